import { today } from '#api/calendar/today.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { addDays } from '#core/days.ts'
import { nextVisit } from '#domain/recurrence.ts'
import { equipmentContract } from '#entities/operation/equipment-contract.ts'

const dayOf = (date: string) => Number(date.slice(8))

interface Terms {
  readonly start_date: string
  readonly end_date: string
  readonly maintenance_months?: number | null
}

/** The first visit from today on, of those that follow a day cycle by cycle, if there is one within the contract. */
function firstVisit({ end_date: until, maintenance_months: months }: Terms, after: string) {
  if (months === undefined || months === null) return {}
  const day = dayOf(after)
  const next = nextVisit(after, { months, day, made: addDays(today(), -1), until })
  return next === undefined ? {} : { next_maintenance_on: next, maintenance_day: day }
}

/** A contract knows when its partner comes next: cycles after the start, or when the office says, and then cycle by cycle. */
export const equipmentContractExtension = extendEntity(equipmentContract, {
  create({ values, also }) {
    const { next_maintenance_on: due } = values
    return also(
      due === undefined || due === null
        ? firstVisit(values, values.start_date)
        : { maintenance_day: dayOf(due) },
    )
  },
  update({ before, changes, whole, also }) {
    const { next_maintenance_on: due } = changes
    if (due !== undefined && due !== before.next_maintenance_on)
      return also({ maintenance_day: due === null ? null : dayOf(due) })
    const isNewCycle =
      changes.maintenance_months !== undefined && changes.maintenance_months !== before.maintenance_months
    return isNewCycle && whole.next_maintenance_on === null
      ? also(firstVisit(whole, whole.last_maintained_on ?? whole.start_date))
      : undefined
  },
  on: {
    maintain({ before, input, also }) {
      const { maintained_on: made } = input
      if (made > today()) throw invalidInput([{ field: 'maintained_on', code: 'day_in_future' }])
      const { next_maintenance_on: due, maintenance_months: months, end_date: until } = before
      const day = before.maintenance_day ?? dayOf(due ?? made)
      const next = due === null || months === null ? undefined : nextVisit(due, { months, day, made, until })
      return also({ last_maintained_on: made, next_maintenance_on: next ?? null, maintenance_day: day })
    },
  },
})
