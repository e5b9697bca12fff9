import { PlusOutlined } from '@ant-design/icons'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { holdsNew, screensOf, type NamedView } from '#core/derive/screens.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { conditionNodes } from '#core/wire/filter.ts'
import { capabilities } from '#src/data/capabilities.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { countRecords } from '#src/fields/count-records.ts'
import { createLabel, entityLabel } from '#src/i18n/entity-label.ts'
import { useViews } from '#src/crud/use-views.ts'
import { Page } from '#src/shell/page.tsx'
import { actionsFor, pageRights, type RecordAction } from '../actions/actions.ts'
import { columnsKey, defaultColumns, isColumnSettings, shownColumns } from '../columns/columns.ts'
import { exportList, type ExportFormat } from './export-list.ts'
import { LinkButton } from '../actions/link-button.tsx'
import { Failure, ListSkeleton } from './list-states.tsx'
import { ListTable, type ListTableProps } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { moduleCrumb } from '../record/page-crumbs.ts'
import { Pager } from './pager.tsx'
import { useDensity, usePageSize } from './page-size.ts'
import { useRowMenu } from '../actions/row-menu.tsx'
import { ViewTabs } from './view-tabs.tsx'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { useListAddress } from './use-list-address.ts'
import { usePreference } from '#src/session/use-preference.ts'
import { useRecordActions } from '../actions/use-record-actions.tsx'
import { defaultSort, useRecordList } from './use-record-list.ts'
import { useListTotals } from './use-list-totals.ts'
import { useListKeys } from './use-list-keys.ts'
import { useAllMatching, useSelection } from './use-selection.ts'
import '../crud.css'
import { message } from '#src/ui/feedback.ts'

/** Most lists have rows. */
const Nothing = lazy(async () => ({ default: (await import('./nothing.tsx')).Nothing }))
/** Most screens are no phones, and most visits choose no rows. */
const ListCards = lazy(async () => ({ default: (await import('./list-cards.tsx')).ListCards }))
const SelectionBar = lazy(async () => ({ default: (await import('./selection-bar.tsx')).SelectionBar }))

interface ListPageProps {
  readonly entity: AnyEntity
}

/** The list of an entity as its declaration defines it, or the entity's own page if it has one. */
export function ListPage({ entity }: ListPageProps) {
  const { pages } = useViews(entity.name)
  return pages?.list === undefined ? <GeneratedList entity={entity} /> : <pages.list entity={entity} />
}

/** Search, filters, columns, selection, actions, export: the same on every list. All of its state is in the address. */
export function GeneratedList({ entity, view }: ListPageProps & { readonly view?: NamedView }) {
  const tools = useViewTools()
  const { t } = tools
  const views = useViews(entity.name)
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const [address, change] = useListAddress()
  const state = useMemo(() => (view?.trashed ? { ...address, trashed: true } : address), [address, view])
  const fixed = useMemo(() => conditionNodes(view?.where), [view])
  const [density, setDensity] = useDensity()
  const [ownSize, setOwnSize] = usePageSize()
  const fallback = useMemo(() => defaultColumns(entity, view), [entity, view])
  const [settings, setSettings] = usePreference({
    key: columnsKey(entity, view),
    is: isColumnSettings,
    fallback,
  })
  const columns = useMemo(() => shownColumns(entity, settings, tools), [entity, settings, tools])
  const rights = useMemo(() => pageRights(entity, tools), [entity, tools])
  const pageSize = state.pageSize ?? ownSize
  const list = useRecordList({ entity, state, pageSize, columns, fixed, tools })
  const { records, total } = list
  const totals = useListTotals({ entity, columns, records, total, request: list.request, tools })
  const selection = useSelection()
  const { clear } = selection
  const allMatching = useAllMatching(entity, list.request, tools)
  const box = useRef<HTMLDivElement>(null)
  const fitted = useRef<ReadonlyMap<string, number>>(new Map())
  const onFitted = useCallback((widths: ReadonlyMap<string, number>) => {
    fitted.current = widths
  }, [])

  const screens = screensOf(entity)
  const open = useCallback(
    (record: AnyRecord) => {
      const path = tools.pathOf(entity.name, record.id)
      if (path !== undefined) void navigate(path)
    },
    [entity, navigate, tools],
  )
  const { start, dialogs } = useRecordActions({ entity, tools, onDone: clear })
  const run = (action: RecordAction, record: AnyRecord) => {
    if (action.kind === 'edit') void navigate(`/${(screens.edit ?? '').replace(':id', record.id)}`)
    else if (action.kind === 'clone') void navigate(`/${screens.create}?clone=${record.id}`)
    else start(action, [record])
  }
  const { show, menu } = useRowMenu({ entity, tools, rights, isTrash: state.trashed, run, open })

  // A selection made under other filters must not be deleted by mistake.
  const asked = JSON.stringify([list.request.filters, list.request.keyword, list.request.trashed])
  useEffect(() => clear(), [asked, clear])
  // The last row of the last page was deleted.
  useEffect(() => {
    if (!list.isBusy && list.total > 0 && list.records.length === 0 && state.page > 1)
      change({ page: Math.ceil(list.total / pageSize) })
  }, [list.isBusy, list.total, list.records.length, state.page, pageSize, change])

  const exportAs = async (format: ExportFormat) => {
    try {
      const file = await exportList({ entity, request: list.request, columns, format })
      message.success(t('console.crud.list.exported', { file }))
    } catch (error) {
      showError(t, error, { failed: 'export_failed' })
    }
  }
  const mayCreate = rights.create && screens.create !== undefined && holdsNew(entity, view ?? {})
  const createPath = mayCreate ? `/${screens.create}` : undefined
  useListKeys(box, {
    records,
    create: createPath === undefined ? undefined : () => void navigate(createPath),
    edit: (record) => {
      const edit = actionsFor(entity, rights, record, state.trashed).find(({ kind }) => kind === 'edit')
      if (edit !== undefined) run(edit, record)
    },
  })
  const canChoose = rights.delete || rights.transitions.length > 0
  const rows: ListTableProps = {
    entity,
    tools,
    views,
    columns,
    settings,
    onSettings: setSettings,
    onFitted,
    density,
    open,
    records,
    ...(totals === undefined ? {} : { totals }),
    isBusy: list.isBusy,
    sort: state.sort.length > 0 ? state.sort : [defaultSort(entity)],
    onSort: (sort) => change({ sort }),
    ...(canChoose ? { selection: { ids: selection.ids, onChange: selection.change } } : {}),
    ...(canChoose || rights.update || rights.create ? { onMenu: show } : {}),
  }
  const isFiltered = state.keyword !== '' || state.filters.length > 0
  const { listActions: OwnActions, listHead: OwnHead } = views
  const own = { entity, tools, ...(view === undefined ? {} : { view }) }

  const content = () => {
    if (list.error !== null && list.records.length === 0)
      return (
        <Failure
          title={t('console.crud.list.load_failed')}
          error={list.error}
          t={t}
          retry={() => void list.refetch()}
        />
      )
    if (list.isFirst) return <ListSkeleton rows={Math.min(pageSize, 20)} t={t} />
    if (list.records.length === 0)
      return (
        <Nothing
          entity={entity}
          t={t}
          isFiltered={isFiltered}
          isTrash={state.trashed}
          createPath={createPath}
          clear={() => change({ keyword: '', filters: [] })}
        />
      )
    return isPhone ? <ListCards {...rows} /> : <ListTable {...rows} />
  }
  return (
    <Page
      title={
        view === undefined
          ? entityLabel(t, entity.name, 'many')
          : t(`entity.${entity.name}.views.${view.name}`)
      }
      subtitle={list.isFirst ? undefined : countRecords(tools, entity.name, list.total)}
      breadcrumb={moduleCrumb(tools, entity)}
      actions={
        <>
          {OwnActions !== undefined && <OwnActions {...own} />}
          {createPath !== undefined && (
            <LinkButton
              to={createPath}
              type="primary"
              icon={<PlusOutlined />}
              className="lobby-main-action"
              aria-label={createLabel(t, entity.name)}
            >
              {createLabel(t, entity.name)}
            </LinkButton>
          )}
        </>
      }
    >
      {OwnHead !== undefined && <OwnHead {...own} />}
      <ViewTabs
        state={state}
        {...own}
        {...(views.viewCount === undefined ? {} : { count: views.viewCount })}
      />
      <div className="lobby-list" ref={box}>
        <ListToolbar
          entity={entity}
          tools={tools}
          state={state}
          change={change}
          settings={settings}
          onSettings={setSettings}
          fitted={fitted}
          density={density}
          onDensity={setDensity}
          isPhone={isPhone}
          isBusy={list.isBusy}
          refresh={() => void list.refetch()}
          canRestore={rights.delete && view?.trashed !== true}
          {...(entity.export === false || !capabilities().exports ? {} : { exportAs })}
        />
        {selection.ids.size > 0 && (
          <Suspense fallback={<div className="lobby-selection" />}>
            <SelectionBar
              entity={entity}
              tools={tools}
              rights={rights}
              own={views.chosenActions}
              chosen={[...selection.chosen.values()]}
              total={list.total}
              isTrash={state.trashed}
              start={start}
              clear={clear}
              chooseAll={async () => {
                const all = await allMatching(list.total)
                selection.change(
                  all.map(({ id }) => id),
                  all,
                )
              }}
            />
          </Suspense>
        )}
        <Suspense fallback={<ListSkeleton rows={Math.min(pageSize, 20)} t={t} />}>{content()}</Suspense>
        {list.total > 0 && (
          <Pager
            page={state.page}
            pageSize={pageSize}
            total={list.total}
            t={t}
            onChange={(page) => {
              change({ page })
              window.scrollTo({ top: 0 })
            }}
            onSize={(size) => {
              setOwnSize(size)
              change({ page: 1, pageSize: size })
            }}
          />
        )}
      </div>
      {menu}
      {dialogs}
    </Page>
  )
}
