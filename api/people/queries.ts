import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { residentRegistration } from '#entities/people/resident-registration.ts'
import { resident } from '#entities/people/resident.ts'
import { apartment } from '#entities/property/apartment.ts'

/** Somebody who is recorded already: by the number of their identity papers, or else by phone and name. */
export const knownResidents = query({
  row: columns(resident, ['id']),
  takes: columns(residentRegistration, ['building_id', 'id_number', 'phone_number', 'full_name']),
  sql: ({ building_id, id_number, phone_number, full_name }) =>
    `select id from resident where building_id = ${building_id} and deleted_at is null
      and (id_number = ${id_number} or (phone_number = ${phone_number} and lower(full_name) = lower(${full_name})))
      order by id limit 1`,
})

/** The block of an apartment. */
export const blockOf = query({
  row: columns(apartment, ['block_id']),
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select block_id from apartment where building_id = ${buildingId} and id = ${apartmentId}`,
})
