import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import type { Views } from '#src/crud/views.ts'
import type { ColumnSettings } from '../columns/columns.ts'
import { useListColumns, type ListColumn } from '../columns/list-columns.ts'
import { useColumnWidths, type Sizing } from '../columns/use-column-widths.ts'
import type { Sort } from '#domain/lists/list-state.ts'
import type { Density } from './page-size.ts'
import { useRowSlots } from './row-slots.ts'
import { SelectPage, type Selection } from './select-page.tsx'
import { TableHead, type ColumnTools } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TableTotals } from './table-totals.tsx'
import type { ListTotals } from './use-list-totals.ts'
import { useDrawnRows } from './use-drawn-rows.ts'
import { useMoreShadows } from './use-more-shadows.ts'

export interface ListTableProps {
  readonly entity: AnyEntity
  readonly records: readonly AnyRecord[]
  readonly columns: readonly string[]
  readonly settings: ColumnSettings
  /** Absent: the columns can't be moved or sized. */
  readonly onSettings?: (settings: ColumnSettings) => void
  /** Hears which widths the columns have got, in pixels. */
  readonly onFitted?: (widths: ReadonlyMap<string, number>) => void
  readonly sort: readonly Sort[]
  readonly onSort: (sort: readonly Sort[]) => void
  /** Absent: no column is a sum. */
  readonly totals?: ListTotals
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

const boxWidth = 44
const menuWidth = 52

/**
 * The rows of a list. A plain table: antd's takes several times the script for a hundred rows. What is clicked is found
 * out once, for all rows.
 */
export function ListTable(props: ListTableProps) {
  const { entity, records, density, isBusy, tools, selection, onMenu, sort, onSort, onFitted, totals } = props
  const columns = useListColumns(props)
  const box = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const drawn = useDrawnRows(table, records.length)
  const rows = useMemo(() => records.slice(drawn.from, drawn.to), [records, drawn.from, drawn.to])
  const slots = useRowSlots(rows)
  const bare = (selection === undefined ? 0 : boxWidth) + (onMenu === undefined ? 0 : menuWidth)
  const { arrange, sizing } = useColumnTools(props, columns)
  const fit = useColumnWidths(table, {
    columns,
    records,
    drawn: `${drawn.from}-${drawn.to}`,
    sums: totals?.all,
    bare,
    language: tools.language,
    sizing,
  })
  useEffect(() => onFitted?.(fit.widths), [onFitted, fit.widths])
  useMoreShadows(box, fit.total)
  const handlers = useRowHandlers(props)
  const pins = pinPlaces(columns, fit.widths, {
    start: selection === undefined ? 0 : boxWidth,
    end: onMenu === undefined ? 0 : menuWidth,
  })
  return (
    <div className="lobby-table-frame" style={pins}>
      <div className="lobby-table-box" data-wider={fit.isWider} ref={box}>
        <table
          className="lobby-table"
          data-density={density}
          data-menu={onMenu !== undefined}
          aria-busy={isBusy}
          aria-rowcount={records.length + 1}
          ref={table}
          style={{ minWidth: fit.total }}
        >
          <colgroup>
            {selection !== undefined && <col style={{ width: boxWidth }} />}
            {columns.map(({ name }) => (
              <col key={name} style={{ width: fit.widths.get(name) }} />
            ))}
            {onMenu !== undefined && <col style={{ width: menuWidth }} />}
          </colgroup>
          <thead>
            <tr>
              {selection !== undefined && (
                <th scope="col" className="lobby-table-box-cell">
                  <SelectPage
                    records={records}
                    selection={selection}
                    label={tools.t('console.crud.list.select_page')}
                  />
                </th>
              )}
              <TableHead
                columns={columns}
                sort={sort}
                onSort={onSort}
                {...(arrange === undefined ? {} : { arrange })}
              />
              {onMenu !== undefined && (
                <th scope="col">
                  <span className="lobby-hidden">{tools.t('console.crud.list.actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody {...handlers}>
            {drawn.before > 0 && <tr aria-hidden="true" style={{ height: drawn.before }} />}
            {rows.map((record, at) => (
              <TableRow
                key={slots.get(record.id)}
                entity={entity}
                record={record}
                columns={columns}
                tools={tools}
                position={drawn.from + at + 1}
                isChosen={selection === undefined ? undefined : selection.ids.has(record.id)}
                hasMenu={onMenu !== undefined}
              />
            ))}
            {drawn.behind > 0 && <tr aria-hidden="true" style={{ height: drawn.behind }} />}
          </tbody>
          {totals !== undefined && (
            <TableTotals
              entity={entity}
              columns={columns}
              totals={totals}
              chosen={selection?.chosen ?? []}
              tools={tools}
              hasBox={selection !== undefined}
              hasMenu={onMenu !== undefined}
            />
          )}
        </table>
      </div>
    </div>
  )
}

/** Moving and sizing of columns; while one is being sized its width is known here alone. */
function useColumnTools(
  { columns: names, settings, onSettings }: ListTableProps,
  columns: readonly ListColumn[],
) {
  const [sizing, setSizing] = useState<Sizing>()
  const arrange = useMemo<ColumnTools | undefined>(() => {
    if (onSettings === undefined) return undefined
    const order = columns.map(({ name }) => name)
    return {
      move: (name, to) => {
        const rest = order.filter((one) => one !== name)
        const at = order.indexOf(to)
        onSettings({ ...settings, shown: [...rest.slice(0, at), name, ...rest.slice(at)] })
      },
      size: (name, width, isDone) => {
        setSizing(width === undefined || isDone ? undefined : { name, width })
        if (!isDone) return
        const { [name]: _former, ...others } = settings.widths
        onSettings({
          ...settings,
          shown: names,
          widths: width === undefined ? others : { ...others, [name]: width },
        })
      },
    }
  }, [columns, names, onSettings, settings])
  return { arrange, sizing }
}

/** One listener of each kind for all rows. */
function useRowHandlers({ records, selection, open, onMenu }: ListTableProps) {
  const byId = useMemo(() => new Map(records.map((record) => [record.id, record])), [records])
  const recordAt = (target: EventTarget) =>
    byId.get((target as HTMLElement).closest<HTMLElement>('tr[data-row]')?.dataset.row ?? '')
  return {
    onClick: (event: MouseEvent) => {
      const target = event.target as HTMLElement
      const record = recordAt(target)
      if (record === undefined) return
      const button = target.closest<HTMLElement>('button.lobby-row-menu')
      if (button !== null) onMenu?.(record, button)
      else if (!isOwnBusiness(target) && !isSelectingText()) open(record)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const record = recordAt(event.target)
      if (event.key === 'Enter' && record !== undefined && (event.target as HTMLElement).matches('tr'))
        open(record)
    },
    onChange: (event: FormEvent) => {
      const input = event.target as HTMLInputElement
      const record = recordAt(input)
      if (record === undefined || selection === undefined) return
      const others = [...selection.ids].filter((id) => id !== record.id)
      selection.onChange(input.checked ? [...others, record.id] : others, [record])
    },
  }
}

/**
 * `--lobby-pin-0` and so on: where each pinned column stays; `--lobby-pinned` and `--lobby-end`: where the others begin and
 * end; `--lobby-end-pin`: where the state stays.
 */
function pinPlaces(
  columns: readonly ListColumn[],
  widths: ReadonlyMap<string, number>,
  { start, end }: { readonly start: number; readonly end: number },
): CSSProperties {
  const places: Record<string, string> = {}
  let place = start
  for (const [at, { name, isPinned }] of columns.entries()) {
    if (!isPinned) break
    places[`--lobby-pin-${at}`] = `${place}px`
    place += widths.get(name) ?? 0
  }
  const state = columns.findLast(({ isAtEnd }) => isAtEnd)
  const covered = state === undefined ? 0 : (widths.get(state.name) ?? 0)
  return {
    ...places,
    '--lobby-pinned': `${place}px`,
    '--lobby-end-pin': `${end}px`,
    '--lobby-end': `${end + covered}px`,
  } as CSSProperties
}

/** Links, buttons and boxes inside a row answer for themselves. */
const isOwnBusiness = (target: HTMLElement) =>
  target.closest('a, button, input, label, [role="menuitem"], .lobby-table-box-cell') !== null

/** Someone who marks text in order to copy it does not want to leave. */
const isSelectingText = () => (window.getSelection()?.toString() ?? '') !== ''
