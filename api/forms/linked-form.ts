import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { json, orNull } from '#api/sql/types.ts'
import type { FieldDefinition } from '#core/custom-fields.ts'
import { registrationForm } from '#entities/forms/registration-form.ts'

/** The form that a link is for, and whose answer it will be. */
export interface LinkedPlace {
  readonly buildingId: string
  readonly formId: string
  readonly apartmentId: string | null
  readonly residentId: string | null
}

/** The form of a link with its building and its apartment; none once one of them is deleted. */
export const linkedForm = query({
  row: {
    ...columns(registrationForm, [
      'id',
      'building_id',
      'name',
      'description',
      'status',
      'open_from',
      'open_to',
      'requires_apartment',
      'requires_signature',
      'requires_email',
      'answer_limit',
      'thank_you',
    ]),
    fields: orNull(json<readonly FieldDefinition[]>()),
    organisation_id: 'bigint',
    building: 'text',
    address: 'text',
    apartment_id: 'bigint | null',
    apartment: 'text | null',
    resident_id: 'bigint | null',
  },
  takes: {
    buildingId: 'bigint',
    formId: 'bigint',
    apartmentId: 'bigint | null',
    residentId: 'bigint | null',
  },
  sql: ({ buildingId, formId, apartmentId, residentId }) =>
    `select f.id, f.building_id, f.name, f.description, f.status, f.open_from, f.open_to, f.requires_apartment,
        f.requires_signature, f.requires_email, f.answer_limit, f.thank_you, f.fields, b.organisation_id, b.name as building, b.address,
        a.id as apartment_id, a.code as apartment, ${residentId} as resident_id
      from registration_form f join building b on b.id = f.building_id
        left join apartment a on a.building_id = f.building_id and a.id = ${apartmentId} and a.deleted_at is null
      where f.building_id = ${buildingId} and f.id = ${formId} and f.deleted_at is null and b.deleted_at is null
        and (${apartmentId} is null or a.id is not null)`,
})

export type LinkedForm = RowOf<typeof linkedForm>

const found = query({
  row: { apartment: 'boolean', resident: 'boolean' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint | null', residentId: 'bigint | null' },
  sql: ({ buildingId, apartmentId, residentId }) =>
    `select ${apartmentId} is null or exists (select from apartment
          where building_id = ${buildingId} and id = ${apartmentId} and deleted_at is null) as apartment,
        ${residentId} is null or exists (select from resident
          where building_id = ${buildingId} and id = ${residentId} and deleted_at is null) as resident`,
})

/** The fields whose ids name no record of the building. */
export async function foreignOf(
  db: Queryable,
  place: Omit<LinkedPlace, 'formId'>,
): Promise<('apartment_id' | 'resident_id')[]> {
  const [{ apartment, resident } = { apartment: false, resident: false }] = await found(db, place)
  return [...(apartment ? [] : (['apartment_id'] as const)), ...(resident ? [] : (['resident_id'] as const))]
}
