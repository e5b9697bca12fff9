import { minutesPerDay } from '#domain/constants.ts'
import { officeDay } from '#core/fields/calendar.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalid } from '#api/http/error.ts'
import { extendEntity, type StoredRecord, type Values } from '#api/records/extension.ts'
import { utilityBooking } from '#entities/amenities/utility-booking.ts'

interface Utility {
  readonly capacity: number
  readonly open_time: string
  readonly close_time: string
  readonly slot_minutes: number
  readonly closed_weekdays: readonly string[] | null
  readonly days_ahead: number
  readonly price: string
  readonly needs_approval: boolean
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const placing = ['utility_id', 'date', 'from_time', 'to_time']

/** A place is booked in whole slots of its opening hours, and never by more people than it holds. */
export const utilityBookingExtension = extendEntity(utilityBooking, {
  async beforeCreate(values, { tx }) {
    const utility = await lockedUtility(tx, values)
    if (utility === undefined) return values
    requireBookable(utility, values)
    return {
      ...values,
      price: values.price ?? utility.price,
      ...(utility.needs_approval ? {} : { status: 'confirmed' }),
    }
  },
  async beforeUpdate(changes, { before, tx }) {
    if (!placing.some((name) => name in changes)) return changes
    const whole = { ...before, ...changes }
    const utility = await lockedUtility(tx, whole)
    if (utility !== undefined) requireBookable(utility, whole)
    return changes
  },
  async after({ before, after }, { tx }) {
    if (after === null || !takesRoom(after)) return
    const isSame =
      before !== null &&
      [...placing, 'people_count', 'deleted_at'].every((name) => before[name] === after[name])
    if (!isSame) await requireRoom(tx, after)
  },
})

const takesRoom = ({ status, deleted_at }: Values) => status !== 'cancel' && (deleted_at ?? null) === null

/** Bookings of one place wait for each other here, so that the last room is given once. */
async function lockedUtility(tx: Tx, { building_id, utility_id }: Values): Promise<Utility | undefined> {
  const [utility] = await tx.query<Utility>(
    `select capacity::int, open_time::text, close_time::text, slot_minutes::int, closed_weekdays,
        days_ahead::int, price::text, needs_approval
      from utility where building_id = $1 and id = $2 for update`,
    [building_id, utility_id],
  )
  return utility
}

function requireBookable(utility: Utility, { date, from_time, to_time }: Values): void {
  const day = String(date)
  const today = officeDay(new Date().toISOString())
  const ahead = (Date.parse(day) - Date.parse(today)) / (minutesPerDay * 60_000)
  const [from, to] = [minutesOf(String(from_time)), minutesOf(String(to_time))]
  const [open, close] = [minutesOf(utility.open_time), minutesOf(utility.close_time)]
  if (ahead < 0) throw invalid([{ field: 'date', code: 'day_has_passed' }])
  if (ahead > utility.days_ahead) throw invalid([{ field: 'date', code: 'too_far_ahead' }])
  if (utility.closed_weekdays?.includes(weekdays[new Date(day).getUTCDay()]!) === true)
    throw invalid([{ field: 'date', code: 'closed_that_day' }])
  if (from < open) throw invalid([{ field: 'from_time', code: 'outside_opening_hours' }])
  if (to > close) throw invalid([{ field: 'to_time', code: 'outside_opening_hours' }])
  if ((from - open) % utility.slot_minutes !== 0)
    throw invalid([{ field: 'from_time', code: 'not_whole_slots' }])
  if ((to - from) % utility.slot_minutes !== 0) throw invalid([{ field: 'to_time', code: 'not_whole_slots' }])
}

/** The most people at any moment of the booking, itself among them. */
async function requireRoom(tx: Tx, record: StoredRecord): Promise<void> {
  const utility = await lockedUtility(tx, record)
  if (utility === undefined) return
  const [fullest] = await tx.query<{ people: number }>(
    `with b as (select from_time, to_time, people_count from utility_booking
        where building_id = $1 and utility_id = $2 and date = $3::date and status <> 'cancel'
          and deleted_at is null and from_time < $5::time and to_time > $4::time)
      select max((select sum(o.people_count) from b o where o.from_time <= s.at and o.to_time > s.at))::int as people
        from (select greatest(from_time, $4::time) as at from b) s`,
    [record.building_id, record.utility_id, record.date, record.from_time, record.to_time],
  )
  if ((fullest?.people ?? 0) > utility.capacity)
    throw invalid([{ field: 'people_count', code: 'utility_full' }])
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
