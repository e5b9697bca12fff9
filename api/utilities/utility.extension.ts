import type { Tx } from '#api/database/pool.ts'
import { today } from '#api/calendar/today.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { utility } from '#entities/utilities/utility.ts'

/** A place that becomes one party's at a time, or is shared from now on, says so of the bookings that are to come. */
export const utilityExtension = extendEntity(utility, {
  update: {
    async after({ before, after, tx, notify }) {
      if (before.is_exclusive === after.is_exclusive) return
      const place = { buildingId: after.building_id, id: after.id, today: today() }
      if (after.is_exclusive) await requireApart(tx, place)
      await tellBookings(tx, { ...place, isExclusive: after.is_exclusive })
      notify(utilityBooking, after.building_id)
    },
  },
})

interface PlaceToday {
  readonly buildingId: string
  readonly id: string
  readonly today: string
}

const { cancel } = statesOf(utilityBooking)

const overlapping = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint', today: 'date' },
  sql: ({ buildingId, id, today: day }) =>
    `select from utility_booking a join utility_booking b on b.building_id = a.building_id
        and b.utility_id = a.utility_id and b.date = a.date and b.id > a.id
        and b.from_time < a.to_time and b.to_time > a.from_time
      where a.building_id = ${buildingId} and a.utility_id = ${id} and a.date >= ${day}
        and a.status <> ${cancel} and b.status <> ${cancel} and a.deleted_at is null and b.deleted_at is null limit 1`,
})

/** 422 `bookings_overlap` while two parties are to have the place at once. */
async function requireApart(tx: Tx, place: PlaceToday): Promise<void> {
  if ((await overlapping(tx, place)).length > 0)
    throw invalidInput([{ field: 'is_exclusive', code: 'bookings_overlap' }])
}

const tellBookings = command({
  takes: { buildingId: 'bigint', id: 'bigint', today: 'date', isExclusive: 'boolean' },
  sql: ({ buildingId, id, today: day, isExclusive }) =>
    `update utility_booking set is_exclusive = ${isExclusive}, ${bumpSql()}
      where building_id = ${buildingId} and utility_id = ${id} and date >= ${day} and is_exclusive is distinct from ${isExclusive}`,
})
