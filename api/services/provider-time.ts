import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import type { Changed } from '#api/records/behaviour.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { RecordOf } from '#core/stored.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'

// A provider does as many bookings at one time as they have crews. One crew: the database holds the bookings apart
// (`service_booking_apart`); several are counted while the provider is held (docs/decisions/one-crew.md).

type Booking = RecordOf<typeof serviceBooking>
type Term = Partial<Pick<Booking, 'scheduled_at' | 'ends_at'>>
type OfProvider = Pick<Booking, 'building_id'> & Partial<Pick<Booking, 'provider_id'>>

const hour = 3_600_000
const longest = 24 * hour

interface Ending {
  /** Whether the end was said with this write. */
  readonly isSaid: boolean
  /** The booking before it. */
  readonly before?: Term
}

/**
 * When a booking ends; 422 `invalid_after` at an end that is said and not after the start. One that is not said stays where
 * it was, while that is still within a day of the start; else it is as long after it as before, or an hour.
 */
export function endOf(
  { scheduled_at: start = null, ends_at: end = null }: Term,
  { isSaid, before }: Ending,
): string | null {
  if (start === null) return null
  const from = Date.parse(start)
  const left = end === null ? 0 : Date.parse(end) - from
  if (end !== null && isSaid && left <= 0) throw invalidInput([{ field: 'ends_at', code: 'invalid_after' }])
  if (end !== null && (isSaid || (left > 0 && left <= longest))) return end
  const [was, until] = [before?.scheduled_at ?? null, before?.ends_at ?? null]
  const lasted = was === null || until === null ? hour : Date.parse(until) - Date.parse(was)
  return new Date(from + lasted).toISOString()
}

const holdProvider = query({
  row: { jobs_at_once: 'integer' },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select jobs_at_once::int from provider where building_id = ${buildingId} and id = ${id} for update`,
})

/** How many bookings the provider does at one time; bookings of one provider wait for each other here. */
async function crewsOf(
  tx: Tx,
  { building_id: buildingId, provider_id: id = null }: OfProvider,
): Promise<number | undefined> {
  if (id === null) return undefined
  const [provider] = await holdProvider(tx, { buildingId, id })
  return provider?.jobs_at_once
}

/** Whether the provider does one booking at a time; null without a provider. */
export async function takesOne(tx: Tx, booking: OfProvider): Promise<boolean | null> {
  const crews = await crewsOf(tx, booking)
  return crews === undefined ? null : crews === 1
}

const { cancel } = statesOf(serviceBooking)

/** The highest number of a provider's bookings at any moment of a term. */
const mostAtOnce = query({
  row: { bookings: 'integer | null' },
  takes: { buildingId: 'bigint', providerId: 'bigint', from: 'timestamptz', to: 'timestamptz' },
  sql: ({ buildingId, providerId, from, to }) =>
    `with b as (select scheduled_at, ends_at from service_booking
        where building_id = ${buildingId} and provider_id = ${providerId} and status <> ${cancel}
          and deleted_at is null and scheduled_at < ${to} and ends_at > ${from})
      select max((select count(*) from b o where o.scheduled_at <= s.at and o.ends_at > s.at))::int as bookings
        from (select greatest(scheduled_at, ${from}) as at from b) s`,
})

/** 422 `provider_busy` if at any moment of the booking, itself included, there are more than the provider does at once. */
export async function requireTime(tx: Tx, booking: Booking): Promise<void> {
  const { building_id: buildingId, provider_id: providerId, scheduled_at: from, ends_at: to } = booking
  if (booking.status === 'cancel' || booking.deleted_at !== null) return
  if (providerId === null || from === null || to === null) return
  const crews = await crewsOf(tx, booking)
  if (crews === undefined) return
  const [most] = await mostAtOnce(tx, { buildingId, providerId, from, to })
  if ((most?.bookings ?? 0) > crews) throw invalidInput([{ field: 'scheduled_at', code: 'provider_busy' }])
}

const timeFields = ['provider_id', 'scheduled_at', 'ends_at', 'deleted_at'] as const

/** The same of a change, where it moves the booking. */
export async function requireTimeForChange({
  before,
  after,
  tx,
}: Changed<typeof serviceBooking>): Promise<void> {
  if (timeFields.some((name) => before[name] !== after[name])) await requireTime(tx, after)
}
