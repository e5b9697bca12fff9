import { extendEntity } from '#api/records/behaviour.ts'
import { residency } from '#entities/property/residency.ts'
import { contactOf } from './householder-sql.ts'

/** `contact=1`: of each apartment only the stay of its contact person, the householder or else who moved in first. */
export const residencyExtension = extendEntity(residency, {
  parameters: ['contact'],
  where: (_caller, _params, { contact }) =>
    contact === '1' ? `t.id = ${contactOf('t.building_id', 't.apartment_id', 'y.id')}` : undefined,
})
