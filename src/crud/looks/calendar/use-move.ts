import { useState } from 'react'
import { officeInstant } from '#core/days.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { CalendarLook } from '#core/look.ts'
import { useSave } from '#src/data/use-save.ts'
import { showError } from '#src/errors/error-popup.tsx'
import type { ViewTools } from '#src/fields/field-view.ts'
import { message } from '#src/ui/feedback.ts'
import { clockOf, type CalendarItem } from './items.ts'

/** Where a record is moved to. */
export interface Spot {
  readonly day: string
  /** Minutes of the day. */
  readonly from: number
  readonly place: string | null
}

interface MoveInput {
  readonly entity: AnyEntity
  readonly look: CalendarLook
  readonly tools: ViewTools
}

/** Saves a record at another time or place; what the server refuses stays where it was, with the reason. */
export function useMove({ entity, look, tools }: MoveInput) {
  const { save } = useSave(entity)
  const [moving, setMoving] = useState<{ readonly id: string; readonly spot: Spot }>()
  const move = async (item: CalendarItem, spot: Spot) => {
    setMoving({ id: item.id, spot })
    try {
      const values = { ...valuesAt(item, spot, look), version: item.record.version }
      await save({ id: item.id, values })
      message.success(tools.t('console.crud.calendar.moved', { from: clockOf(spot.from) }))
    } catch (error) {
      showError(tools.t, error)
    } finally {
      setMoving(undefined)
    }
  }
  return { move, moving }
}

/** The fields that change: the record stays as long as it was. */
export function valuesAt(
  item: Pick<CalendarItem, 'from' | 'to' | 'place'>,
  { day, from, place }: Spot,
  look: CalendarLook,
): Readonly<Record<string, unknown>> {
  const to = from + item.to - item.from
  const at = (minutes: number) =>
    look.day === undefined ? officeInstant(day, `${clockOf(minutes)}:00`) : `${clockOf(minutes)}:00`
  return {
    ...(look.day === undefined ? {} : { [look.day]: day }),
    [look.start]: at(from),
    ...(look.end === undefined ? {} : { [look.end]: at(to) }),
    ...(look.places === undefined || place === null || place === item.place ? {} : { [look.places]: place }),
  }
}
