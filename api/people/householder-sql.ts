import { sqlOfficeDay } from '#api/database/office-day.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { resident } from '#entities/people/resident.ts'

/** SQL: whether somebody has not moved out yet; a future day of moving out changes nothing. */
export const stays = (residency: string) =>
  `${residency}.deleted_at is null
    and (${residency}.move_out_date is null or ${residency}.move_out_date >= ${sqlOfficeDay()})`

/** SQL: whether somebody lives there today: a stay that has begun and not ended; one without a first day has begun. */
export const livesToday = (residency: string) =>
  `${stays(residency)} and coalesce(${residency}.move_in_date <= ${sqlOfficeDay()}, true)`

/** SQL: whether somebody lives there who may see the apartment's fees and papers in the resident app. */
export const acts = (residency: string) =>
  `${stays(residency)} and ${residency}.apartment_permission is not false`

/** SQL: the name of an apartment's contact person; null if nobody lives there. */
export const livesIn = (building: string, apartment: string) => contactOf(building, apartment, 'r.full_name')

/** SQL: a value of the stay `y`, or of the resident `r`, of an apartment's contact: the householder, or else of those who act for it who moved in first. */
export const contactOf = (
  building: string,
  apartment: string,
  value: 'r.full_name' | 'r.phone_number' | 'y.id',
) =>
  `(select ${value} from residency y join resident r on r.id = y.resident_id
    where y.building_id = ${building} and y.apartment_id = ${apartment} and ${stays('y')}
    order by (r.resident_type = ${optionsOf(resident, 'resident_type').householder}) desc,
      (y.apartment_permission is not false) desc, y.id limit 1)`
