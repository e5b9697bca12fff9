import { by, loggedMove, revoking } from '#api/people/revoke-invitations.ts'
import { hasOtherHome } from '#api/auth/homes.ts'
import { acts, isHouseholders, stays } from '#api/auth/stay-sql.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { column, columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { mostWrongPersons } from '#domain/resident-invitation.ts'
import { residentInvitation } from '#entities/people/resident-invitation.ts'
import { resident } from '#entities/people/resident.ts'
import { apartment } from '#entities/property/apartment.ts'
import { building } from '#entities/property/building.ts'

const stateIs = statesOf(residentInvitation)
const kindIs = optionsOf(residentInvitation, 'kind')
const accessIs = optionsOf(resident, 'app_access')

/** Writes invitations with their codes in one statement. `invitations`: rows of `Drafted`. */
export const insertInvitations = query({
  row: { key: 'integer', id: 'bigint' },
  takes: {
    buildingId: 'bigint',
    roundId: 'bigint | null',
    madeBy: 'bigint | null',
    invitations: 'jsonb',
  },
  sql: ({ buildingId, roundId, madeBy, invitations }) =>
    `with m as materialized (select n.*, nextval(pg_get_serial_sequence('resident_invitation', 'id')) as id
        from jsonb_to_recordset(${invitations}) n(key int, apartment_id bigint, resident_id bigint, kind text,
          channel text, code_end text, code_hash text, seed text, seconds int, uses int)),
      made as (insert into resident_invitation (id, building_id, apartment_id, resident_id, round_id, kind, channel,
          code_end, expires_at, uses, uses_left, created_by)
        select id, ${buildingId}, apartment_id, resident_id, ${roundId}, kind, channel, code_end,
          now() + seconds * interval '1 second', uses, uses, ${madeBy} from m),
      coded as (insert into invitation_code (building_id, invitation_id, code_hash, seed)
        select ${buildingId}, id, code_hash, seed from m)
      select key, id from m`,
})

/** Residents who were invited for the first time. */
export const markInvited = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `update resident set app_access = ${accessIs.invited}, ${bumpSql()}
      where building_id = ${buildingId} and id = any(${ids}) and app_access = ${accessIs.never} returning id`,
})

/** The code of an invitation leaves with this message. */
export const carryCodes = command({
  takes: { buildingId: 'bigint', ids: 'bigint[]', messageIds: 'bigint[]' },
  sql: ({ buildingId, ids, messageIds }) =>
    `with n as (select * from unnest(${ids}, ${messageIds}) as n(id, message_id)),
      d as (update resident_invitation i set delivery = 'queued', ${bumpSql('i')} from n
        where i.building_id = ${buildingId} and i.id = n.id)
      update invitation_code c set message_id = n.message_id from n
        where c.building_id = ${buildingId} and c.invitation_id = n.id`,
})

/** The seed of the code that a message carries. */
export const seedOfMessage = query({
  row: { seed: 'text | null' },
  takes: { messageId: 'bigint' },
  sql: ({ messageId }) => `select seed from invitation_code where message_id = ${messageId}`,
})

/** A message with a code has left, or was refused. */
export const noteDelivery = query({
  row: columns(residentInvitation, ['id', 'building_id']),
  takes: { messageId: 'bigint', delivery: column(residentInvitation, 'delivery') },
  sql: ({ messageId, delivery }) =>
    `update resident_invitation i set delivery = ${delivery}, ${bumpSql('i')} from invitation_code c
      where c.message_id = ${messageId} and i.building_id = c.building_id and i.id = c.invitation_id returning i.id, i.building_id`,
})

/** SQL: whether the account that has made the invitation `i` is still a householder of its apartment. */
const isOfHouseholder = `exists (select from account_home h
  join resident m on m.id = h.resident_id and m.deleted_at is null
  join residency s on s.building_id = m.building_id and s.resident_id = m.id
  where h.account_id = i.created_by and s.building_id = i.building_id and s.apartment_id = i.apartment_id
    and ${acts('s')} and ${isHouseholders('m', 's')})`

/** SQL: whether nobody stays of those who lived in the apartment of the letter `i` when it was made. */
const isLeft = `not exists (select from residency s where s.building_id = i.building_id and s.apartment_id = i.apartment_id
  and ${stays('s')} and s.created_at <= i.created_at
  and coalesce(s.move_in_date <= ${sqlOfficeDay('i.created_at')}, true))`

/** Letters to households that have left: whoever lives there now is not whom they were for. */
export const revokeLeft = query({
  row: columns(residentInvitation, ['id', 'building_id']),
  takes: by,
  sql: (who) => revoking(`i.kind = ${kindIs.letter} and ${isLeft}`, who),
})

/**
 * The invitation of a code that somebody may still come in by: not used up, revoked, blocked or over, its home still there, the
 * resident whom it names still living in it; a householder's while they are the householder, for who has no other
 * home; a letter while somebody of its household still lives there.
 */
export const openInvitation = query({
  row: {
    ...columns(residentInvitation, [
      'id',
      'building_id',
      'apartment_id',
      'resident_id',
      'kind',
      'channel',
      'expires_at',
    ]),
    organisation_id: 'bigint',
    apartment: column(apartment, 'code'),
    building: column(building, 'name'),
    address: column(building, 'address'),
    hotline: column(building, 'hotline'),
    currency_code: column(building, 'currency_code'),
  },
  takes: { codeHash: 'text' },
  over: { look: '', hold: 'for update of i' },
  sql: ({ codeHash }, lock) =>
    `select i.id, i.building_id, i.apartment_id, i.resident_id, i.kind, i.channel, i.expires_at, b.organisation_id,
        a.code as apartment, b.name as building, b.address, b.hotline, b.currency_code
      from invitation_code c join resident_invitation i on i.building_id = c.building_id and i.id = c.invitation_id
        join building b on b.id = i.building_id join apartment a on a.building_id = i.building_id and a.id = i.apartment_id
      where c.code_hash = ${codeHash} and i.status = ${stateIs.waiting} and i.uses_left > 0 and i.expires_at > now()
        and b.deleted_at is null and a.deleted_at is null
        and (i.kind <> ${kindIs.householder} or ${isOfHouseholder})
        and not (i.kind = ${kindIs.letter} and ${isLeft})
        and (i.resident_id is null or exists (select from residency y
          join resident r on r.building_id = y.building_id and r.id = y.resident_id and r.deleted_at is null
          where y.building_id = i.building_id and y.apartment_id = i.apartment_id and y.resident_id = i.resident_id
            and ${stays('y')} and (i.kind <> ${kindIs.householder} or not ${hasOtherHome('i.apartment_id')}))) ${lock}`,
})
export type OpenInvitation = RowOf<typeof openInvitation>

const one = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

/** Somebody came in by it; with the last use it is used up. */
export const useInvitation = query({
  row: columns(residentInvitation, ['id']),
  takes: { ...one, ...by },
  sql: ({ buildingId, id, ...who }) =>
    `with u as (update resident_invitation set uses_left = uses_left - 1, used_at = now(),
          status = case when uses_left > 1 then status else ${stateIs.used} end, ${bumpSql()}
        where building_id = ${buildingId} and id = ${id} returning *),
      l as (${loggedMove(
        `'use'`,
        'u',
        who,
        `jsonb_build_array(jsonb_build_object('field', 'uses_left', 'before', (m.uses_left + 1)::text, 'after', m.uses_left::text))`,
      )})
      select id from u`,
})

/** Nobody there is called so. The last of the wrong names shuts it. */
export const countWrongPerson = query({
  row: columns(residentInvitation, ['status']),
  takes: { ...one, ...by },
  sql: ({ buildingId, id, ...who }) =>
    `with u as (update resident_invitation set wrong_persons = wrong_persons + 1,
          status = case when wrong_persons + 1 < ${mostWrongPersons} then status else ${stateIs.blocked} end, ${bumpSql()}
        where building_id = ${buildingId} and id = ${id} returning *),
      s as (select * from u where status = ${stateIs.blocked}),
      l as (${loggedMove(`'block'`, 's', who)})
      select status from u`,
})

/** Those whose time is over, with a line of the log each. */
export const expireInvitations = query({
  row: columns(residentInvitation, ['id', 'building_id']),
  takes: by,
  sql: (who) =>
    `with e as (update resident_invitation set status = ${stateIs.expired}, ${bumpSql()}
        where status = ${stateIs.waiting} and expires_at <= now() returning *),
      l as (${loggedMove(`'expire'`, 'e', who)})
      select id, building_id from e`,
})

/** After a day nobody prints or sends a code again: from then on only its hash is left. */
export const forgetSeeds = command({
  takes: { seconds: 'integer' },
  sql: ({ seconds }) =>
    `update invitation_code set seed = null
      where seed is not null and created_at < now() - ${seconds} * interval '1 second'`,
})
