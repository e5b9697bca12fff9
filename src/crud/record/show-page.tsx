import { Alert, Button, Skeleton } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { stateFieldOf } from '#core/derive/fields.ts'
import { writtenMoment } from '#core/days.ts'
import { relationsOf } from '#core/derive/relations.ts'
import type { AnyEntity } from '#core/entity.ts'
import { keepsHistory } from '#src/data/capabilities.ts'
import { entityNamed, titleOf } from '#src/fields/references/entities.ts'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { useViews } from '#src/crud/use-views.ts'
import { Page } from '#src/shell/page.tsx'
import { RecordSkeleton } from '#src/ui/skeletons.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { RecordValue } from '../columns/field-cell.tsx'
import { Failure } from '../list/list-states.tsx'
import { HeaderActions, type ShownProps } from './header-actions.tsx'
import { Missing } from './missing.tsx'
import { recordCrumbs } from './page-crumbs.ts'
import { RecordDetails } from './record-details.tsx'
import { RecordGlance } from './record-glance.tsx'
import { RecordSummary } from './record-summary.tsx'
import { RecordHistory } from './record-history.tsx'
import { RelatedList } from './related-list.tsx'
import { useRecord } from './use-record.ts'
import { entityLabel } from '#src/i18n/entity-label.ts'
import '../crud.css'

interface ShowPageProps {
  readonly entity: AnyEntity
}

/** One record as its declaration defines it, or the entity's own page if it has one. */
export function ShowPage({ entity }: ShowPageProps) {
  const { pages } = useViews(entity.name)
  const { id = '' } = useParams()
  return pages?.show === undefined ? (
    <GeneratedShow key={id} entity={entity} id={id} />
  ) : (
    <pages.show key={id} entity={entity} />
  )
}

/** Summary first, then sections, related records, history last. What the state or the right forbids is absent. */
export function GeneratedShow({ entity, id }: ShowPageProps & { readonly id: string }) {
  const tools = useViewTools()
  const { t } = tools
  const [isLeaving, setLeaving] = useState(false)
  const { record, isTrashed, isLoading, isMissing, error, heldSince, refetch } = useRecord({
    entity,
    id,
    isLeaving,
  })
  if (isLoading)
    return (
      <Page title={<Skeleton.Input active size="small" />} breadcrumb={recordCrumbs(tools, entity)}>
        <RecordSkeleton entity={entity} />
      </Page>
    )
  if (isMissing && record === undefined) return <Missing entity={entity} tools={tools} />
  const loadFailed = t('console.crud.record.load_failed', { one: entityLabel(t, entity.name, 'one') })
  if (record === undefined)
    return (
      <Page title={loadFailed} breadcrumb={recordCrumbs(tools, entity)}>
        <Failure title={loadFailed} error={error} t={t} retry={() => void refetch()} />
      </Page>
    )
  return (
    <Shown
      entity={entity}
      record={record}
      isTrashed={isTrashed}
      heldSince={heldSince}
      tools={tools}
      reload={() => void refetch()}
      setLeaving={setLeaving}
    />
  )
}

interface HeldProps {
  /** When it was loaded, in milliseconds, where it could not be loaded again since. */
  readonly heldSince: number | undefined
}

function Shown({ entity, record, isTrashed, heldSince, tools, reload, setLeaving }: ShownProps & HeldProps) {
  const { t } = tools
  const views = useViews(entity.name)
  const title = views.title?.(record, tools) ?? titleOf(entity, record)
  const state = stateFieldOf(entity)
  return (
    <Page
      title={title}
      tag={
        state !== undefined && (
          <RecordValue entity={entity} name={state} record={record} tools={tools} views={views} />
        )
      }
      breadcrumb={recordCrumbs(tools, entity)}
      actions={
        <HeaderActions
          entity={entity}
          record={record}
          isTrashed={isTrashed}
          tools={tools}
          reload={reload}
          setLeaving={setLeaving}
        />
      }
    >
      {heldSince !== undefined && (
        <Alert
          type="warning"
          showIcon
          role="status"
          message={t('console.crud.record.held', {
            moment: writtenMoment(new Date(heldSince).toISOString()),
          })}
          action={
            <Button size="small" onClick={reload}>
              {t('console.crud.list.retry')}
            </Button>
          }
          className="lobby-notice"
        />
      )}
      {isTrashed && (
        <Alert
          type="warning"
          showIcon
          message={t('console.crud.record.deleted_notice')}
          className="lobby-notice"
        />
      )}
      <RecordSummary entity={entity} record={record} tools={tools} views={views} />
      <RecordTabs entity={entity} record={record} tools={tools} />
    </Page>
  )
}

function RecordTabs({ entity, record, tools }: Pick<ShownProps, 'entity' | 'record' | 'tools'>) {
  const { t } = tools
  const views = useViews(entity.name)
  const [params, setParams] = useSearchParams()
  const relations = useMemo(() => Object.values(relationsOf(entity)), [entity])
  const related = (entity.tabs ?? []).flatMap((name) => {
    const relation = relations.find((one) => one.field === name)
    const target = relation === undefined ? undefined : entityNamed(relation.target)
    if (relation?.via === undefined || target === undefined || !tools.can('read', target.name)) return []
    const total = record[`${name}_count`]
    return [
      {
        key: name,
        isEmpty: total === 0,
        label: `${fieldLabel(t, entity.name, name)}${typeof total === 'number' ? ` (${total})` : ''}`,
        children: (
          <RelatedList
            target={target}
            via={relation.via}
            also={relation.also}
            parent={entity}
            parentId={record.id}
            tools={tools}
          />
        ),
      },
    ]
  })
  const history = !keepsHistory(entity)
    ? []
    : [
        {
          key: 'history',
          label: t('console.crud.record.history'),
          children: <RecordHistory entity={entity} id={record.id} version={record.version} tools={tools} />,
        },
      ]
  const details = (
    <>
      <RecordGlance entity={entity} record={record} tools={tools} />
      <RecordDetails entity={entity} record={record} tools={tools} views={views} />
    </>
  )
  const open = params.get('tab')
  const isFolded = ({ key, isEmpty }: RelatedTab) => isEmpty && related.length > mostTabs && key !== open
  const folded = related.filter(isFolded)
  const items = [
    { key: 'details', label: t('console.crud.record.details'), children: details },
    // Those that hold something come first; many that hold nothing share one tab.
    ...related.filter((one) => !isFolded(one)).map(asTab),
    ...history,
    ...(folded.length === 0
      ? []
      : [
          {
            key: 'empty',
            label: t('console.crud.record.empty_related', { total: folded.length }),
            children: <EmptyRelated tabs={folded} />,
          },
        ]),
  ]
  if (items.length === 1) return details
  return (
    <Tabs
      className="lobby-tabs"
      destroyOnHidden
      activeKey={items.some(({ key }) => key === open) && open !== null ? open : 'details'}
      onChange={(key) => setParams(key === 'details' ? {} : { tab: key }, { replace: true })}
      items={items}
    />
  )
}

interface RelatedTab {
  readonly key: string
  readonly label: string
  readonly isEmpty: boolean
  readonly children: ReactNode
}
/** More lists than this do not fit beside each other. */
const mostTabs = 5

/** The lists that hold nothing yet, where one opens them to add the first record. */
const EmptyRelated = ({ tabs }: { readonly tabs: readonly RelatedTab[] }) => (
  <ul className="lobby-empty-related">
    {tabs.map(({ key, label }) => (
      <li key={key}>
        <Link to={`?tab=${key}`} replace>
          {label}
        </Link>
      </li>
    ))}
  </ul>
)

const asTab = ({ key, label, children }: RelatedTab) => ({ key, label, children })
