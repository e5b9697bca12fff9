import { onBehalfOf } from '#api/auth/on-behalf.ts'
import type { Caller } from '#api/context.ts'
import { extendEntity, type HookContext, type StoredRecord } from '#api/records/extension.ts'
import { officeDay } from '#core/fields/calendar.ts'
import { residentRegistration } from '#entities/people/resident-registration.ts'
import { resident } from '#entities/people/resident.ts'
import { residency } from '#entities/property/residency.ts'

/** An accepted registration makes its person a resident of the apartment. */
export const residentRegistrationExtension = extendEntity(residentRegistration, {
  async beforeUpdate(changes, context) {
    if (context.action !== 'accept') return changes
    const { before } = context
    // Whoever may decide on a registration need not hold the right to enter residents.
    const caller = await onBehalfOf(context.caller, String(before.building_id))
    const id = (await knownResident(before, context)) ?? (await newResident(before, context, caller))
    await context.records.create({ caller, entity: residency }, await stayOf(before, context, id))
    return { ...changes, resident_id: id }
  },
})

/** Someone who has been entered already: by the number of their papers, or else by telephone and name. */
async function knownResident(before: StoredRecord, { tx }: HookContext): Promise<string | undefined> {
  const [known] = await tx.query<{ id: string }>(
    `select id::text from resident where building_id = $1 and deleted_at is null
      and (id_number = $2 or (phone_number = $3 and lower(full_name) = lower($4))) order by id limit 1`,
    [before.building_id, before.id_number, before.phone_number, before.full_name],
  )
  return known?.id
}

const copied = [
  'full_name',
  'gender',
  'date_of_birth',
  'nationality',
  'phone_number',
  'email',
  'id_number',
] as const

async function newResident(before: StoredRecord, { records }: HookContext, caller: Caller): Promise<string> {
  const values = Object.fromEntries(copied.map((name) => [name, textOf(before[name])]))
  const made = await records.create(
    { caller, entity: resident },
    { ...values, building_id: String(before.building_id), code: `DK-${before.id}` },
  )
  const id = String(made.id)
  if (hasCome(before)) await records.transition({ caller, entity: resident, id, name: 'move_in' }, {})
  return id
}

async function stayOf(before: StoredRecord, { tx }: HookContext, residentId: string) {
  const [home] = await tx.query<{ block_id: string }>(
    'select block_id::text from apartment where building_id = $1 and id = $2',
    [before.building_id, before.apartment_id],
  )
  return {
    building_id: String(before.building_id),
    block_id: home?.block_id ?? null,
    apartment_id: textOf(before.apartment_id),
    resident_id: residentId,
    relationship_id: textOf(before.relationship_id),
    move_in_date: textOf(before.move_in_date),
    householder_approved: '1',
  }
}

/** Without a day to move in, the person lives there already. */
const hasCome = ({ move_in_date: day }: StoredRecord) =>
  typeof day !== 'string' || day <= officeDay(new Date().toISOString())

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))
