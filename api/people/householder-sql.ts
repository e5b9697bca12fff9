import { sqlOfficeDay } from '#api/database/office-day.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { resident } from '#entities/people/resident.ts'

/** SQL: who has not moved out yet; a day of moving out that is still to come changes nothing. */
export const stays = (residency: string) =>
  `${residency}.deleted_at is null
    and (${residency}.move_out_date is null or ${residency}.move_out_date >= ${sqlOfficeDay()})`

/** SQL: whom one asks for in an apartment, the householder or else who moved in first; null where nobody lives. */
export const livesIn = (building: string, apartment: string) =>
  `(select r.full_name from residency y join resident r on r.id = y.resident_id
    where y.building_id = ${building} and y.apartment_id = ${apartment} and ${stays('y')}
    order by (r.resident_type = ${optionsOf(resident, 'resident_type').householder}) desc, y.id limit 1)`
