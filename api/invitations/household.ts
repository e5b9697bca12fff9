import { logAct } from '#api/audit/security-log.ts'
import { holdersIn } from '#api/auth/holders.ts'
import { homesChanged, takeHome } from '#api/auth/homes.ts'
import { onBehalfOf } from '#api/auth/on-behalf.ts'
import { requireOpenBuilding } from '#api/auth/open-building.ts'
import { requireSlot } from '#api/auth/throttle.ts'
import type { WritePart } from '#api/calls/run-write.ts'
import type { Caller, Home } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { stateMessage } from '#api/events/messages.ts'
import { apiError, invalidInput, notFound } from '#api/http/error.ts'
import type { RoomServices } from '#api/room.ts'
import { residentInvitation } from '#entities/people/resident-invitation.ts'
import { resident } from '#entities/people/resident.ts'
import { residency } from '#entities/property/residency.ts'
import { membersOf, type Member } from './household-statements.ts'
import { makeInvitations } from './make-invitations.ts'
import { shownOnce } from './one-invitation.ts'

type Parts = Pick<RoomServices, 'db' | 'key' | 'ring' | 'services'>

interface Asked {
  readonly caller: Caller
  readonly apartmentId: string
}
interface AskedOf extends Asked {
  readonly residentId: string
}

/** Who lives in a home of the caller's. What is the householder's to know is null for the others. */
export async function householdOf(db: Queryable, { caller, apartmentId }: Asked) {
  const home = homeIn(caller, apartmentId)
  await requireOpenBuilding(db, home.buildingId)
  const members = await membersOf(db, { buildingId: home.buildingId, apartmentId })
  return members.map(({ stay_id: _stay, acts, app_access, ...member }) => ({
    ...member,
    is_me: member.resident_id === home.residentId,
    acts: home.isHouseholder ? acts : null,
    app_access: home.isHouseholder ? app_access : null,
  }))
}

/** The householder invites an adult of their home, by a link that they pass on. The office hears of it. */
export async function inviteHousehold({ db, key, ring, services }: Parts, asked: AskedOf) {
  const { apartmentId, residentId } = asked
  const { accountId, name } = asked.caller.principal
  const { buildingId } = requireHouseholder(asked)
  await requireOpenBuilding(db, buildingId)
  await requireSlot(db, `household-invitation:by:${accountId}`, services.limits.invitationsPerResident)
  return db.transaction(async (tx) => {
    const person = await requireAdult(tx, { buildingId, apartmentId, residentId })
    if (person.app_access === 'in') throw apiError(409, 'already_joined')
    const [made] = await makeInvitations(
      tx,
      { key, buildingId, roundId: null, by: { id: accountId, name } },
      [{ apartmentId, residentId, residentIds: [residentId], kind: 'householder', channel: 'link', uses: 1 }],
    )
    if (made === undefined) throw new Error('the invitation was not written')
    const office = await holdersIn(tx, { buildingId, code: residentInvitation.permission, flag: 'update' })
    const said = { id: made.id, buildingId, title: person.full_name, state: 'waiting' }
    await ring(
      tx,
      office.map(({ id }) => id),
      stateMessage(residentInvitation, said),
    )
    return shownOnce({ services }, made)
  })
}

/** The householder says who of the adults acts; they themselves always do. */
export async function allowToAct(
  { tx, records }: Pick<WritePart, 'tx' | 'records'>,
  { acts, ...asked }: AskedOf & { readonly acts: boolean },
): Promise<void> {
  const { buildingId, residentId: own } = requireHouseholder(asked)
  await requireOpenBuilding(tx, buildingId)
  const person = await requireAdult(tx, { buildingId, ...asked })
  if (asked.residentId === own) throw notThere()
  const caller = await onBehalfOf(asked.caller, buildingId)
  await records.update(
    { caller, entity: residency, id: person.stay_id },
    { apartment_permission: acts ? '1' : '0' },
  )
}

/** The account gives up the resident who lives in a home. Their stay stays. */
export async function leaveHome(
  { tx }: Pick<WritePart, 'tx'>,
  { hub }: Pick<RoomServices, 'hub'>,
  { caller, apartmentId }: Asked,
): Promise<void> {
  const { buildingId, residentId } = homeIn(caller, apartmentId)
  const { accountId, name } = caller.principal
  await takeHome(tx, { accountId, residentId })
  await homesChanged(tx, hub, { accountIds: [accountId] })
  const about = { buildingId, resource: resident.name, recordId: residentId, recordTitle: name }
  await logAct(tx, caller, { action: 'app_access_ended', ...about })
}

/** 404 for an apartment in which the caller does not live. */
function homeIn({ principal: { homes } }: Caller, apartmentId: string): Home {
  const own = homes.filter((one) => one.apartmentId === apartmentId)
  const home = own.find((one) => one.isHouseholder) ?? own[0]
  if (home === undefined) throw notFound()
  return home
}

function requireHouseholder({ caller, apartmentId }: Asked): Home {
  const home = homeIn(caller, apartmentId)
  if (!home.isHouseholder) throw notFound()
  return home
}

const notThere = () => invalidInput([{ field: 'resident_id', code: 'invalid_reference' }])

/** 422 for somebody who is no adult of the home. */
async function requireAdult(
  db: Queryable,
  {
    residentId,
    ...place
  }: { readonly buildingId: string; readonly apartmentId: string; readonly residentId: string },
): Promise<Member> {
  const { buildingId, apartmentId } = place
  const members = await membersOf(db, { buildingId, apartmentId })
  const person = members.find((one) => one.resident_id === residentId && one.is_adult)
  if (person === undefined) throw notThere()
  return person
}
