import { giveHome, heldHomes, homesChanged } from '#api/auth/homes.ts'
import { rememberAddress } from '#api/auth/login-throttle.ts'
import type { Sender } from '#api/context.ts'
import { retryDeadlock } from '#api/database/retry-deadlock.ts'
import type { Tx } from '#api/database/pool.ts'
import type { RoomServices } from '#api/room.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { join as joinCall } from '#domain/calls/joining.ts'
import type { JoinDoubt } from '#domain/resident-invitation.ts'
import { enterAccount, type Entering } from './enter-account.ts'
import { holdInvitation, noInvitation } from './find-invitation.ts'
import { findPerson, type SaidPerson } from './find-person.ts'
import { countWrongPerson, revokeOpen, useInvitation, type OpenInvitation } from './invitation-statements.ts'
import { takenText } from './message-text.ts'
import { queuePerson } from './queue-person.ts'
import { ringBlocked } from './ring-blocked.ts'

type Parts = Pick<RoomServices, 'db' | 'hub' | 'key' | 'events' | 'ring' | 'services'>
type Joined = Omit<DataOf<typeof joinCall>, 'username'>

interface Coming extends Omit<Entering, 'invitation' | 'name'> {
  /** As it was typed. */
  readonly code: string
  readonly said: SaidPerson
  /** What an account is called whose resident is not known. */
  readonly calledSo: string
  readonly sender: Sender
}

/**
 * Somebody comes in by an invitation, or waits for the office: of all who bring one at once, one after the other. What they are
 * called is settled by the office's record. Nothing of it is left where it is refused.
 */
export async function comeIn(parts: Parts, coming: Coming): Promise<Joined> {
  const { accountId, ...outcome } = await retryDeadlock(() =>
    parts.db.transaction((tx) => comeInWithin(tx, parts, coming)),
  )
  if (outcome.outcome === 'in') await rememberAddress(parts.services, accountId, coming.sender.ip)
  return outcome
}

async function comeInWithin(tx: Tx, parts: Parts, coming: Coming): Promise<Joined & { accountId: string }> {
  const { said, calledSo, ...entering } = coming
  const invitation = await holdInvitation({ db: tx, key: parts.key }, coming.code)
  const person = await findPerson(tx, invitation, said)
  // Meanwhile another account has come in, or the one that was to be renewed has left.
  if (coming.joiner.kind === 'renewed' && coming.joiner.accountId !== person?.account_id) throw noInvitation()
  const name = person?.full_name ?? calledSo
  const accountId = await enterAccount(tx, parts.hub, { ...entering, invitation, name })
  const wait = async (doubt: JoinDoubt) => {
    const asked = { ...said, name, email: coming.contacts.email }
    await queuePerson(tx, parts, { invitation, accountId, said: asked, doubt })
    return { outcome: 'waiting', why: doubt, accountId } as const
  }
  const who = { actorId: accountId, actorName: name }
  const place = { buildingId: invitation.building_id, id: invitation.id }
  if (person === undefined) {
    const [counted] = await countWrongPerson(tx, { ...place, ...who })
    if (counted?.status === 'blocked') await ringBlocked(tx, parts, invitation)
    return wait('office_checks')
  }
  const isKnown = person.account_id === accountId
  if (!isKnown && !(await giveHome(tx, { accountId, residentId: person.id }))) {
    await tellTaken(tx, parts, invitation, person.id)
    return wait('already_joined')
  }
  // Whoever repeats it is in already, and takes no place of the others.
  if (!isKnown || coming.joiner.kind === 'renewed') await useInvitation(tx, { ...place, ...who })
  // What else they were invited by would give somebody else their account.
  await revokeOpen(tx, { buildingId: place.buildingId, residentIds: [person.id], apartmentIds: [], ...who })
  await homesChanged(tx, parts.hub, { accountIds: [accountId] })
  return { outcome: 'in', why: null, accountId }
}

/** Whoever has come in as the resident hears that somebody else has said to be them. */
async function tellTaken(
  tx: Tx,
  { ring }: Parts,
  { building, building_id: buildingId, apartment }: OpenInvitation,
  residentId: string,
): Promise<void> {
  const [held] = await heldHomes(tx, { residentId })
  if (held === undefined) return
  const place = `${building} · ${apartment}`
  await ring(tx, [held.account_id], {
    link: '/app/',
    buildingId,
    say: (language) => takenText[language](place),
  })
}
