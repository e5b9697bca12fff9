import { CaretDownOutlined, CaretUpOutlined, MoreOutlined } from '@ant-design/icons'
import { memo, useMemo, useRef, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import type { Views } from '#src/crud/views.ts'
import type { ColumnSettings } from '../columns/columns.ts'
import { useListColumns, type ListColumn } from '../columns/list-columns.ts'
import type { Sort } from './list-state.ts'
import type { Density } from './page-size.ts'
import { SelectPage, type Selection } from './select-page.tsx'
import { nextSort } from './sort-clicks.ts'
import { useColumnScale } from './use-fit.ts'

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

const boxWidth = 44
const menuWidth = 52

/**
 * The rows of a list. A plain table: antd's takes several times the script for a hundred rows. A row is drawn again
 * only when its record, its mark or the columns change; what is clicked is found out once, for all rows.
 */
export function ListTable(props: ListTableProps) {
  const { entity, records, density, isBusy, tools, selection, open, onMenu, sort, onSort } = props
  const columns = useListColumns(props)
  const canChoose = selection !== undefined
  const bare = (canChoose ? boxWidth : 0) + (onMenu === undefined ? 0 : menuWidth)
  const wished = columns.reduce((sum, column) => sum + column.width, 0)
  const box = useRef<HTMLDivElement>(null)
  const { scale, isWider } = useColumnScale(box, { wished, bare })
  const byId = useMemo(() => new Map(records.map((record) => [record.id, record])), [records])
  const recordAt = (target: EventTarget) =>
    byId.get((target as HTMLElement).closest<HTMLElement>('tr[data-row]')?.dataset.row ?? '')

  const click = (event: MouseEvent) => {
    const target = event.target as HTMLElement
    const record = recordAt(target)
    if (record === undefined) return
    const button = target.closest<HTMLElement>('button.lobby-row-menu')
    if (button !== null) onMenu?.(record, button)
    else if (!isOwnBusiness(target) && !isSelectingText()) open(record)
  }
  const press = (event: KeyboardEvent) => {
    const record = recordAt(event.target)
    if (event.key === 'Enter' && record !== undefined && (event.target as HTMLElement).matches('tr'))
      open(record)
  }
  const choose = (event: FormEvent) => {
    const input = event.target as HTMLInputElement
    const record = recordAt(input)
    if (record === undefined || selection === undefined) return
    const others = [...selection.ids].filter((id) => id !== record.id)
    selection.onChange(input.checked ? [...others, record.id] : others, [record])
  }
  return (
    <div className="lobby-table-box" data-wider={isWider} ref={box}>
      <table
        className="lobby-table"
        data-density={density}
        data-menu={onMenu !== undefined}
        aria-busy={isBusy}
        style={{ minWidth: Math.floor(wished * scale) + bare }}
      >
        <colgroup>
          {canChoose && <col style={{ width: boxWidth }} />}
          {columns.map((column) => (
            <col key={column.name} style={{ width: Math.floor(column.width * scale) }} />
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
            {columns.map((column) => (
              <HeaderCell key={column.name} column={column} sort={sort} onSort={onSort} />
            ))}
            {onMenu !== undefined && (
              <th scope="col">
                <span className="lobby-hidden">{tools.t('console.crud.list.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody onClick={click} onKeyDown={press} onChange={choose}>
          {records.map((record) => (
            <Row
              key={record.id}
              entity={entity}
              record={record}
              columns={columns}
              tools={tools}
              isChosen={selection === undefined ? undefined : selection.ids.has(record.id)}
              hasMenu={onMenu !== undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly entity: AnyEntity
  readonly record: AnyRecord
  readonly columns: readonly ListColumn[]
  readonly tools: ViewTools
  /** Undefined: rows can't be chosen. */
  readonly isChosen: boolean | undefined
  readonly hasMenu: boolean
}

const Row = memo(function Row({ entity, record, columns, tools, isChosen, hasMenu }: RowProps) {
  const title = titleOf(entity, record)
  const path = tools.pathOf(entity.name, record.id)
  return (
    <tr data-row={record.id} data-chosen={isChosen} tabIndex={-1}>
      {isChosen !== undefined && (
        <td className="lobby-table-box-cell">
          <input
            type="checkbox"
            checked={isChosen}
            readOnly
            aria-label={tools.t('console.crud.list.select_row', { title })}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.name} className={column.isRight ? 'lobby-figure-right' : undefined}>
          {column.isTitle && path !== undefined ? (
            <a href={path} onClick={tools.follow} className="lobby-title-link">
              {title}
            </a>
          ) : (
            column.cell(record)
          )}
        </td>
      ))}
      {hasMenu && (
        <td>
          <RowMenuButton label={title} t={tools.t} />
        </td>
      )}
    </tr>
  )
})

interface HeaderCellProps {
  readonly column: ListColumn
  readonly sort: readonly Sort[]
  readonly onSort: (sort: readonly Sort[]) => void
}

function HeaderCell({ column, sort, onSort }: HeaderCellProps) {
  const { name, label } = column
  const own = sort.find(({ field }) => field === name)
  const className = column.isRight ? 'lobby-figure-right' : undefined
  if (!column.isSortable)
    return (
      <th scope="col" className={className} title={label}>
        {label}
      </th>
    )
  return (
    <th
      scope="col"
      className={className}
      aria-sort={own === undefined ? undefined : own.desc ? 'descending' : 'ascending'}
    >
      <button type="button" title={label} onClick={(event) => onSort(nextSort(sort, name, event.shiftKey))}>
        <span>{label}</span>
        <span className="lobby-carets" aria-hidden="true">
          <CaretUpOutlined data-on={own?.desc === false} />
          <CaretDownOutlined data-on={own?.desc === true} />
        </span>
      </button>
    </th>
  )
}

/** A bare button: a hundred of antd's would cost more than all other cells. Who draws it hears of the click. */
export const RowMenuButton = ({ label, t }: { readonly label: string; readonly t: Translate }) => (
  <button
    type="button"
    className="lobby-row-menu"
    aria-label={t('console.crud.list.actions_of', { title: label })}
    aria-haspopup="menu"
  >
    <MoreOutlined />
  </button>
)

/** Links, buttons and boxes inside a row answer for themselves. */
const isOwnBusiness = (target: HTMLElement) =>
  target.closest('a, button, input, label, [role="menuitem"], .lobby-table-box-cell') !== null

/** Someone who marks text in order to copy it does not want to leave. */
const isSelectingText = () => (window.getSelection()?.toString() ?? '') !== ''
