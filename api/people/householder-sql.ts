import { stays } from '#api/auth/stay-sql.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { resident } from '#entities/people/resident.ts'

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
      (y.apartment_permission is true) desc, y.id limit 1)`

/** SQL: the e-mail addresses of a resident `person`, each once: their own, then those for notices. */
export const emailsOf = (person: string) =>
  `array(select e.email from (select lower(${person}.email) as email, 0 as at
      union all select lower(n.value ->> 'email'), n.at
        from jsonb_array_elements(coalesce(${person}.notification_emails, '[]')) with ordinality n(value, at)) e
    where e.email <> '' group by e.email order by min(e.at))`
