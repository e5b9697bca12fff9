import { isAdult } from '#api/auth/stay-sql.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { residency } from '#entities/property/residency.ts'

/** Locks a resident, so that two stays of one person are entered one after the other; whether they are of age in this one. */
export const holdResident = query({
  row: { is_adult: 'boolean' },
  takes: { buildingId: 'bigint', residentId: 'bigint', relationshipId: 'bigint | null' },
  sql: ({ buildingId, residentId, relationshipId }) =>
    `select ${isAdult('r', 'y')} as is_adult
      from resident r, (select ${buildingId} as building_id, ${relationshipId} as relationship_id) y
      where r.building_id = ${buildingId} and r.id = ${residentId} for update of r`,
})

/** Other stays of a resident in the same apartment on some of the same days. */
export const overlappingStays = query({
  row: columns(residency, ['id']),
  takes: {
    buildingId: 'bigint',
    apartmentId: 'bigint',
    residentId: 'bigint',
    /** The stay itself; null: it is a new one. */
    id: 'bigint | null',
    from: 'date | null',
    until: 'date | null',
  },
  sql: ({ buildingId, apartmentId, residentId, id, from, until }) =>
    `select y.id from residency y where y.building_id = ${buildingId} and y.apartment_id = ${apartmentId}
      and y.resident_id = ${residentId} and y.deleted_at is null and y.id is distinct from ${id}
      and daterange(y.move_in_date, y.move_out_date, '[]') && daterange(${from}, ${until}, '[]') limit 1`,
})
