import { audienceOf, isHomeMeant, isStayMeant, stayJoined } from '#api/audience/audience-sql.ts'
import { isAdult, livesToday } from '#api/auth/stay-sql.ts'
import { columns } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { invitationRound } from '#entities/people/invitation-round.ts'
import { resident } from '#entities/people/resident.ts'

export const place = { buildingId: 'bigint', roundId: 'bigint' } as const satisfies Slots

const named = audienceOf(invitationRound, 'g', 'audience')
const chosen = `select c.resident_id from invitation_round_residents c
  where c.building_id = g.building_id and c.invitation_round_id = g.id`

/** SQL: whether a round `g` is for an apartment `a`. */
const isOfRound = `a.building_id = g.building_id and a.deleted_at is null and ${isHomeMeant(named, 'a', {
  residents: `exists (select from residency s where s.building_id = a.building_id and s.apartment_id = a.id
    and s.resident_id in (${chosen}) and ${livesToday('s')})`,
})}`

/** SQL: whether a round `g` is for a resident `r` by their stay `y` in an apartment `a`. */
const isMeant = isStayMeant(named, stayJoined, { residents: `r.id in (${chosen})` })

/** SQL: whether a sending of the round `g` has not invited the resident `r` yet, in another of their apartments. */
const isFirst = `not exists (select from resident_invitation i where i.building_id = g.building_id
  and i.round_id = g.id and i.resident_id = r.id and i.created_at >= g.began_at)`

/** SQL: the adults who live in an apartment `a` today and whom nobody has come in as. */
const awaited = `residency y join resident r on r.building_id = y.building_id and r.id = y.resident_id
    and r.deleted_at is null
  where y.building_id = a.building_id and y.apartment_id = a.id and ${livesToday('y')} and ${isAdult('r', 'y')}
    and not exists (select from account_home h where h.resident_id = r.id)`

/** How many apartments a round is for. */
export const countApartments = query({
  row: { total: 'integer' },
  takes: place,
  sql: ({ buildingId, roundId }) =>
    `select count(*)::int as total from invitation_round g join apartment a on ${isOfRound}
      where g.building_id = ${buildingId} and g.id = ${roundId}`,
})

/** The next apartments of a round. */
export const nextApartments = query({
  row: { id: 'bigint' },
  takes: { ...place, cursor: 'bigint', most: 'integer' },
  sql: ({ buildingId, roundId, cursor, most }) =>
    `select a.id from invitation_round g join apartment a on ${isOfRound}
      where g.building_id = ${buildingId} and g.id = ${roundId} and a.id > ${cursor} order by a.id limit ${most}`,
})

/**
 * The adults of some apartments of a round who are still to come in, by apartment. `not_in`: how many of them live in the
 * apartment, whomever the round is for. Somebody who lives in several apartments is invited in the first.
 */
export const peopleIn = query({
  row: {
    apartment_id: 'bigint',
    apartment: 'text',
    ...columns(resident, ['id', 'full_name', 'email', 'phone_number']),
    not_in: 'integer',
  },
  takes: { ...place, apartmentIds: 'bigint[]' },
  sql: ({ buildingId, roundId, apartmentIds }) =>
    `select distinct on (w.id) w.apartment_id, w.apartment, w.id, w.full_name, w.email, w.phone_number, w.not_in from (
        select a.id as apartment_id, a.code as apartment, r.id, r.full_name, r.email, r.phone_number,
            (count(*) over (partition by a.id))::int as not_in, r.is_meant and ${isFirst} as is_meant
          from invitation_round g join apartment a on a.building_id = g.building_id and a.id = any(${apartmentIds})
            cross join lateral (select r.*, ${isMeant} as is_meant from ${awaited}) r
          where g.building_id = ${buildingId} and g.id = ${roundId}) w
      where w.is_meant order by w.id, w.apartment_id`,
})
export type Awaited = RowOf<typeof peopleIn>
