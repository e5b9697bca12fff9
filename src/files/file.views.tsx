import { PieChartOutlined } from '@ant-design/icons'
import { file } from '#entities/account/file.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { formatBytes } from '../fields/format.ts'
import { entityNamed } from '../fields/references/entities.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { fieldLabel } from '../fields/words.ts'
import { UsageBar } from './usage-bar.tsx'
import { useUsage } from './use-usage.ts'
import { defineViews, type FieldProps, type ListPartProps } from '../crud/views.ts'

/** Sizes as people say them, what holds a file in the console's own words, and how full the storage is. */
export const views = defineViews(file, {
  columns: { size: Size },
  fields: {
    size: { Detail: Size },
    owner_entity: { Detail: OwnerKind },
    owner_field: { Detail: OwnerField },
  },
  listActions: UsageLink,
  listHead: UsageHead,
})

function Size({ value, tools }: FieldProps<typeof file>) {
  return formatBytes(Number(value), tools.language)
}

const kindIn = ({ record }: FieldProps<typeof file>) => {
  const kind = String(record.owner_entity ?? '')
  return entityNamed(kind) === undefined ? undefined : kind
}

function OwnerKind(props: FieldProps<typeof file>) {
  const kind = kindIn(props)
  return kind === undefined ? '–' : entityLabel(props.tools.t, kind, 'many')
}

function OwnerField(props: FieldProps<typeof file>) {
  const kind = kindIn(props)
  return kind === undefined ? '–' : fieldLabel(props.tools.t, kind, String(props.value ?? ''))
}

function UsageLink({ tools }: ListPartProps) {
  return (
    <LinkButton to="/file-usage" icon={<PieChartOutlined />}>
      {tools.t('console.menu.title.storage_use')}
    </LinkButton>
  )
}

function UsageHead({ tools }: ListPartProps) {
  const { data } = useUsage()
  return data === undefined ? null : (
    <div className="lobby-usage-head">
      <UsageBar usage={data} tools={tools} />
    </div>
  )
}
