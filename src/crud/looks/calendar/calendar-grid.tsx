import { useEffect, useRef, type CSSProperties } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { CalendarLook } from '#core/look.ts'
import { officeToday, weekdayOf } from '#core/days.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { entityLabel } from '#src/i18n/entity-label.ts'
import { formatDate } from '#src/fields/format.ts'
import { CalendarEntry } from './calendar-entry.tsx'
import { usualHours, type Column, type Hours } from './columns.ts'
import { clockOf, type CalendarItem } from './items.ts'
import type { Shown } from './span.ts'
import { hourHeight, type useDrag } from './use-drag.ts'
import type { Spot } from './use-move.ts'

export interface CalendarGridProps {
  readonly entity: AnyEntity
  readonly look: CalendarLook
  readonly shown: Shown
  readonly columns: readonly Column[]
  readonly hours: Hours
  readonly drag: ReturnType<typeof useDrag>
  /** The record that is being saved. */
  readonly movingId: string | undefined
  readonly mayMove: (item: CalendarItem) => boolean
  /** The address of a new record's form; absent where the reader may make none. */
  readonly createAt: ((spot: Spot & { readonly to: number }) => string) | undefined
  readonly onMenu: ((record: AnyRecord, place: HTMLElement) => void) | undefined
  readonly tools: ViewTools
}

/** Hours down, days or places across; what is taken, what is free, and what is closed. */
export function CalendarGrid(props: CalendarGridProps) {
  const { entity, shown, columns, hours, drag, tools } = props
  const { t } = tools
  const { held } = drag
  const marks = Array.from({ length: (hours.to - hours.from) / 60 }, (_none, at) => hours.from + at * 60)
  const heightOf = (minutes: number) => (minutes / 60) * hourHeight
  const region = useFirstHour(columns, hours)
  if (columns.length === 0)
    return <p className="lobby-calendar-none">{t('console.crud.calendar.no_places')}</p>
  return (
    <>
      <p className="lobby-calendar-hint" role="status" data-held={held !== undefined}>
        {held === undefined
          ? t('console.crud.calendar.hint')
          : t('console.crud.calendar.held', {
              place: nameOf(columns[held.column], props),
              from: clockOf(held.spot.from),
              to: clockOf(held.spot.from + held.item.to - held.item.from),
            })}
      </p>
      <div
        className="lobby-calendar"
        role="region"
        tabIndex={0}
        ref={region}
        aria-label={entityLabel(t, entity.name, 'many')}
        style={{ '--columns': columns.length, '--hour': `${hourHeight}px` } as CSSProperties}
        data-span={shown.span}
      >
        <div className="lobby-calendar-names">
          <span />
          {columns.map((column) => (
            <div key={column.key} data-today={column.day === officeToday()}>
              {nameOf(column, props)}
            </div>
          ))}
        </div>
        <div
          className="lobby-calendar-body"
          ref={drag.grid}
          style={{ height: heightOf(hours.to - hours.from) }}
        >
          <div className="lobby-calendar-hours" aria-hidden>
            {marks.map((minutes) => (
              <span key={minutes} style={{ top: heightOf(minutes - hours.from) }}>
                {clockOf(minutes)}
              </span>
            ))}
          </div>
          {columns.map((column, index) => (
            <DayColumn key={column.key} {...props} column={column} index={index} heightOf={heightOf} />
          ))}
        </div>
      </div>
    </>
  )
}

const nameOf = (
  column: Column | undefined,
  { shown, tools: { t } }: Pick<CalendarGridProps, 'shown' | 'tools'>,
) => {
  if (column === undefined) return ''
  if (shown.span === 'places') return column.place?.label ?? ''
  return `${t(`console.crud.calendar.weekdays.${weekdayOf(column.day)}`)} ${formatDate(column.day).slice(0, 5)}`
}

/** The usual day begins at the top; what lies before it is not hidden. */
function useFirstHour(columns: readonly Column[], { from }: Hours) {
  const region = useRef<HTMLDivElement>(null)
  const items = columns.flatMap((column) => column.items.map((item) => item.from))
  const first = Math.min(usualHours.from, ...items)
  useEffect(() => {
    region.current?.scrollTo({ top: ((first - from) / 60) * hourHeight })
  }, [first, from])
  return region
}

interface DayColumnProps extends CalendarGridProps {
  readonly column: Column
  readonly index: number
  readonly heightOf: (minutes: number) => number
}

function DayColumn({ column, index, heightOf, ...props }: DayColumnProps) {
  const { hours, drag, createAt, tools } = props
  const { t, follow } = tools
  const { held } = drag
  const name = nameOf(column, props)
  const boxOf = (from: number, to: number) => ({
    top: heightOf(from - hours.from),
    height: heightOf(to - from),
  })
  const { opening } = column
  const closed =
    opening === undefined
      ? []
      : opening === null
        ? [{ from: hours.from, to: hours.to }]
        : [
            { from: hours.from, to: opening.open },
            { from: opening.close, to: hours.to },
          ].filter(({ from, to }) => to > from)
  return (
    <section className="lobby-calendar-column" data-column aria-label={name}>
      {closed.map(({ from, to }) => (
        <div key={from} className="lobby-calendar-closed" style={boxOf(from, to)}>
          {opening === null && t('console.crud.calendar.closed')}
        </div>
      ))}
      {column.slots.map(({ from, to, left }) => {
        const term = `${clockOf(from)}–${clockOf(to)}`
        const words = left === null ? term : t('console.crud.calendar.left', { term, left })
        return createAt === undefined ? (
          <div key={from} className="lobby-calendar-slot" style={boxOf(from, to)}>
            {words}
          </div>
        ) : (
          <a
            key={from}
            className="lobby-calendar-slot"
            style={boxOf(from, to)}
            href={createAt({ day: column.day, from, to, place: column.place?.id ?? null })}
            onClick={follow}
            aria-label={t('console.crud.calendar.book', { what: `${name}, ${words}` })}
          >
            {words}
          </a>
        )
      })}
      {column.items.map((item) => (
        <CalendarEntry key={item.id} {...props} item={item} index={index} style={boxOf(item.from, item.to)} />
      ))}
      {held?.column === index && (
        <div
          className="lobby-calendar-ghost"
          style={boxOf(held.spot.from, held.spot.from + held.item.to - held.item.from)}
        >
          {clockOf(held.spot.from)}
        </div>
      )}
    </section>
  )
}
