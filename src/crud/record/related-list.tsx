import { PlusOutlined } from '@ant-design/icons'
import { Empty, Flex } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { screensHere } from '#src/session/screens-here.ts'
import { useSession } from '#src/session/session.ts'
import { listSort } from '#core/derive/list-sort.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { createLabel, entityLabel } from '#src/i18n/entity-label.ts'
import { useViews } from '#src/crud/use-views.ts'
import { offersFilter } from '#src/data/capabilities.ts'
import { useRefresh } from '#src/data/use-refresh.ts'
import { pageRights, type RecordAction } from '../actions/actions.ts'
import { defaultColumns, shownColumns } from '../columns/columns.ts'
import { clonePath } from '../actions/clone-path.ts'
import { LinkButton } from '../actions/link-button.tsx'
import { ListCards } from '../list/list-cards.tsx'
import { Failure, ListSkeleton } from '../list/list-states.tsx'
import { emptyListState, encodeListState, type ListState } from '#domain/lists/list-state.ts'
import { ListTable, type ListTableProps } from '../list/list-table.tsx'
import { Pager } from '../list/pager.tsx'
import { useRowMenu } from '../actions/row-menu.tsx'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { useRecordActions } from '../actions/use-record-actions.tsx'
import { useRecordList } from '../list/use-record-list.ts'

interface RelatedListProps {
  readonly target: AnyEntity
  /** The target's field that points to the parent. */
  readonly via: string
  /** Further fields of it that may. */
  readonly also?: readonly string[] | undefined
  /** The entity of the record above. */
  readonly parent: AnyEntity
  readonly parentId: string
  readonly tools: ViewTools
}

const rowsShown = 10

/** The records that belong to the one above: a short list with a button to add one. */
export function RelatedList({ target, via, also, parent, parentId, tools }: RelatedListProps) {
  const { t } = tools
  const views = useViews(target.name)
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { building } = useSession()
  const [state, setState] = useState<ListState>(emptyListState)
  const fixed = useMemo(() => {
    const points = [via, ...(also ?? [])].map((field) => ({
      field,
      operator: 'eq' as const,
      value: parentId,
    }))
    const either = { or: points }
    // A server that knows no alternatives is asked for the first.
    return points.length > 1 && offersFilter(target, either) ? [either] : points.slice(0, 1)
  }, [target, via, also, parentId])
  const settings = useMemo(() => defaultColumns(target), [target])
  const columns = useMemo(
    () => shownColumns(target, settings, tools).filter((name) => name !== via),
    [target, settings, tools, via],
  )
  const rights = useMemo(() => pageRights(target, tools), [target, tools])
  const list = useRecordList({ entity: target, state, pageSize: rowsShown, columns, fixed, tools })
  const refresh = useRefresh()
  const { start, dialogs } = useRecordActions({
    entity: target,
    tools,
    // The page above counts these records.
    onDone: () => refresh(parent.name, { ids: [parentId], lists: false }),
  })
  const screens = screensHere(target)
  const open = useCallback(
    (record: AnyRecord) => {
      const path = tools.pathOf(target.name, record.id)
      if (path !== undefined) void navigate(path)
    },
    [target, navigate, tools],
  )
  const run = (action: RecordAction, record: AnyRecord) => {
    if (action.kind === 'edit') void navigate(`/${(screens.edit ?? '').replace(':id', record.id)}`)
    else if (action.kind === 'clone') void navigate(clonePath(target, views, record))
    else start(action, [record])
  }
  const { show, menu } = useRowMenu({ entity: target, tools, rights, isTrash: false, run, open })
  const rows: ListTableProps = {
    entity: target,
    tools,
    views,
    columns,
    settings,
    open,
    records: list.records,
    density: 'small',
    isBusy: list.isBusy,
    sort: state.sort.length > 0 ? state.sort : listSort(target),
    onSort: (sort) => setState({ ...state, sort, page: 1 }),
    onMenu: show,
  }
  // Opened in another tab, it makes the record where this one is.
  const place: Record<string, string> =
    target.scope === 'building' && building !== undefined ? { 'set.building_id': building.id } : {}
  const set = { ...place, [`set.${via}`]: parentId }
  const wholeList =
    screens.list === undefined
      ? undefined
      : `/${screens.list}?${encodeListState({ ...emptyListState, filters: fixed })}`
  const content = () => {
    if (list.error !== null)
      return (
        <Failure
          title={t('console.crud.list.load_failed')}
          error={list.error}
          t={t}
          retry={() => void list.refetch()}
        />
      )
    if (list.isFirst) return <ListSkeleton rows={3} t={t} />
    if (list.records.length === 0)
      return (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t('console.crud.list.empty', { one: entityLabel(t, target.name, 'one') })}
        />
      )
    return isPhone ? <ListCards {...rows} /> : <ListTable {...rows} />
  }
  return (
    <div className="lobby-list">
      <Flex justify="space-between" align="center" wrap gap={8} className="lobby-related-bar">
        {wholeList !== undefined && list.total > 0 && tools.can('read', target.name) ? (
          <Link to={wholeList}>{t('console.crud.record.all_related', { total: list.total })}</Link>
        ) : (
          <span />
        )}
        {rights.create && screens.create !== undefined && (
          <LinkButton
            to={`/${screens.create}?${new URLSearchParams({ ...set, back: pathname + search }).toString()}`}
            icon={<PlusOutlined />}
          >
            {createLabel(t, target.name)}
          </LinkButton>
        )}
      </Flex>
      {content()}
      {list.total > rowsShown && (
        <Pager
          page={state.page}
          pageSize={rowsShown}
          total={list.total}
          t={t}
          onChange={(page) => setState({ ...state, page })}
        />
      )}
      {menu}
      {dialogs}
    </div>
  )
}
