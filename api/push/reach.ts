import { acts, livesToday } from '#api/auth/stay-sql.ts'
import { emailsOf } from '#api/people/householder-sql.ts'
import { column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { accountsOf, isMeant, staysJoined } from './audience.ts'

const people = (who: string) => `count(distinct resident_id) filter (where ${who})::int`
const apartments = (who: string) => `count(distinct apartment_id) filter (where ${who})::int`

/**
 * How many people, and in how many apartments, a text for these residents is for at this moment, and how many of them are in
 * the app. Blocks and apartments of another building hold nobody here.
 */
export const countReach = query({
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
  takes: {
    buildingId: 'bigint',
    target: column(pushNotification, 'target'),
    blocks: 'bigint[]',
    apartments: 'bigint[]',
  },
  sql: ({ buildingId, target, ...chosen }) =>
    `with stay as materialized (select r.id as resident_id, a.id as apartment_id, ${acts('y')} as acts,
          cardinality(c.accounts) > 0 as is_in, c.has_some,
          cardinality(${emailsOf('r')}) > 0 as has_email
        from residency y ${staysJoined}
          cross join lateral (${accountsOf('r.id')}) c
        where y.building_id = ${buildingId} and ${livesToday('y')} and ${isMeant({
          target,
          anyBlock: `cardinality(${chosen.blocks}) > 0`,
          inBlocks: `a.block_id = any(${chosen.blocks})`,
          inApartments: `a.id = any(${chosen.apartments})`,
        })})
      select ${people('acts')} as meant, ${apartments('acts')} as meant_apartments,
        ${people('acts and is_in')} as told, ${apartments('acts and is_in')} as told_apartments,
        ${people('acts and not is_in and has_email')} as mailed,
        ${apartments('acts and not is_in and has_email')} as mailed_apartments,
        ${people('is_in')} as readers, ${apartments('is_in')} as readers_apartments,
        ${people('acts and not has_some')} as no_account,
        ${people('acts and has_some and not is_in')} as account_disabled
      from stay`,
})
