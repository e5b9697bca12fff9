import { useMemo } from 'react'
import { screensHere } from '#src/session/screens-here.ts'
import type { CalendarLook as DeclaredCalendar } from '#core/look.ts'
import { actionsFor } from '../../actions/actions.ts'
import type { LookProps } from '../kinds.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { columnsOf, hoursShown } from './columns.ts'
import { clockOf, itemsOf, type CalendarItem } from './items.ts'
import { usePlaces } from './places.ts'
import { daysShown, shownIn } from './span.ts'
import { useDrag } from './use-drag.ts'
import { useMove, type Spot } from './use-move.ts'
import './calendar.css'

/** The records that the filters match in time, with what is free between them; the address holds day and span. */
export function CalendarLook({ list, look, isPhone }: LookProps<DeclaredCalendar>) {
  const { entity, tools, records, rights, state, change, createPath } = list
  const shown = shownIn(state, look, { isPhone })
  const places = usePlaces({ entity, look, records, tools })
  const only = placeAsked(state.filters, look)
  const { move, moving } = useMove({ entity, look, tools })
  const { columns, hours } = useMemo(() => {
    const days = daysShown(shown)
    const items = itemsOf(records, { entity, look, days }).map((item) => movedTo(item, moving))
    const made = columnsOf({ entity, look, shown, items, places, only, now: new Date() })
    return { columns: made, hours: hoursShown(made, places, look) }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `shown` is new each time; its parts tell
  }, [records, entity, look, shown.span, shown.day, places, only, moving])
  const mayMove = (item: CalendarItem) =>
    !item.isPart && actionsFor(entity, rights, item.record).some(({ kind }) => kind === 'edit')
  const drag = useDrag({
    columns,
    hours,
    mayMove,
    onMove: (item, spot) => void move(item, spot),
    onOpen: ({ record }) => list.open(record),
  })
  /** The form of a new record at a time, as far as it has fields for it. */
  const createAt =
    createPath === undefined
      ? undefined
      : (spot: Spot & { readonly to: number }) => {
          const values = {
            ...(look.places === undefined || spot.place === null ? {} : { [look.places]: spot.place }),
            ...(look.day === undefined ? {} : { [look.day]: spot.day }),
            [look.start]: `${clockOf(spot.from)}:00`,
            ...(look.end === undefined ? {} : { [look.end]: `${clockOf(spot.to)}:00` }),
          }
          const asked = Object.entries(values).map(([name, value]): [string, string] => [
            `set.${name}`,
            value,
          ])
          return `/${screensHere(entity).create ?? ''}?${new URLSearchParams(asked)}`
        }
  return (
    <>
      <CalendarHead
        entity={entity}
        look={look}
        shown={shown}
        places={places}
        only={only}
        onShown={(next) => change({ day: next.day, span: next.span })}
        onPlace={(id) =>
          change({
            filters: [
              ...state.filters.filter((item) => !('field' in item) || item.field !== look.places),
              ...(id === undefined || look.places === undefined
                ? []
                : [{ field: look.places, operator: 'eq' as const, value: id }]),
            ],
          })
        }
        tools={tools}
      />
      <CalendarGrid
        entity={entity}
        look={look}
        shown={shown}
        columns={columns}
        hours={hours}
        drag={drag}
        movingId={moving?.id}
        mayMove={mayMove}
        createAt={createAt}
        onMenu={list.hasMenu ? list.showMenu : undefined}
        tools={tools}
      />
    </>
  )
}

/** The one place that the filters ask for. */
function placeAsked(
  filters: LookProps['list']['state']['filters'],
  { places }: DeclaredCalendar,
): string | undefined {
  const asked = filters.find((item) => 'field' in item && item.field === places && item.operator === 'eq')
  return asked !== undefined && 'field' in asked && typeof asked.value === 'string' ? asked.value : undefined
}

/** A record that is being saved is shown where it will be. */
function movedTo(item: CalendarItem, moving: ReturnType<typeof useMove>['moving']): CalendarItem {
  if (moving?.id !== item.id) return item
  const { day, from, place } = moving.spot
  return { ...item, day, from, to: from + item.to - item.from, place }
}
