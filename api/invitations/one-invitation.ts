import { logAct } from '#api/audit/security-log.ts'
import { heldHomes, homesChanged, takeHome } from '#api/auth/homes.ts'
import { endSessions } from '#api/auth/sessions.ts'
import { stays } from '#api/auth/stay-sql.ts'
import { requireSlot } from '#api/auth/throttle.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import type { Hub } from '#api/events/hub.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { bulkJob } from '#api/mail/bulk.ts'
import { revokeOpen } from '#api/people/revoke-invitations.ts'
import type { RoomServices } from '#api/room.ts'
import { column } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import type { RecordOf } from '#core/stored.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { joinLink, type InvitationChannel, type InvitationKind } from '#domain/resident-invitation.ts'
import { showPassCode } from '#domain/visitor-pass.ts'
import { resident } from '#entities/people/resident.ts'
import { apartment } from '#entities/property/apartment.ts'
import { building } from '#entities/property/building.ts'
import { renewableAccount } from './find-person.ts'
import { freeUnproved } from './free-names.ts'
import { makeInvitations, type Made } from './make-invitations.ts'
import { sendInvitations } from './send-invitations.ts'

type Parts = Pick<RoomServices, 'key' | 'jobs' | 'hub' | 'services'>
type Person = RecordOf<typeof resident>

interface Inviting {
  readonly person: Person
  readonly caller: Caller
}

/** Signs out whoever has come in as the resident, and sends them an invitation to the address or number that the office has. */
export async function inviteAgain(tx: Tx, parts: Parts, { person, caller }: Inviting) {
  const way = person.email !== null ? 'email' : 'sms'
  const recipient = person.email ?? person.phone_number
  if (recipient === null) throw invalidInput([{ field: 'email', code: 'no_contact' }])
  const home = await homeOf(tx, person)
  const account = await requireRenewable(tx, person)
  const made = await inviteOne(tx, parts, { person, caller, home, kind: 'personal', channel: way })
  const send: Hub['send'] = (message) => tx.afterCommit(() => parts.hub.send(message))
  const ended = account === undefined ? 0 : await endSessions(tx, { send }, { accountId: account.id })
  const language = paperLanguage(home.currency_code, 'en')
  await sendInvitations(
    tx,
    parts.services,
    {
      buildingId: person.building_id,
      organisationId: home.organisation_id,
      building: home.building,
      language,
    },
    [{ made, name: person.full_name, apartment: home.apartment, recipient }],
  )
  tx.afterCommit(() => void parts.jobs.send(bulkJob, {}).catch(() => undefined))
  return { id: made.id, channel: way, sessions_ended: ended } as const
}

/** An invitation whose code is shown once, to the clerk's screen. */
export async function inviteAtDesk(tx: Tx, parts: Parts, { person, caller }: Inviting) {
  const home = await homeOf(tx, person)
  await requireRenewable(tx, person)
  const made = await inviteOne(tx, parts, { person, caller, home, kind: 'desk', channel: 'screen' })
  return shownOnce(parts, made)
}

/**
 * Whoever has come in as the resident is in no more, and what they could come in by again ends: their invitations, the letters to
 * their apartments, which others were to come in by too, and links that they have passed on.
 */
export async function endAppAccess(tx: Tx, { hub }: Parts, { person, caller }: Inviting): Promise<void> {
  const { building_id: buildingId, id: residentId } = person
  const [held] = await heldHomes(tx, { residentId })
  if (held === undefined) throw apiError(409, 'not_joined')
  const accountId = held.account_id
  const { accountId: actorId, name: actorName } = caller.principal
  const homes = await homesOfResident(tx, { buildingId, residentId })
  const apartmentIds = homes.map(({ apartment_id }) => apartment_id)
  const open = { buildingId, residentIds: [residentId], apartmentIds, madeBy: accountId }
  await revokeOpen(tx, { ...open, actorId, actorName })
  await takeHome(tx, { accountId, residentId })
  await homesChanged(tx, hub, { accountIds: [accountId] })
  await freeUnproved(tx, hub, { accountId, sender: caller, actor: { id: actorId, name: actorName } })
  const about = { buildingId, resource: resident.name, recordId: residentId, recordTitle: person.full_name }
  await logAct(tx, caller, { action: 'app_access_ended', ...about })
}

/** What is shown of an invitation once, and never again. */
export const shownOnce = ({ services }: Pick<Parts, 'services'>, { id, code, expiresAt }: Made) => ({
  id,
  code: showPassCode(code),
  link: joinLink(services.publicUrl, code),
  expires_at: expiresAt,
})

interface One extends Inviting {
  readonly home: RowOf<typeof homesOfResident>
  readonly kind: InvitationKind
  readonly channel: InvitationChannel
}

async function inviteOne(
  tx: Tx,
  { key, services: { limits } }: Parts,
  { person, caller, home, kind, channel }: One,
): Promise<Made> {
  const { accountId, name } = caller.principal
  await requireSlot(tx, `resident-invitation:by:${accountId}`, limits.linksPerSender)
  await requireSlot(tx, `resident-invitation:to:${person.id}`, limits.invitationsPerResident)
  const buildingId = person.building_id
  const [made] = await makeInvitations(tx, { key, buildingId, roundId: null, by: { id: accountId, name } }, [
    {
      apartmentId: home.apartment_id,
      residentId: person.id,
      residentIds: [person.id],
      kind,
      channel,
      uses: 1,
    },
  ])
  if (made === undefined) throw new Error('the invitation was not written')
  const about = { buildingId, resource: resident.name, recordId: person.id, recordTitle: person.full_name }
  await logAct(tx, caller, { action: 'app_invited', ...about })
  return made
}

/** 409 `lives_nowhere` for somebody without a stay that has not ended. */
async function homeOf(db: Queryable, { building_id: buildingId, id: residentId }: Person) {
  const [home] = await homesOfResident(db, { buildingId, residentId })
  if (home === undefined) throw apiError(409, 'lives_nowhere')
  return home
}

const homesOfResident = query({
  row: {
    apartment_id: 'bigint',
    organisation_id: 'bigint',
    apartment: column(apartment, 'code'),
    building: column(building, 'name'),
    currency_code: column(building, 'currency_code'),
  },
  takes: { buildingId: 'bigint', residentId: 'bigint' },
  sql: ({ buildingId, residentId }) =>
    `select a.id as apartment_id, b.organisation_id, a.code as apartment, b.name as building, b.currency_code
      from residency y join apartment a on a.building_id = y.building_id and a.id = y.apartment_id and a.deleted_at is null
        join building b on b.id = y.building_id
      where y.building_id = ${buildingId} and y.resident_id = ${residentId} and ${stays('y')} order by y.id`,
})

/**
 * The account that has come in as the resident, if anybody has. 409 `account_elsewhere` for one that this resident alone does not
 * decide over: of staff, one that has come in as another resident too, or one that was disabled.
 */
async function requireRenewable(db: Queryable, { id: residentId }: Person) {
  const [held] = await heldHomes(db, { residentId })
  if (held === undefined) return undefined
  const [account] = await renewableAccount(db, { residentId })
  if (account === undefined) throw apiError(409, 'account_elsewhere')
  return account
}
