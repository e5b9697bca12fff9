import { acts, livesToday } from '#api/auth/stay-sql.ts'
import type { Queryable } from '#api/database/pool.ts'
import { emailsOf } from '#api/people/householder-sql.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { query } from '#api/sql/query.ts'
import { accountsOf } from './accounts-sql.ts'
import { audienceGiven, isStayMeant, stayJoined, staysJoined } from './audience-sql.ts'
import { givenSlots, type GivenAudience } from './given-audience.ts'

const people = (who: string) => `count(distinct resident_id) filter (where ${who})::int`
const apartments = (who: string) => `count(distinct apartment_id) filter (where ${who})::int`

const countReach = query({
  row: {
    meant: 'integer',
    meant_apartments: 'integer',
    told: 'integer',
    told_apartments: 'integer',
    mailed: 'integer',
    mailed_apartments: 'integer',
    readers: 'integer',
    readers_apartments: 'integer',
    no_account: 'integer',
    account_disabled: 'integer',
  },
  takes: givenSlots,
  sql: ({ buildingId, ...given }) =>
    `with stay as materialized (select r.id as resident_id, a.id as apartment_id, ${acts('y')} as acts,
          cardinality(c.accounts) > 0 as is_in, c.has_some,
          cardinality(${emailsOf('r')}) > 0 as has_email
        from residency y ${staysJoined}
          cross join lateral (${accountsOf('r.id')}) c
        where y.building_id = ${buildingId} and ${livesToday('y')} and ${isStayMeant(audienceGiven(given), stayJoined)})
      select ${people('acts')} as meant, ${apartments('acts')} as meant_apartments,
        ${people('acts and is_in')} as told, ${apartments('acts and is_in')} as told_apartments,
        ${people('acts and not is_in and has_email')} as mailed,
        ${apartments('acts and not is_in and has_email')} as mailed_apartments,
        ${people('is_in')} as readers, ${apartments('is_in')} as readers_apartments,
        ${people('acts and not has_some')} as no_account,
        ${people('acts and has_some and not is_in')} as account_disabled
      from stay`,
})

/**
 * How many people, and in how many apartments, a text for this audience is for at this moment, and how many of them each
 * way reaches (`reachReply`).
 */
export async function reachOf(db: Queryable, audience: GivenAudience) {
  const [found] = await countReach(db, audience)
  if (found === undefined) throw new Error('nothing was counted')
  return presentOutcome({
    meant: { people: found.meant, apartments: found.meant_apartments },
    push_notification: { people: found.told, apartments: found.told_apartments },
    email: { people: found.mailed, apartments: found.mailed_apartments },
    app: { people: found.readers, apartments: found.readers_apartments },
    no_account: found.no_account,
    account_disabled: found.account_disabled,
  })
}
