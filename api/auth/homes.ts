import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import type { Hub } from '#api/events/hub.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { residentKinds } from '#domain/money/payers.ts'
import { account } from '#entities/account/account.ts'
import { fee } from '#entities/fees/fee.ts'
import { payerRule } from '#entities/fees/payer-rule.ts'
import type { Home, Pays } from '../context.ts'
import { endSessions } from './sessions.ts'
import { acts, isAdult, isHouseholders, livesSince, livesToday, stays } from './stay-sql.ts'

const kindIs = optionsOf(payerRule, 'payer_kind')
const residentKind = residentKinds.map((kind) => kindIs[kind]).join()
const thisMonth = `to_char(${sqlOfficeDay()}, 'YYYY-MM')`

/** SQL: the stays `y` of today of the residents `r` that the account of the binding `h` comes in as. */
const stayOf = `account_home h join resident r on r.id = h.resident_id and r.deleted_at is null
  join residency y on y.building_id = r.building_id and y.resident_id = r.id and ${livesToday('y')}
  join apartment a on a.building_id = y.building_id and a.id = y.apartment_id and a.deleted_at is null`

/** SQL: whether a payer rule `p` names the resident `r`, and has not ended or a fee that they pay by it is open. */
const namesPayer = `p.building_id = r.building_id and p.resident_id = r.id and p.deleted_at is null
  and p.payer_kind in (${residentKind}) and (p.to_month is null or p.to_month >= ${thisMonth}
    or exists (select from fee f
      where f.building_id = p.building_id and f.apartment_id = p.apartment_id and f.payer_kind in (${residentKind})
        and f.payer_ref = r.id::text and f.status = ${statesOf(fee).approved} and f.deleted_at is null))`

/** SQL: the payer rules `p` that name those residents, once they run. */
const ruleOf = `account_home h join resident r on r.id = h.resident_id and r.deleted_at is null
  join payer_rule p on ${namesPayer} and p.from_month <= ${thisMonth}
  join apartment a on a.building_id = p.building_id and a.id = p.apartment_id and a.deleted_at is null`

/** SQL: whether a resident `r` lives in another apartment or pays for one, today or later. */
export const hasOtherHome = (apartment: string) =>
  `(exists (select from residency o where o.building_id = r.building_id and o.resident_id = r.id
      and o.apartment_id <> ${apartment} and ${stays('o')})
    or exists (select from payer_rule p where p.apartment_id <> ${apartment} and ${namesPayer}))`

/** Homes first, then what is paid for; both by apartment. */
const places = query({
  row: {
    is_home: 'boolean',
    building_id: 'bigint',
    apartment_id: 'bigint',
    resident_id: 'bigint',
    stay_id: 'bigint',
    since: 'date',
    until: 'date | null',
    is_adult: 'boolean',
    acts: 'boolean',
    is_householder: 'boolean',
  },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select true as is_home, y.building_id, y.apartment_id, r.id as resident_id, y.id as stay_id,
        ${livesSince('y')} as since, y.move_out_date as until, ${isAdult('r', 'y')} as is_adult,
        ${acts('y')} as acts, ${acts('y')} and ${isHouseholders('r', 'y')} as is_householder
      from ${stayOf} where h.account_id = ${accountId}
      union all
      select false, p.building_id, p.apartment_id, r.id, 0, (min(p.from_month) || '-01')::date, null, false, false, false
      from ${ruleOf} where h.account_id = ${accountId} group by p.building_id, p.apartment_id, r.id
      order by 1 desc, 2, 3, 5`,
})

/** Where an account lives today, and what it pays for. Both empty: its resident's part of the product is closed to it. */
export async function homesNow(
  db: Queryable,
  accountId: string,
): Promise<{ readonly homes: readonly Home[]; readonly pays: readonly Pays[] }> {
  const rows = await places(db, { accountId })
  const placeOf = ({ building_id, apartment_id, resident_id, since }: (typeof rows)[number]) => ({
    buildingId: building_id,
    apartmentId: apartment_id,
    residentId: resident_id,
    since,
  })
  return {
    homes: rows.flatMap((row) => {
      if (!row.is_home) return []
      const { stay_id: stayId, until, is_adult: isAdultThere, is_householder: isHouseholder } = row
      return { ...placeOf(row), stayId, until, isAdult: isAdultThere, acts: row.acts, isHouseholder }
    }),
    pays: rows.filter((row) => !row.is_home).map((row) => placeOf(row)),
  }
}

/** SQL: whether the account lives somewhere today or pays for something. */
export const hasHome = (accountId: string) =>
  `exists (select from ${stayOf} where h.account_id = ${accountId})
    or exists (select from ${ruleOf} where h.account_id = ${accountId})`

/** SQL: whether the account was bound to residents and now lives nowhere and pays for nothing. */
const isHomeless = (accountId: string) =>
  `(exists (select from account_home bound where bound.account_id = ${accountId}) and not (${hasHome(accountId)}))`

/**
 * The account comes in as this resident too. False where another account does already: of two at once the first. The
 * account's own column holds the first of its homes.
 */
export async function giveHome(
  tx: Tx,
  home: { readonly accountId: string; readonly residentId: string },
): Promise<boolean> {
  await insertHome(tx, home)
  const [held] = await heldHomes(tx, { residentId: home.residentId })
  if (held?.account_id !== home.accountId) return false
  await nameFirst(tx, home)
  return true
}

/** The account does not come in as this resident any more; another of its homes becomes the first. */
export async function takeHome(
  tx: Tx,
  home: { readonly accountId: string; readonly residentId: string },
): Promise<void> {
  await deleteHome(tx, home)
  await nameNext(tx, home)
}

const insertHome = command({
  takes: { accountId: 'bigint', residentId: 'bigint' },
  sql: ({ accountId, residentId }) =>
    `insert into account_home (resident_id, account_id) values (${residentId}, ${accountId})
      on conflict (resident_id) do nothing`,
})

/** The account that comes in as a resident. */
export const heldHomes = query({
  row: { account_id: 'bigint' },
  takes: { residentId: 'bigint' },
  sql: ({ residentId }) => `select account_id from account_home where resident_id = ${residentId}`,
})

const nameFirst = command({
  takes: { accountId: 'bigint', residentId: 'bigint' },
  sql: ({ accountId, residentId }) =>
    `update account set resident_id = ${residentId} where id = ${accountId} and resident_id is null`,
})

const deleteHome = command({
  takes: { accountId: 'bigint', residentId: 'bigint' },
  sql: ({ accountId, residentId }) =>
    `delete from account_home where account_id = ${accountId} and resident_id = ${residentId}`,
})

const nameNext = command({
  takes: { accountId: 'bigint', residentId: 'bigint' },
  sql: ({ accountId, residentId }) =>
    `update account set resident_id = (select h.resident_id from account_home h
        where h.account_id = ${accountId} order by h.created_at, h.resident_id limit 1)
      where id = ${accountId} and resident_id = ${residentId}`,
})

/**
 * After anything that decides over homes, in its transaction: what these residents' accounts may see is read anew once it is
 * committed, open sockets too, and an account of a resident that has lost its last home is signed out.
 */
export async function homesChanged(
  tx: Tx,
  hub: Pick<Hub, 'send'>,
  {
    residentIds = [],
    accountIds = [],
  }: { readonly residentIds?: readonly string[]; readonly accountIds?: readonly string[] },
): Promise<void> {
  const rows = await accountsConcerned(tx, { residentIds: [...new Set(residentIds)], accountIds })
  if (rows.length === 0) return
  const send: Hub['send'] = (message) => tx.afterCommit(() => hub.send(message))
  send({ type: 'access', accountIds: rows.map(({ id }) => id) })
  for (const { id } of rows.filter((row) => !row.has_home)) await signOutOfHomes(tx, { send }, id)
}

const accountsConcerned = query({
  row: { id: 'bigint', has_home: 'boolean' },
  takes: { residentIds: 'bigint[]', accountIds: 'bigint[]' },
  sql: ({ residentIds, accountIds }) =>
    `select c.id, (${hasHome('c.id')}) as has_home from account c
      where c.id = any(${accountIds})
        or c.id in (select account_id from account_home where resident_id = any(${residentIds}))`,
})

/** Ends what an account without a home has open: all sessions of a resident's, of staff those of the app. */
async function signOutOfHomes(db: Queryable, hub: Pick<Hub, 'send'>, accountId: string): Promise<void> {
  for (const { id } of await homelessSessions(db, { accountId }))
    await endSessions(db, hub, { accountId, only: id })
}

const residentType = optionsOf(account, 'type').org_resident

const homelessSessions = query({
  row: { id: 'bigint' },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select s.id from session s join account c on c.id = s.account_id
      where s.account_id = ${accountId} and (s.on_phone or c.type = ${residentType})`,
})

/** Ends the sessions of all whose last home has ended with a day. */
export async function endHomeless(db: Queryable, hub: Pick<Hub, 'send'>): Promise<void> {
  for (const { account_id: accountId } of await homelessAccounts(db, {}))
    await signOutOfHomes(db, hub, accountId)
}

const homelessAccounts = query({
  row: { account_id: 'bigint' },
  takes: {},
  sql: () =>
    `select distinct s.account_id from session s join account c on c.id = s.account_id
      where (s.on_phone or c.type = ${residentType}) and ${isHomeless('s.account_id')}`,
})

/** Whom an account without a home may ask: the offices of the buildings that it was bound to, or in which it waits to be let in. */
export const officesOf = query({
  row: { building: 'text', hotline: 'text | null', contact: 'text | null' },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select b.name as building, b.hotline, b.contact from building b
      where b.deleted_at is null and (b.id in (select r.building_id from account_home h
            join resident r on r.id = h.resident_id where h.account_id = ${accountId})
          or b.id = (select c.home_building_id from account c where c.id = ${accountId}))
      order by b.name, b.id limit 5`,
})

/** Whether an account lives anywhere or pays for anything, and whether it ever was bound to a resident. */
export const homelessness = query({
  row: { has_home: 'boolean', is_homeless: 'boolean', is_resident: 'boolean' },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select (${hasHome('c.id')}) as has_home, ${isHomeless('c.id')} as is_homeless,
        c.type = ${residentType} as is_resident
      from account c where c.id = ${accountId}`,
})
