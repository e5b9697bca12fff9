import { extendEntity } from '#api/records/behaviour.ts'
import { apartment } from '#entities/property/apartment.ts'
import { livesIn } from '../people/householder-sql.ts'

/** Who is at home in an apartment, and what it owes, beside its own values. */
export const apartmentExtension = extendEntity(apartment, {
  expressions: {
    householder: livesIn('t.building_id', 't.id'),
    outstanding: `coalesce((select d.outstanding from debt d
      where d.building_id = t.building_id and d.apartment_id = t.id), 0)`,
  },
})
