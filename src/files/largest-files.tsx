import { Link } from 'react-router'
import { registry } from '#entities/index.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatBytes, formatDateTime } from '../fields/format.ts'
import { entityNamed } from '../fields/references/entities.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { fieldLabel } from '../fields/words.ts'
import { LineTable } from '../ui/line-table.tsx'
import type { LargeFile } from './use-usage.ts'

interface LargestFilesProps {
  readonly files: readonly LargeFile[]
  readonly tools: ViewTools
}

/** The files that it pays to look at first, each with the way to the record that holds it. */
export function LargestFiles({ files, tools }: LargestFilesProps) {
  const { t, language } = tools
  const label = (name: 'name' | 'created_at') => fieldLabel(t, registry.file.name, name)
  return (
    <LineTable
      className="lobby-figures lobby-usage-table"
      caption={t('console.files.usage.largest')}
      columns={[
        {
          title: label('name'),
          isHead: true,
          cell: ({ id, name }) => <Page entity={registry.file.name} id={id} text={name} tools={tools} />,
        },
        {
          title: t('console.files.usage.held_by'),
          cell: (file) => <Holder file={file} tools={tools} />,
        },
        { title: label('created_at'), cell: (file) => formatDateTime(file.created_at) },
        {
          title: t('console.files.usage.size'),
          isNumber: true,
          cell: ({ size }) => formatBytes(size, language),
        },
      ]}
      rows={files}
      keyOf={({ id }) => id}
    />
  )
}

interface HolderProps {
  readonly file: LargeFile
  readonly tools: ViewTools
}

function Holder({ file: { owner_entity: entity, owner_id: id, owner_field: field }, tools }: HolderProps) {
  const { t } = tools
  if (entity === null || id === null || entityNamed(entity) === undefined)
    return t('console.files.usage.unheld')
  const kind = entityLabel(t, entity, 'many')
  const text = field === null ? kind : `${kind} · ${fieldLabel(t, entity, field)}`
  return <Page entity={entity} id={id} text={text} tools={tools} />
}

interface PageProps extends Pick<HolderProps, 'tools'> {
  readonly entity: string
  readonly id: string
  readonly text: string
}

/** A link where the user may open the page. */
function Page({ entity, id, text, tools }: PageProps) {
  const path = tools.pathOf(entity, id)
  return path === undefined ? text : <Link to={path}>{text}</Link>
}
