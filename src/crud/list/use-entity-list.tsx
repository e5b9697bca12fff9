import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { listSort } from '#core/derive/list-sort.ts'
import { holdsNew, type NamedView } from '#core/derive/screens.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { conditionNodes } from '#core/wire/filter.ts'
import type { FilterNode } from '#core/wire/query.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { useViews } from '#src/crud/use-views.ts'
import { screensHere } from '#src/session/screens-here.ts'
import { usePreference } from '#src/session/use-preference.ts'
import { message } from '#src/ui/feedback.ts'
import { actionsFor, pageRights, type RecordAction } from '../actions/actions.ts'
import { clonePath } from '../actions/clone-path.ts'
import { useRowMenu } from '../actions/row-menu.tsx'
import { useRecordActions } from '../actions/use-record-actions.tsx'
import {
  columnsKey,
  defaultColumns,
  isColumnSettings,
  settingsIn,
  shownColumns,
  type ColumnSettings,
} from '../columns/columns.ts'
import { exportList, type ExportFormat } from './export-list.ts'
import { useDensity, usePageSize } from './page-size.ts'
import type { ListState, Sort } from '#domain/lists/list-state.ts'
import { useListAddress } from './use-list-address.ts'
import { useListKeys } from './use-list-keys.ts'
import { useListTotals } from './use-list-totals.ts'
import { useRecordList } from './use-record-list.ts'
import { useAllMatching, useSelection } from './use-selection.ts'

export interface EntityListInput {
  readonly entity: AnyEntity
  /** The entity's further list; absent for the main list. */
  readonly view?: NamedView | undefined
  /** A look that shows every record at once, by these fields. Absent: pages. */
  readonly whole?: readonly string[] | undefined
  /** The fields of the look's pages. Absent: the reader's columns. */
  readonly fields?: readonly string[] | undefined
  /** The look's order where the address names none. Default: the declaration's. */
  readonly order?: Sort | undefined
  /** The part of the records that the look shows. */
  readonly within?: ((state: ListState) => readonly FilterNode[]) | undefined
}

/** Where a new record of the list is made; undefined where the reader may not, or the list would not show it. */
export function useCreatePath({ entity, view }: Pick<EntityListInput, 'entity' | 'view'>) {
  const tools = useViewTools()
  const { create } = screensHere(entity)
  const may = create !== undefined && pageRights(entity, tools).create && holdsNew(entity, view ?? {})
  return may ? `/${create}` : undefined
}

/**
 * A list without its look: its state in the address, the records that match, the reader's rights, columns, selection,
 * keys, actions and export. A look draws `records`, and opens, chooses and changes them by what it is given here.
 */
export function useEntityList({ entity, view, whole, fields, order, within }: EntityListInput) {
  const tools = useViewTools()
  const views = useViews(entity.name)
  const navigate = useNavigate()
  const [address, change] = useListAddress()
  const state = useMemo(() => {
    const sort = address.sort.length > 0 || order === undefined ? address.sort : [order]
    return { ...address, sort, ...(view?.trashed === true ? { trashed: true } : {}) }
  }, [address, view, order])
  const fixed = useMemo(
    () => [...conditionNodes(view?.where), ...(within?.(state) ?? [])],
    [view, within, state],
  )
  const [density, setDensity] = useDensity()
  const [ownSize, setOwnSize] = usePageSize()
  const fallback = useMemo(() => defaultColumns(entity, view), [entity, view])
  const [ownSettings, setOwnSettings] = usePreference({
    key: columnsKey(entity, view),
    is: isColumnSettings,
    fallback,
  })
  const settings = useMemo(() => settingsIn(state, ownSettings), [state, ownSettings])
  // The columns of a saved view are its own; how wide they are is the reader's.
  const setSettings = (next: ColumnSettings | undefined) => {
    if (state.columns === undefined) return setOwnSettings(next)
    const { shown } = next ?? fallback
    if (shown.join() !== state.columns.join()) change({ columns: shown, page: state.page })
    if (next !== undefined) setOwnSettings({ ...next, shown: ownSettings.shown })
  }
  const columns = useMemo(
    () => shownColumns(entity, fields === undefined ? settings : { shown: fields, widths: {} }, tools),
    [entity, settings, fields, tools],
  )
  const rights = useMemo(() => pageRights(entity, tools), [entity, tools])
  const moves = rights.transitions.length + rights.actions.length
  const pageSize = state.pageSize ?? ownSize
  const list = useRecordList({
    entity,
    state,
    pageSize: whole === undefined ? pageSize : 'all',
    columns: whole ?? columns,
    fixed,
    tools,
  })
  const { records, total } = list
  const totals = useListTotals({ entity, columns, records, total, request: list.request, tools })
  const selection = useSelection()
  const { clear } = selection
  const allMatching = useAllMatching(entity, list.request, tools)
  const box = useRef<HTMLDivElement>(null)
  const [groups, setGroups] = useState<Readonly<Record<string, string>>>()

  const screens = screensHere(entity)
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
    else if (action.kind === 'clone') void navigate(clonePath(entity, views, record))
    else start(action, [record])
  }
  const { show: showMenu, menu } = useRowMenu({ entity, tools, rights, isTrash: state.trashed, run, open })

  // A selection made under other filters must not be deleted by mistake.
  const asked = JSON.stringify([list.request.filters, list.request.keyword, list.request.trashed])
  useEffect(() => clear(), [asked, clear])
  // The last row of the last page was deleted.
  useEffect(() => {
    if (whole === undefined && !list.isBusy && total > 0 && records.length === 0 && state.page > 1)
      change({ page: Math.ceil(total / pageSize) })
  }, [whole, list.isBusy, total, records.length, state.page, pageSize, change])

  const createPath = useCreatePath({ entity, view })
  useListKeys(box, {
    records,
    create: createPath === undefined ? undefined : () => void navigate(createPath),
    edit: (record) => {
      const edit = actionsFor(entity, rights, record, state.trashed).find(({ kind }) => kind === 'edit')
      if (edit !== undefined) run(edit, record)
    },
  })
  return {
    entity,
    view,
    tools,
    views,
    rights,
    state,
    change,
    /** The request's answer, with `isFirst`, `isBusy`, `error` and `refetch`. */
    list,
    records,
    total,
    totals,
    columns,
    settings,
    setSettings,
    density,
    setDensity,
    pageSize,
    setOwnSize,
    sort: state.sort.length > 0 ? state.sort : listSort(entity),
    isFiltered: state.keyword !== '' || state.filters.length > 0,
    selection,
    canChoose: rights.delete || rights.update || moves > 0 || views.chosenActions !== undefined,
    hasMenu: rights.delete || moves > 0 || rights.update || rights.create,
    createPath,
    open,
    start,
    showMenu,
    /** The row's menu and the dialogs of actions; drawn once, anywhere. */
    layers: (
      <>
        {menu}
        {dialogs}
      </>
    ),
    /** What the look that is shown groups the file by; undefined: the file is the list. */
    groups,
    setGroups,
    /** The element that holds the list: its keys walk the rows in it. */
    box,
    async chooseAll() {
      const all = await allMatching(total)
      selection.change(
        all.map(({ id }) => id),
        all,
      )
    },
    async exportAs(format: ExportFormat) {
      try {
        const file = await exportList({ entity, request: list.request, columns, format, groups })
        message.success(tools.t('console.crud.list.exported', { file }))
      } catch (error) {
        showError(tools.t, error, { failed: 'export_failed' })
      }
    },
  }
}

export type EntityList = ReturnType<typeof useEntityList>
