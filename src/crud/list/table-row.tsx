import { memo } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import type { ListColumn } from '../columns/list-columns.ts'

interface TableRowProps {
  readonly entity: AnyEntity
  readonly record: AnyRecord
  readonly columns: readonly ListColumn[]
  readonly tools: ViewTools
  /** Counts from 1, over the whole page, of which a part is drawn. */
  readonly position: number
  /** Undefined: rows can't be chosen. */
  readonly isChosen: boolean | undefined
  readonly hasMenu: boolean
}

/** Drawn again only when its record, its mark or the columns change. */
export const TableRow = memo(function TableRow({
  entity,
  record,
  columns,
  tools,
  position,
  isChosen,
  hasMenu,
}: TableRowProps) {
  const title = titleOf(entity, record)
  const path = tools.pathOf(entity.name, record.id)
  return (
    <tr data-row={record.id} data-chosen={isChosen} aria-rowindex={position + 1} tabIndex={-1}>
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
      {columns.map((column, at) => (
        <td key={column.name} className={column.className} style={column.isPinned ? pinAt(at) : undefined}>
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

/** Where a pinned column stays; the table knows the pixels, so that a row needs no new drawing when widths change. */
export const pinAt = (at: number) => ({ insetInlineStart: `var(--lobby-pin-${at})` })

/** antd's three dots as they are drawn: its icon is a component with a context, once a row. */
const dots = (
  <span className="anticon" aria-hidden>
    <svg viewBox="64 64 896 896" width="1em" height="1em" fill="currentColor">
      <path d="M456 231a56 56 0 10112 0 56 56 0 10-112 0zm0 280a56 56 0 10112 0 56 56 0 10-112 0zm0 280a56 56 0 10112 0 56 56 0 10-112 0z" />
    </svg>
  </span>
)

/** A bare button: a hundred of antd's would cost more than all other cells. Who draws it hears of the click. */
export const RowMenuButton = ({ label, t }: { readonly label: string; readonly t: Translate }) => (
  <button
    type="button"
    className="lobby-row-menu"
    aria-label={t('console.crud.list.actions_of', { title: label })}
    aria-haspopup="menu"
  >
    {dots}
  </button>
)
