import { MoreOutlined } from '@ant-design/icons'
import { Table, type TableColumnsType, type TableProps } from 'antd'
import {
  createContext,
  use,
  useMemo,
  useRef,
  type Key,
  type KeyboardEvent,
  type ReactNode,
  type ThHTMLAttributes,
} from 'react'
import { Link } from 'react-router'
import { allFields } from '#core/derive/fields.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { isSortable } from '#core/wire/query.ts'
import { titleOf } from '../fields/parts/entities.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { fieldLabel } from '../fields/words.ts'
import type { Views } from '../overrides/define-views.ts'
import { widthOf, type ColumnSettings } from './columns.ts'
import { FieldCell, fieldView } from './field-cell.tsx'
import type { Sort } from './list-state.ts'
import type { Density } from './page-size.ts'
import { HeaderCell, SelectPage, SelectPageContext, type Selection } from './select-page.tsx'

export interface ListTableProps {
  readonly entity: AnyEntity
  readonly records: readonly AnyRecord[]
  readonly columns: readonly string[]
  readonly settings: ColumnSettings
  readonly sort: readonly Sort[]
  readonly onSort: (sort: readonly Sort[]) => void
  readonly density: Density
  readonly isBusy: boolean
  readonly tools: ViewTools
  readonly views: Views
  /** Absent: rows can't be chosen. */
  readonly selection?: Selection
  readonly open: (record: AnyRecord) => void
  /** Absent: rows have no menu. */
  readonly onMenu?: (record: AnyRecord, button: HTMLElement) => void
}

/** The rows of a list. Column definitions are made once, and a cell is drawn again only when its record changes. */
export function ListTable(props: ListTableProps) {
  const { entity, records, density, isBusy, tools, selection, open, settings, columns } = props
  const { t } = tools
  const shift = useRef(false)
  const defined = useColumns(props, shift)
  const width = columns.reduce(
    (sum, name) => sum + widthOf(allFields(entity)[name] ?? { kind: 'text' }, name, settings),
    100,
  )
  const rowSelection: TableProps<AnyRecord>['rowSelection'] =
    selection === undefined
      ? undefined
      : {
          columnWidth: 44,
          fixed: true,
          preserveSelectedRowKeys: true,
          selectedRowKeys: [...selection.ids],
          getCheckboxProps: (record) =>
            labelled(t('console.crud.list.select_row', { title: titleOf(entity, record) })),
          onChange: (keys: Key[], rows: AnyRecord[]) => selection.onChange(keys.map(String), rows),
          // Drawn by the header cell: what stands here is drawn again in a hidden row, where a box may not be.
          columnTitle: ' ',
        }
  const selectPage =
    selection === undefined ? null : (
      <SelectPage records={records} selection={selection} label={t('console.crud.list.select_page')} />
    )
  return (
    <SelectPageContext value={selectPage}>
      <Table<AnyRecord>
        // A cell keeps what it drew until its record changes, so another language or right begins anew.
        key={keyOf(tools)}
        className="lobby-table"
        rowKey="id"
        size={density}
        tableLayout="fixed"
        columns={defined}
        dataSource={records}
        pagination={false}
        scroll={{ x: width }}
        sticky={{ offsetHeader: 56 }}
        showSorterTooltip={false}
        components={components}
        aria-busy={isBusy}
        rowSelection={rowSelection}
        rowClassName="lobby-row"
        onRow={(record) => ({
          tabIndex: -1,
          'data-row': record.id,
          onClick: (event) => {
            if (!isOwnBusiness(event.target as HTMLElement) && !isSelectingText()) open(record)
          },
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === 'Enter' && event.target === event.currentTarget) open(record)
          },
        })}
        onChange={(_pages, _filters, sorter, { action }) => {
          if (action !== 'sort') return
          const active = [sorter]
            .flat()
            .flatMap(({ columnKey, order }) =>
              order === undefined || order === null
                ? []
                : [{ field: String(columnKey), desc: order === 'descend' }],
            )
          props.onSort(nextSort(props.sort, active, shift.current))
        }}
      />
    </SelectPageContext>
  )
}

/** A plain click sorts by that column alone; with Shift it joins the others. */
export function nextSort(before: readonly Sort[], active: readonly Sort[], adds: boolean): readonly Sort[] {
  const changed = active.find(
    (one) => !before.some(({ field, desc }) => field === one.field && desc === one.desc),
  )
  if (changed === undefined)
    return adds ? before.filter((one) => active.some(({ field }) => field === one.field)) : []
  if (!adds) return [changed]
  const kept = before.map((one) => (one.field === changed.field ? changed : one))
  return before.some(({ field }) => field === changed.field) ? kept : [...before, changed]
}

function useColumns(props: ListTableProps, shift: { current: boolean }): TableColumnsType<AnyRecord> {
  const { entity, columns, settings, sort, tools, views, onMenu } = props
  const cells = useMemo(
    () =>
      columns.flatMap((name) => {
        const field = allFields(entity)[name]
        if (field === undefined) return []
        const view = fieldView(views, name, field)
        const suffix = view.headerSuffix?.({ entityName: entity.name, name, field, tools })
        const label = fieldLabel(tools.t, entity.name, name)
        const isTitle = name === entity.title
        return [
          {
            key: name,
            dataIndex: name,
            title: suffix === undefined ? label : `${label} (${suffix})`,
            width: widthOf(field, name, settings),
            align: view.align,
            className: view.align === 'right' ? 'lobby-figure' : undefined,
            ellipsis: { showTitle: false },
            sorter: isSortable(field) ? { multiple: 1 } : undefined,
            shouldCellUpdate: (next: AnyRecord, before: AnyRecord) => next !== before,
            onHeaderCell: () => ({
              onClickCapture: (event: { shiftKey: boolean }) => (shift.current = event.shiftKey),
            }),
            render: (_value: unknown, record: AnyRecord) => {
              const cell = (
                <FieldCell
                  entityName={entity.name}
                  name={name}
                  field={field}
                  record={record}
                  tools={tools}
                  views={views}
                />
              )
              const path = isTitle ? tools.pathOf(entity.name, record.id) : undefined
              return path === undefined ? cell : titleLink(entity, record, path)
            },
          },
        ]
      }),
    [entity, columns, settings, tools, views, shift],
  )
  return useMemo(() => {
    const sorted: TableColumnsType<AnyRecord> = cells.map((column) => {
      const one = sort.find(({ field }) => field === column.key)
      return { ...column, sortOrder: one === undefined ? null : one.desc ? 'descend' : 'ascend' }
    })
    if (onMenu === undefined) return sorted
    return [
      ...sorted,
      {
        key: 'lobby-menu',
        title: <span className="lobby-hidden">{tools.t('console.crud.list.actions')}</span>,
        width: 52,
        fixed: 'right',
        shouldCellUpdate: (next, before) => next !== before,
        render: (_value, record) => (
          <RowMenuButton
            label={tools.t('console.crud.list.actions_of', { title: titleOf(entity, record) })}
            open={(button) => onMenu(record, button)}
          />
        ),
      },
    ]
  }, [cells, sort, onMenu, tools, entity])
}

const components = { header: { cell: HeaderCell } }

const titleLink = (entity: AnyEntity, record: AnyRecord, path: string) => (
  <Link to={path} className="lobby-title-link">
    {titleOf(entity, record)}
  </Link>
)

interface RowMenuButtonProps {
  readonly label: string
  readonly open: (button: HTMLElement) => void
}

/** A bare button: a hundred of antd's would cost more than all other cells. */
export const RowMenuButton = ({ label, open }: RowMenuButtonProps) => (
  <button
    type="button"
    className="lobby-row-menu"
    aria-label={label}
    aria-haspopup="menu"
    onClick={(event) => open(event.currentTarget)}
  >
    <MoreOutlined />
  </button>
)

/** antd hands every attribute on, but its types name only its own. */
const labelled = (label: string) => ({ className: 'lobby-choose', ...{ 'aria-label': label } })

/** Links, buttons and boxes inside a row answer for themselves. */
const isOwnBusiness = (target: HTMLElement) =>
  target.closest('a, button, input, label, [role="menuitem"], .ant-table-selection-column') !== null

/** Someone who marks text in order to copy it does not want to leave. */
const isSelectingText = () => (window.getSelection()?.toString() ?? '') !== ''

const keys = new WeakMap<ViewTools, number>()
let made = 0
function keyOf(tools: ViewTools): number {
  const known = keys.get(tools) ?? (made += 1)
  keys.set(tools, known)
  return known
}
