import { hasOtherHome } from '#api/auth/homes.ts'
import { acts, isAdult, isHouseholders, livesToday } from '#api/auth/stay-sql.ts'
import { column, columns } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { relationship } from '#entities/people/relationship.ts'
import { resident } from '#entities/people/resident.ts'

/** Who lives in an apartment today. */
export const membersOf = query({
  row: {
    resident_id: 'bigint',
    stay_id: 'bigint',
    ...columns(resident, ['full_name', 'app_access']),
    is_adult: 'boolean',
    acts: 'boolean',
    is_householder: 'boolean',
    /** They live in another apartment or pay for one. */
    has_other_home: 'boolean',
    relationship: column(relationship, 'name'),
  },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select r.id as resident_id, y.id as stay_id, r.full_name, r.app_access, ${isAdult('r', 'y')} as is_adult,
        ${acts('y')} as acts, ${isHouseholders('r', 'y')} as is_householder,
        ${hasOtherHome('y.apartment_id')} as has_other_home, k.name as relationship
      from residency y join resident r on r.building_id = y.building_id and r.id = y.resident_id and r.deleted_at is null
        join relationship k on k.building_id = y.building_id and k.id = y.relationship_id
      where y.building_id = ${buildingId} and y.apartment_id = ${apartmentId} and ${livesToday('y')}
      order by y.id`,
})
export type Member = RowOf<typeof membersOf>
