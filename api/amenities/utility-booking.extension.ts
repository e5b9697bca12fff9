import { daysAfter, weekdayOf } from '#core/days.ts'
import type { RecordOf } from '#core/stored.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { today } from '#api/calendar/today.ts'
import { extendEntity, type Changed } from '#api/records/behaviour.ts'
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
const placing = ['utility_id', 'date', 'from_time', 'to_time'] as const

/** A place is booked in whole slots of its opening hours, and never by more people than it holds. */
export const utilityBookingExtension = extendEntity(utilityBooking, {
  create: {
    async before({ values, tx, also }) {
      const utility = await lockUtility(tx, values)
      if (utility === undefined) return
      requireBookable(utility, values)
      return also({
        price: values.price ?? utility.price,
        ...(utility.needs_approval ? {} : { status: 'confirmed' }),
      })
    },
    after: ({ after, tx }) => requireRoom(tx, after),
  },
  change: {
    async before({ changes, whole, tx }) {
      if (!placing.some((name) => name in changes)) return
      const utility = await lockUtility(tx, whole)
      if (utility !== undefined) requireBookable(utility, whole)
    },
    after: requireRoomForChange,
  },
  restore: { after: requireRoomForChange },
})

type Booking = RecordOf<typeof utilityBooking>

async function requireRoomForChange({ before, after, tx }: Changed<typeof utilityBooking>): Promise<void> {
  const felt = [...placing, 'people_count', 'deleted_at'] as const
  if (!felt.every((name) => before[name] === after[name])) await requireRoom(tx, after)
}

/** Bookings of one place wait for each other here, so that the last room is given once. */
async function lockUtility(
  tx: Tx,
  { building_id, utility_id }: Pick<Booking, 'building_id' | 'utility_id'>,
): Promise<Utility | undefined> {
  const [utility] = await tx.query<Utility>(
    `select capacity::int, open_time::text, close_time::text, slot_minutes::int, closed_weekdays,
        days_ahead::int, price::text, needs_approval
      from utility where building_id = $1 and id = $2 for update`,
    [building_id, utility_id],
  )
  return utility
}

function requireBookable(
  utility: Utility,
  { date, from_time, to_time }: Pick<Booking, 'date' | 'from_time' | 'to_time'>,
): void {
  const ahead = daysAfter(today(), date)
  const [from, to] = [minutesOf(from_time), minutesOf(to_time)]
  const [open, close] = [minutesOf(utility.open_time), minutesOf(utility.close_time)]
  if (ahead < 0) throw invalidInput([{ field: 'date', code: 'day_has_passed' }])
  if (ahead > utility.days_ahead) throw invalidInput([{ field: 'date', code: 'too_far_ahead' }])
  if (utility.closed_weekdays?.includes(weekdays[weekdayOf(date)]!) === true)
    throw invalidInput([{ field: 'date', code: 'closed_that_day' }])
  if (from < open) throw invalidInput([{ field: 'from_time', code: 'outside_opening_hours' }])
  if (to > close) throw invalidInput([{ field: 'to_time', code: 'outside_opening_hours' }])
  if ((from - open) % utility.slot_minutes !== 0)
    throw invalidInput([{ field: 'from_time', code: 'not_whole_slots' }])
  if ((to - from) % utility.slot_minutes !== 0)
    throw invalidInput([{ field: 'to_time', code: 'not_whole_slots' }])
}

/** The most people at any moment of the booking, itself among them. */
async function requireRoom(tx: Tx, record: Booking): Promise<void> {
  if (record.status === 'cancel' || record.deleted_at !== null) return
  const utility = await lockUtility(tx, record)
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
    throw invalidInput([{ field: 'people_count', code: 'utility_full' }])
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
