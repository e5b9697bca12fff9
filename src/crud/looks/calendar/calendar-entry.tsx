import type { CSSProperties, KeyboardEvent } from 'react'
import { stateFieldOf } from '#core/derive/fields.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { CalendarLook } from '#core/look.ts'
import { entityNamed, isRecord, titleOf } from '#src/fields/references/entities.ts'
import { relationBehind } from '#src/fields/references/relations.ts'
import { optionLabel } from '#src/fields/words.ts'
import type { CalendarGridProps } from './calendar-grid.tsx'
import { detailNames } from './details.ts'
import { clockOf, type CalendarItem } from './items.ts'
import type { Laned } from './lanes.ts'

interface CalendarEntryProps extends CalendarGridProps {
  readonly item: Laned<CalendarItem>
  readonly index: number
  readonly style: CSSProperties
}

/** A record in the grid: opened by a press or Enter, moved by dragging or `m`, its actions by the menu key. */
export function CalendarEntry({ item, index, style, ...props }: CalendarEntryProps) {
  const { entity, look, drag, movingId, mayMove, onMenu, tools } = props
  const { t } = tools
  const { record, lane, lanes } = item
  const state = stateFieldOf(entity)
  const stated = state === undefined ? undefined : String(record[state] ?? '')
  const color = stated === undefined ? undefined : entity.lifecycle?.states[stated]?.color
  const word =
    state === undefined || stated === undefined ? undefined : optionLabel(t, entity.name, state, stated)
  const term = `${clockOf(item.from)}–${clockOf(item.to)}`
  const details = [...detailsOf(record, entity, look), word].filter(
    (part) => part !== undefined && part !== '',
  )
  return (
    <button
      type="button"
      className="lobby-calendar-item"
      data-row={item.id}
      data-color={color}
      data-void={!item.isCounted}
      data-held={drag.held?.item.id === item.id}
      data-movable={mayMove(item)}
      aria-busy={movingId === item.id}
      title={[`${term} ${titleOf(entity, record)}`, ...details].join(' · ')}
      style={{ ...style, insetInlineStart: `${(lane / lanes) * 100}%`, width: `calc(${100 / lanes}% - 2px)` }}
      {...drag.pointer(item)}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (isMenuKey(event) && onMenu !== undefined) {
          event.preventDefault()
          onMenu(record, event.currentTarget)
          return
        }
        if (!drag.key(item, index, event.key)) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onBlur={drag.drop}
      onContextMenu={(event) => {
        if (onMenu === undefined) return
        event.preventDefault()
        onMenu(record, event.currentTarget)
      }}
    >
      <strong>
        {term} {titleOf(entity, record)}
      </strong>
      <span>{details.join(' · ')}</span>
    </button>
  )
}

/** As in every program: the menu key, where a keyboard has one, or Shift and F10. */
const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey)

/** The records that it names, in words. */
const detailsOf = (record: AnyRecord, entity: AnyEntity, look: CalendarLook): readonly string[] =>
  detailNames(entity, look).flatMap((name) => {
    const relation = relationBehind(entity, name)
    const target = entityNamed(relation?.target ?? '')
    const named = record[relation?.name ?? '']
    return target !== undefined && isRecord(named) ? [titleOf(target, named)] : []
  })
