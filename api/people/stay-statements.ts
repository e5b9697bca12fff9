import { sqlOfficeDay } from '#api/database/office-day.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { adultAge } from '#domain/constants.ts'
import { residency } from '#entities/property/residency.ts'

/** Locks a resident, so that two stays of one person are entered one after the other. Unknown birthdays are of age. */
export const holdResident = query({
  row: { is_adult: 'boolean' },
  takes: { buildingId: 'bigint', residentId: 'bigint' },
  sql: ({ buildingId, residentId }) =>
    `select coalesce(date_of_birth <= ${sqlOfficeDay()} - interval '${adultAge} years', true) as is_adult
      from resident where building_id = ${buildingId} and id = ${residentId} for update`,
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
