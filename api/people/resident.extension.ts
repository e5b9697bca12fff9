import { extendEntity } from '#api/records/behaviour.ts'
import { resident } from '#entities/people/resident.ts'
import { stays } from './householder-sql.ts'

/** The apartments that a resident lives in, beside their own values. */
export const residentExtension = extendEntity(resident, {
  expressions: {
    lives_in: `(select string_agg(a.code, ', ' order by a.code collate natural_order)
      from residency y join apartment a on a.building_id = y.building_id and a.id = y.apartment_id
      where y.building_id = t.building_id and y.resident_id = t.id and ${stays('y')})`,
  },
})
