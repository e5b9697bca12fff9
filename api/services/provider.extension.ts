import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { provider } from '#entities/services/provider.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'

/** When a provider changes between one booking at a time and several, their future bookings change with them. */
export const providerExtension = extendEntity(provider, {
  update: {
    async after({ before, after, tx, notify }) {
      const takesOne = after.jobs_at_once === 1
      if (takesOne === (before.jobs_at_once === 1)) return
      const of = { buildingId: after.building_id, id: after.id }
      if (takesOne) await requireApart(tx, of)
      await markBookings(tx, { ...of, isExclusive: takesOne })
      notify(serviceBooking, after.building_id)
    },
  },
})

const { cancel } = statesOf(serviceBooking)

const overlapping = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from service_booking a join service_booking b on b.building_id = a.building_id
        and b.provider_id = a.provider_id and b.id > a.id
        and b.scheduled_at < a.ends_at and b.ends_at > a.scheduled_at
      where a.building_id = ${buildingId} and a.provider_id = ${id} and a.ends_at > now() and b.ends_at > now()
        and a.status <> ${cancel} and b.status <> ${cancel} and a.deleted_at is null and b.deleted_at is null limit 1`,
})

/** 422 `bookings_overlap` while the provider is to be in two places at once. */
async function requireApart(tx: Tx, of: { readonly buildingId: string; readonly id: string }): Promise<void> {
  if ((await overlapping(tx, of)).length > 0)
    throw invalidInput([{ field: 'jobs_at_once', code: 'bookings_overlap' }])
}

const markBookings = command({
  takes: { buildingId: 'bigint', id: 'bigint', isExclusive: 'boolean' },
  sql: ({ buildingId, id, isExclusive }) =>
    `update service_booking set is_exclusive = ${isExclusive}, ${bumpSql()}
      where building_id = ${buildingId} and provider_id = ${id} and ends_at > now()
        and is_exclusive is distinct from ${isExclusive}`,
})
