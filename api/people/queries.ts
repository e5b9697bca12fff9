import { livesToday } from '#api/auth/stay-sql.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { residentRegistration } from '#entities/people/resident-registration.ts'
import { resident } from '#entities/people/resident.ts'
import { apartment } from '#entities/property/apartment.ts'
import { residency } from '#entities/property/residency.ts'

/** Somebody who is recorded already: by the number of their identity papers, or else by phone and name. */
export const knownResidents = query({
  row: columns(resident, ['id']),
  takes: columns(residentRegistration, ['building_id', 'id_number', 'phone_number', 'full_name']),
  sql: ({ building_id, id_number, phone_number, full_name }) =>
    `select id from resident where building_id = ${building_id} and deleted_at is null
      and (id_number = ${id_number} or (phone_number = ${phone_number} and lower(full_name) = lower(${full_name})))
      order by id limit 1`,
})

/** A resident of a building by id. */
export const residentIn = query({
  row: columns(resident, ['id']),
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select id from resident where building_id = ${buildingId} and id = ${id} and deleted_at is null`,
})

const waiting = `g.status = ${statesOf(residentRegistration).new} and g.deleted_at is null`
const both = `from resident_registration g join resident r on r.building_id = g.building_id and r.deleted_at is null`

/**
 * Residents who may be the person of a waiting registration, of all that wait in a building: the same identity papers,
 * phone, or name without its accents. Each condition joins by itself, since one of `or` would compare all with all.
 */
export const likeResidents = query({
  row: {
    registration_id: 'bigint',
    resident_id: 'bigint',
    id_number: 'boolean',
    phone_number: 'boolean',
    full_name: 'boolean',
  },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `with alike as (
        select g.id as registration_id, r.id as resident_id, 1 as kind ${both} and r.id_number = g.id_number
          where g.building_id = ${buildingId} and ${waiting}
        union all select g.id, r.id, 2 ${both} and r.phone_number = g.phone_number
          where g.building_id = ${buildingId} and ${waiting}
        union all select g.id, r.id, 3 ${both} and plain_text(r.full_name) = plain_text(g.full_name)
          where g.building_id = ${buildingId} and ${waiting})
      select registration_id, resident_id, coalesce(bool_or(kind = 1), false) as id_number,
          coalesce(bool_or(kind = 2), false) as phone_number, coalesce(bool_or(kind = 3), false) as full_name
        from alike group by registration_id, resident_id order by min(kind), count(*) desc, resident_id limit 1000`,
})

/** The stay of today of a resident in an apartment. */
export const presentStays = query({
  row: columns(residency, ['id']),
  takes: { buildingId: 'bigint', apartmentId: 'bigint', residentId: 'bigint' },
  sql: ({ buildingId, apartmentId, residentId }) =>
    `select y.id from residency y where y.building_id = ${buildingId} and y.apartment_id = ${apartmentId}
      and y.resident_id = ${residentId} and ${livesToday('y')} limit 1`,
})

/** The block of an apartment. */
export const blockOf = query({
  row: columns(apartment, ['block_id']),
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select block_id from apartment where building_id = ${buildingId} and id = ${apartmentId}`,
})
