import { compareAmounts } from '#core/amount.ts'
import { minutesOf } from '#core/clock.ts'
import { daysAfter, officeInstant, weekdayOf } from '#core/days.ts'
import type { RecordOf } from '#core/stored.ts'
import { priceOfSlots, slotsIn } from '#domain/money/booked-slots.ts'
import { roundMoney } from '#domain/money/rounding.ts'
import { timeUnits } from '#domain/constants.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Tx } from '#api/database/pool.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { chargeBooking, paymentOf } from '#api/fees/booking-lines.ts'
import { invalidInput } from '#api/http/error.ts'
import { today } from '#api/calendar/today.ts'
import { extendEntity, type Changed, type Changing } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { depositsForSql, heldForSql } from '#api/vouchers/queries.ts'
import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { utility } from '#entities/utilities/utility.ts'

type Utility = RowOf<typeof holdUtility>

const placing = ['utility_id', 'date', 'from_time', 'to_time'] as const

/** Bookings take whole slots of the place's opening hours, for no more people than it has room for. */
export const utilityBookingExtension = extendEntity(utilityBooking, {
  create: {
    async before({ values, caller, tx, also }) {
      const utility = await lockUtility(tx, values)
      if (utility === undefined) return
      requireBookable(utility, values)
      const currency = currencyOfBuilding(caller, values.building_id)
      const listed = priceOfSlots(utility, values, currency)
      const price = values.price ?? listed
      return also({
        price,
        has_own_price: !isSameAmount(price, listed),
        deposit: depositOf(utility, currency),
        is_exclusive: utility.is_exclusive,
        cancel_until: cancelUntil(utility, values),
        payment_status: paymentOf({ status: 'new' }, price),
        ...(utility.needs_approval ? {} : { status: 'confirmed' }),
      })
    },
    after: ({ after, tx }) => requireRoom(tx, after),
  },
  change: {
    async before({ before, changes, whole, caller, tx, also }) {
      const moves = placing.some((name) => name in changes)
      const utility = moves || 'price' in changes ? await lockUtility(tx, whole) : undefined
      if (moves && utility !== undefined) requireBookable(utility, whole)
      const agreed = utility === undefined ? {} : reprice(utility, { before, whole, caller })
      return also({
        ...agreed,
        ...(moves && utility !== undefined ? { cancel_until: cancelUntil(utility, whole) } : {}),
        payment_status: paymentOf(whole, agreed.price ?? whole.price),
        is_exclusive: (moves ? utility?.is_exclusive : undefined) ?? whole.is_exclusive,
      })
    },
    after: requireRoomForChange,
  },
  ofMaker: ({ residentId }) => ({ resident_id: residentId }),
  on: {
    rate: ({ input, also }) => also({ rating: input.stars }),
    complete: async (context) => context.also(await chargeBooking(context, chargeOf(context.whole))),
    charge: async (context) => context.also(await chargeBooking(context, chargeOf(context.whole))),
  },
  restore: { after: requireRoomForChange },
  expressions: { deposit_taken: depositsForSql('t', 'd.amount'), deposit_held: heldForSql('t') },
})

type Booking = RecordOf<typeof utilityBooking>

const chargeOf = ({ price, has_own_price: isOwn }: Booking) =>
  ({ entity: utilityBooking.name, amount: price, field: 'price', isTyped: isOwn === true }) as const

/**
 * The price and the deposit of a booking that goes to another place, or takes more or fewer slots. A price that is typed
 * with the change counts, and what is charged or paid stays as it is; so does a price for as many slots of the same place.
 * One that is cleared is the place's again.
 */
function reprice(
  utility: Utility,
  { before, whole, caller }: Pick<Changing<typeof utilityBooking>, 'before' | 'whole' | 'caller'>,
): { price?: string; has_own_price?: boolean; deposit?: string | null } {
  const moves = before.utility_id !== whole.utility_id
  const isCharged = before.fee_id !== null || before.payment_status === 'paid'
  const currency = currencyOfBuilding(caller, whole.building_id)
  const isTyped = whole.price !== null && !isSameAmount(whole.price, before.price)
  const isAsLong = !moves && whole.price !== null && slotsIn(utility, before) === slotsIn(utility, whole)
  const listed = priceOfSlots(utility, whole, currency)
  const price = isCharged || isTyped || isAsLong ? {} : { price: listed, has_own_price: false }
  return {
    ...price,
    ...(isTyped ? { has_own_price: !isSameAmount(listed, whole.price) } : {}),
    ...(moves ? { deposit: depositOf(utility, currency) } : {}),
  }
}

const isSameAmount = (a: string, b: string | null) => compareAmounts(a, b ?? '0') === 0

/** What the place holds as a deposit: once for a booking, however long it is. */
const depositOf = ({ deposit }: Utility, currency: CurrencyCode) =>
  deposit === null ? null : roundMoney(deposit, currency)

/** So many hours before it begins, by the office's clock. */
const cancelUntil = (
  { cancel_hours: hours }: Utility,
  { date, from_time: from }: Pick<Booking, 'date' | 'from_time'>,
) => new Date(Date.parse(officeInstant(date, from)) - hours * timeUnits.hour * 1000).toISOString()

async function requireRoomForChange({ before, after, tx }: Changed<typeof utilityBooking>): Promise<void> {
  const felt = [...placing, 'people_count', 'deleted_at'] as const
  if (!felt.every((name) => before[name] === after[name])) await requireRoom(tx, after)
}

const holdUtility = query({
  row: {
    ...columns(utility, ['open_time', 'close_time', 'closed_weekdays', 'needs_approval', 'is_exclusive']),
    capacity: 'integer',
    slot_minutes: 'integer',
    days_ahead: 'integer',
    cancel_hours: 'integer',
    price: 'text',
    deposit: 'text | null',
  },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select capacity::int, open_time, close_time, slot_minutes::int, closed_weekdays, days_ahead::int, cancel_hours::int, price::text,
        deposit::text, needs_approval, is_exclusive
      from utility where building_id = ${buildingId} and id = ${id} for update`,
})

const { cancel } = statesOf(utilityBooking)

/** The highest number of people at any moment of a term; null if nobody has booked any of it. */
const mostPeople = query({
  row: { people: 'integer | null' },
  takes: { buildingId: 'bigint', utilityId: 'bigint', day: 'date', from: 'time', to: 'time' },
  sql: ({ buildingId, utilityId, day, from, to }) =>
    `with b as (select from_time, to_time, people_count from utility_booking
        where building_id = ${buildingId} and utility_id = ${utilityId} and date = ${day} and status <> ${cancel}
          and deleted_at is null and from_time < ${to} and to_time > ${from})
      select max((select sum(o.people_count) from b o where o.from_time <= s.at and o.to_time > s.at))::int as people
        from (select greatest(from_time, ${from}) as at from b) s`,
})

/** Bookings of one place wait for each other here, so that the last free room is given only once. */
async function lockUtility(
  tx: Tx,
  { building_id, utility_id }: Pick<Booking, 'building_id' | 'utility_id'>,
): Promise<Utility | undefined> {
  const [utility] = await holdUtility(tx, { buildingId: building_id, id: utility_id })
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
  if (utility.closed_weekdays?.includes(weekdayOf(date)) === true)
    throw invalidInput([{ field: 'date', code: 'closed_that_day' }])
  if (from < open) throw invalidInput([{ field: 'from_time', code: 'outside_opening_hours' }])
  if (to > close) throw invalidInput([{ field: 'to_time', code: 'outside_opening_hours' }])
  if ((from - open) % utility.slot_minutes !== 0)
    throw invalidInput([{ field: 'from_time', code: 'not_whole_slots' }])
  if ((to - from) % utility.slot_minutes !== 0)
    throw invalidInput([{ field: 'to_time', code: 'not_whole_slots' }])
}

/** 422 `utility_full` if at any moment of the booking, itself included, there are more people than the place holds. */
async function requireRoom(tx: Tx, record: Booking): Promise<void> {
  if (record.status === 'cancel' || record.deleted_at !== null) return
  const utility = await lockUtility(tx, record)
  if (utility === undefined) return
  const { building_id: buildingId, utility_id: utilityId, date: day, from_time: from, to_time: to } = record
  const [fullest] = await mostPeople(tx, { buildingId, utilityId, day, from, to })
  if ((fullest?.people ?? 0) > utility.capacity)
    throw invalidInput([{ field: 'people_count', code: 'utility_full' }])
}
