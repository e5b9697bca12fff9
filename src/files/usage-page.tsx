import { Empty, Skeleton } from 'antd'
import { registry } from '#entities/index.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { recordCrumbs } from '../crud/record/page-crumbs.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { entityNamed } from '../fields/references/entities.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { Section } from '../ui/section.tsx'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { LargestFiles } from './largest-files.tsx'
import { UsageBar } from './usage-bar.tsx'
import { UsageTable, type UsageRow } from './usage-table.tsx'
import { useUsage, type Usage } from './use-usage.ts'
import '../fees/fees.css'
import '../crud/crud.css'

/** How much of its storage the building has used, for what, by whom, and which files are the largest. */
export function StorageUsagePage() {
  const tools = useViewTools()
  const { t } = tools
  const { building } = useSession()
  const { data, error, isPending, refetch } = useUsage()
  const [module] = recordCrumbs(tools, registry.file)
  const list = recordCrumbs(tools, registry.file).at(-1)
  const content = () => {
    if (error !== null)
      return (
        <Failure
          title={t('console.files.usage.load_failed')}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      )
    if (isPending) return <Skeleton active paragraph={{ rows: 10 }} />
    return <Figures usage={data} tools={tools} />
  }
  return (
    <Page
      title={t('console.menu.title.storage_use')}
      subtitle={building?.name}
      breadcrumb={[module, list].filter((crumb) => crumb !== undefined)}
    >
      {content()}
    </Page>
  )
}

function Figures({ usage, tools }: { readonly usage: Usage; readonly tools: ViewTools }) {
  const { t } = tools
  if (usage.used.files === 0)
    return (
      <>
        <UsageBar usage={usage} tools={tools} />
        <Empty
          className="lobby-empty"
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t('console.files.usage.nothing')}
        />
      </>
    )
  return (
    <>
      <UsageBar usage={usage} tools={tools} />
      <div className="lobby-usage-columns">
        <Section title={t('console.files.usage.by_entity')}>
          <UsageTable title={t('console.files.usage.entity')} rows={entityRows(usage, tools)} tools={tools} />
        </Section>
        <Section title={t('console.files.usage.by_account')}>
          <UsageTable
            title={t('console.files.usage.account')}
            rows={accountRows(usage, tools)}
            tools={tools}
          />
        </Section>
      </div>
      {usage.largest.length > 0 && (
        <Section title={t('console.files.usage.largest')}>
          <LargestFiles files={usage.largest} tools={tools} />
        </Section>
      )}
    </>
  )
}

const entityRows = (usage: Usage, { t }: ViewTools): UsageRow[] => [
  ...usage.by_entity.map(({ entity, ...sum }) => ({
    ...sum,
    key: entity ?? '',
    name:
      entity === null || entityNamed(entity) === undefined
        ? t('console.files.usage.unheld')
        : entityLabel(t, entity, 'many'),
  })),
  ...restRow(usage, t),
]

const accountRows = (usage: Usage, { t }: ViewTools): UsageRow[] => [
  ...usage.by_account.map(({ account_id: id, name, ...sum }) => ({
    ...sum,
    key: id ?? '',
    name: name ?? t('console.files.usage.nobody'),
  })),
  ...restRow(usage, t),
]

const restRow = ({ others }: Usage, t: ViewTools['t']): UsageRow[] =>
  others.files === 0 ? [] : [{ ...others, key: 'rest', name: t('console.files.usage.others'), isRest: true }]
