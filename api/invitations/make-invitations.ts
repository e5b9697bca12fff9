import type { Tx } from '#api/database/pool.ts'
import { lifetimes } from '#api/auth/limits.ts'
import { revokeOpen } from '#api/people/revoke-invitations.ts'
import type { InvitationChannel, InvitationKind } from '#domain/resident-invitation.ts'
import { codeHashOf, codeOf, newSeed } from './codes.ts'
import { insertInvitations, markInvited } from './invitation-statements.ts'

/** An invitation that is to be made. */
export interface Drafted {
  readonly apartmentId: string
  /** Null on a letter. */
  readonly residentId: string | null
  readonly kind: InvitationKind
  readonly channel: InvitationChannel
  /** How many may come in by it. */
  readonly uses: number
  /** Whom it invites. */
  readonly residentIds: readonly string[]
}

/** With its code, which is told to nobody but the one who is invited. */
export interface Made extends Drafted {
  readonly id: string
  readonly code: string
  readonly expiresAt: string
}

interface Making {
  readonly key: Buffer
  readonly buildingId: string
  readonly roundId: string | null
  /** The account that invites; null for the house's own work. */
  readonly by: { readonly id: string | null; readonly name: string }
}

const secondsOf: Readonly<Record<InvitationKind, number>> = {
  personal: lifetimes.personalInvitation,
  householder: lifetimes.personalInvitation,
  letter: lifetimes.letter,
  desk: lifetimes.deskInvitation,
}

/** Makes invitations, in place of those that the same people or apartments had open. */
export async function makeInvitations(
  tx: Tx,
  { key, buildingId, roundId, by }: Making,
  drafted: readonly Drafted[],
): Promise<Made[]> {
  if (drafted.length === 0) return []
  await revokeOpen(tx, {
    buildingId,
    residentIds: drafted.flatMap(({ residentId }) => residentId ?? []),
    apartmentIds: drafted.filter(({ kind }) => kind === 'letter').map(({ apartmentId }) => apartmentId),
    madeBy: null,
    actorId: by.id,
    actorName: by.name,
  })
  const coded = drafted.map((one) => {
    const seed = newSeed()
    return { ...one, seed, code: codeOf(key, seed) }
  })
  const rows = coded.map(({ apartmentId, residentId, kind, channel, uses, seed, code }, at) => ({
    key: at,
    apartment_id: apartmentId,
    resident_id: residentId,
    kind,
    channel,
    code_end: code.slice(-2),
    code_hash: codeHashOf(key, code),
    seed,
    seconds: secondsOf[kind],
    uses,
  }))
  const made = await insertInvitations(tx, {
    buildingId,
    roundId,
    madeBy: by.id,
    invitations: JSON.stringify(rows),
  })
  await markInvited(tx, { buildingId, ids: coded.flatMap(({ residentIds }) => residentIds) })
  const ids = new Map(made.map(({ key: at, id }) => [at, id]))
  return coded.flatMap((one, at) => {
    const id = ids.get(at)
    const expiresAt = new Date(Date.now() + secondsOf[one.kind] * 1000).toISOString()
    return id === undefined ? [] : { ...one, id, expiresAt }
  })
}
