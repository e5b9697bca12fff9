import { extendEntity } from '#api/records/behaviour.ts'
import { apartment } from '#entities/property/apartment.ts'
import { referenceOf } from '../debts/reference-sql.ts'
import { livesToday } from '#api/auth/stay-sql.ts'
import { livesIn } from '../people/householder-sql.ts'

/** Who is at home in an apartment, and how many, and what it owes, beside its own values. */
export const apartmentExtension = extendEntity(apartment, {
  // Its reference is drawn behind the insert.
  rereads: true,
  expressions: {
    // In groups, as it is read aloud.
    payment_reference: `regexp_replace(${referenceOf('t.building_id', 't.id')}, '(...)(...)(...)$', ' \\1 \\2 \\3')`,
    householder: livesIn('t.building_id', 't.id'),
    residents_count: `(select count(*)::int from residency y
      where y.building_id = t.building_id and y.apartment_id = t.id and ${livesToday('y')})`,
    outstanding: `coalesce((select d.outstanding from debt d
      where d.building_id = t.building_id and d.apartment_id = t.id), 0)`,
  },
})
