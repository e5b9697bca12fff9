import { giveHome, homesChanged } from '#api/auth/homes.ts'
import { provedPhone } from '#api/auth/proved-phone.ts'
import { accountsById } from '#api/auth/queries.ts'
import { provedAddress } from '#api/auth/unproved-address.ts'
import type { Tx } from '#api/database/pool.ts'
import type { Hub } from '#api/events/hub.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import type { WireObject } from '#api/http/body.ts'
import type { Caller } from '#api/context.ts'
import type { HookContext } from '#api/records/extension.ts'
import { passOn } from '#api/storage/attach.ts'
import type { RecordOf } from '#core/stored.ts'
import { residentRegistration } from '#entities/people/resident-registration.ts'
import { resident } from '#entities/people/resident.ts'
import { residency } from '#entities/property/residency.ts'
import { blockOf, knownResidents, presentStays, residentIn } from './queries.ts'

export type Registration = RecordOf<typeof residentRegistration>
type Context = Pick<HookContext, 'tx' | 'records'> & { readonly caller: Caller }

/** What a registration tells of a person. */
const told = [
  'full_name',
  'gender',
  'date_of_birth',
  'nationality',
  'phone_number',
  'email',
  'id_number',
] as const
const pictures = ['id_front_image', 'id_back_image'] as const

/**
 * Enters the stay that a registration asks for, for a new resident or one who is recorded already; the pictures of the
 * papers go with them. Somebody who came by an invitation may live there already: then there is only their account to let in.
 * Returns the resident's id. `caller` may write residents and stays.
 */
export async function enterResident(
  asked: Registration,
  context: Context,
  hub: Pick<Hub, 'send'>,
): Promise<string> {
  const known = await knownOf(asked, context)
  const id = known ?? (await newResident(asked, context))
  await (known === undefined ? undefined : fillIn(asked, context, id))
  await passPictures(asked, context, id)
  if (asked.account_id === null || !(await livesThere(asked, context, id)))
    await context.records.create(
      { caller: context.caller, entity: residency },
      await stayOf(asked, context, id),
    )
  if (asked.account_id !== null) await letIn(context.tx, hub, { accountId: asked.account_id, residentId: id })
  return id
}

/** 409 `already_joined` where another account has come in as the resident: the office takes it away first. */
async function letIn(
  tx: Tx,
  hub: Pick<Hub, 'send'>,
  home: { readonly accountId: string; readonly residentId: string },
): Promise<void> {
  if (!(await giveHome(tx, home))) throw apiError(409, 'already_joined')
  await homesChanged(tx, hub, { accountIds: [home.accountId] })
}

async function livesThere(asked: Registration, { tx }: Context, residentId: string): Promise<boolean> {
  const { building_id: buildingId, apartment_id: apartmentId } = asked
  return (await presentStays(tx, { buildingId, apartmentId, residentId })).length > 0
}

/**
 * Whom the office has chosen; without a choice, somebody who is recorded already. Whose account is let in the office says: 422 at
 * `approved_as` without.
 */
async function knownOf(asked: Registration, { tx }: Context): Promise<string | undefined> {
  if (asked.approved_as === 'new_person') return undefined
  if (asked.resident_id !== null) {
    const [chosen] = await residentIn(tx, { buildingId: asked.building_id, id: asked.resident_id })
    if (chosen === undefined) throw invalidInput([{ field: 'resident_id', code: 'invalid_reference' }])
    return chosen.id
  }
  if (asked.account_id !== null && asked.approved_as === null)
    throw invalidInput([{ field: 'approved_as', code: 'required' }])
  if (asked.approved_as === 'known_person') throw invalidInput([{ field: 'resident_id', code: 'required' }])
  const [known] = await knownResidents(tx, asked)
  return known?.id
}

async function newResident(asked: Registration, { records, caller }: Context): Promise<string> {
  const person = Object.fromEntries(told.map((name) => [name, asked[name]]))
  const { building_id } = asked
  const body = { ...person, building_id, code: `DK-${asked.id}` }
  return (await records.create({ caller, entity: resident }, body)).id
}

/**
 * What the registration knows and the resident's record does not. Of somebody who came with an account, contacts are taken that they
 * have proved: to these the office sends their next invitation.
 */
async function fillIn(asked: Registration, { tx, records, caller }: Context, id: string): Promise<void> {
  const present: Readonly<Record<string, unknown>> = await records.stored({ caller, entity: resident, id })
  const unproved = asked.account_id === null ? [] : await unprovedOf(tx, asked.account_id, asked)
  const missing = told.filter(
    (name) => (present[name] ?? null) === null && asked[name] !== null && !unproved.includes(name),
  )
  if (missing.length === 0) return
  const more = Object.fromEntries(missing.map((name) => [name, asked[name]]))
  await records.update({ caller, entity: resident, id }, more)
}

/** Contacts of the registration that its account has not proved. */
async function unprovedOf(
  tx: Tx,
  id: string,
  { email, phone_number: phone }: Pick<Registration, 'email' | 'phone_number'>,
): Promise<(typeof told)[number][]> {
  const [account] = await accountsById(tx, { id })
  const address = account === undefined ? null : await provedAddress(tx, { id, email: account.email })
  const number = await provedPhone(tx, { id })
  return [
    ...(address === email ? [] : (['email'] as const)),
    ...(number === phone ? [] : (['phone_number'] as const)),
  ]
}

/** Pictures that the resident has already stay; the registration keeps its own then. */
async function passPictures(
  asked: Registration,
  { tx, records, caller }: Context,
  id: string,
): Promise<void> {
  const present: Readonly<Record<string, unknown>> = await records.stored({ caller, entity: resident, id })
  const fresh = pictures.flatMap((field) => {
    const file = asked[field]
    return file === null || (present[field] ?? null) !== null ? [] : [{ field, file }]
  })
  if (fresh.length === 0) return
  for (const { field, file } of fresh)
    await passOn(tx, {
      ids: [file],
      entity: residentRegistration.name,
      id: asked.id,
      field,
      nextEntity: resident.name,
      nextId: id,
    })
  const taken = Object.fromEntries(fresh.map(({ field, file }) => [field, file]))
  await records.update({ caller, entity: resident, id }, taken)
}

async function stayOf(asked: Registration, { tx }: Context, residentId: string): Promise<WireObject> {
  const [home] = await blockOf(tx, { buildingId: asked.building_id, apartmentId: asked.apartment_id })
  return {
    building_id: asked.building_id,
    block_id: home?.block_id ?? null,
    apartment_id: asked.apartment_id,
    resident_id: residentId,
    relationship_id: asked.relationship_id,
    move_in_date: asked.move_in_date,
    householder_approved: asked.householder_approved === true ? '1' : '0',
  }
}
