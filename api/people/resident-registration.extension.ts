import { onBehalfOf } from '#api/auth/on-behalf.ts'
import type { Caller } from '#api/context.ts'
import { today } from '#api/calendar/today.ts'
import type { WireObject } from '#api/http/body.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import type { RecordOf } from '#core/stored.ts'
import { residentRegistration } from '#entities/people/resident-registration.ts'
import { resident } from '#entities/people/resident.ts'
import { residency } from '#entities/property/residency.ts'
import { blockOf, knownResidents } from './queries.ts'

/** An accepted registration makes its person a resident of the apartment. */
export const residentRegistrationExtension = extendEntity(residentRegistration, {
  on: {
    async accept({ before, also, ...context }) {
      // Those who may decide on a registration need not hold the right to enter residents themselves.
      const caller = await onBehalfOf(context.caller, before.building_id)
      const id = (await findResident(before, context)) ?? (await newResident(before, context, caller))
      await context.records.create({ caller, entity: residency }, await stayOf(before, context, id))
      return also({ resident_id: id })
    },
  },
})

type Registration = RecordOf<typeof residentRegistration>
type Context = Pick<HookContext, 'tx' | 'records'>

/** Somebody who is recorded already: by the number of their identity papers, or else by phone and name. */
async function findResident(before: Registration, { tx }: Context): Promise<string | undefined> {
  const [known] = await knownResidents(tx, before)
  return known?.id
}

async function newResident(before: Registration, { records }: Context, caller: Caller): Promise<string> {
  const { building_id, full_name, gender, date_of_birth, nationality, phone_number, email, id_number } =
    before
  const person = { full_name, gender, date_of_birth, nationality, phone_number, email, id_number }
  const code = `DK-${before.id}`
  const made = await records.create({ caller, entity: resident }, { ...person, building_id, code })
  const id = made.id
  if (hasCome(before)) await records.transition({ caller, entity: resident, id, name: 'move_in' }, {})
  return id
}

async function stayOf(before: Registration, { tx }: Context, residentId: string): Promise<WireObject> {
  const [home] = await blockOf(tx, { buildingId: before.building_id, apartmentId: before.apartment_id })
  return {
    building_id: before.building_id,
    block_id: home?.block_id ?? null,
    apartment_id: before.apartment_id,
    resident_id: residentId,
    relationship_id: before.relationship_id,
    move_in_date: before.move_in_date,
    householder_approved: '1',
  }
}

/** Without a day of moving in, the person lives there already. */
const hasCome = ({ move_in_date: day }: Registration) => day === null || day <= today()
