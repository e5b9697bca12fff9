import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db, Tx } from '#api/database/pool.ts'
import { verdictsOf } from '#api/ledger/invariants.ts'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { closeMonth } from '#tests/support/money/close-month.ts'
import { spendDayWithMoney } from '#tests/support/money/day-of-money.ts'

// What somebody could do to the books who may send SQL: as the server, and as the owner of the tables. Each attempt is
// stopped by the database or found by the check.
let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
  await spendDayWithMoney(seeded)
  await closeMonth(seeded.db, '2019-12')
})
afterAll(() => seeded.close())

const lastEntry = '(select max(entry_id) from ledger_chain where building_id = 1)'
const some = `building_id = 1 and entry_id = (select min(id) from ledger_entry where building_id = 1)`
const lines = (entry: string) =>
  `insert into ledger_line (building_id, entry_id, number, account, cash_account_id, category, amount)
    select 1, ${entry}, 90, 'cash', min(id), '', -5000000 from cash_account where building_id = 1
    union all select 1, ${entry}, 91, 'expense', null, 'X', 5000000`
const wholeEntry = (kind: string, day = '2026-11-20') =>
  `with e as (insert into ledger_entry (building_id, kind, document_id, booked_on) values (1, '${kind}', 990001, '${day}')
      returning id)
    insert into ledger_line (building_id, entry_id, number, account, cash_account_id, category, amount)
    select 1, e.id, 1, 'cash', c.id, '', -5000000 from e, (select min(id) as id from cash_account where building_id = 1) c
    union all select 1, e.id, 2, 'expense', null, 'X', 5000000 from e`
/** Cuts off the last entry, with its lines and its link. */
const cutTail = [
  `delete from ledger_line where building_id = 1 and entry_id = ${lastEntry}`,
  `delete from ledger_entry where building_id = 1 and id = ${lastEntry}`,
  `delete from ledger_chain where building_id = 1 and entry_id = ${lastEntry}`,
]
const books = ['ledger_entry', 'ledger_line', 'ledger_chain', 'settlement'] as const
const unguarded = (...statements: string[]) => [
  ...books.map((table) => `alter table ${table} disable trigger user`),
  ...statements,
  ...books.map((table) => `alter table ${table} enable trigger user`),
]
const account = (column: string, table = 'ledger_line') => `update ${table} set ${column} where ${some}`

/** One attempt: statements of one transaction. */
const attempts: Readonly<Record<string, readonly string[]>> = {
  'a line is appended': [lines(lastEntry)],
  'an entry of no document is booked': [wholeEntry('payment_voucher')],
  'a line is changed': [account('amount = amount * 2')],
  'an entry is changed': ['update ledger_entry set booked_on = booked_on - 1 where building_id = 1'],
  'a line is deleted': [`delete from ledger_line where ${some}`],
  'an entry is deleted': [`delete from ledger_entry where building_id = 1 and id = ${lastEntry}`],
  'the VAT in a fee is changed': ['update fee set vat = vat - 1 where vat > 0'],
  'a settlement is deleted': ['delete from settlement where id = (select min(id) from settlement)'],
  ...Object.fromEntries(
    (['payment_voucher', 'receipt_voucher', 'refund', 'deposit'] as const).flatMap((table) => {
      const booked = `where status in ('approved', 'voided')`
      return [
        [`the amount of a booked ${table} is changed`, [`update ${table} set amount = amount + 1 ${booked}`]],
        [`a booked ${table} is moved to another day`, [`update ${table} set date = date - 1 ${booked}`]],
        [`a booked ${table} is of somebody else`, [`update ${table} set party = party || '!' ${booked}`]],
        [`a booked ${table} is a draft again`, [`update ${table} set status = 'draft' ${booked}`]],
        [`a booked ${table} is put in the trash`, [`update ${table} set deleted_at = now() ${booked}`]],
        [`a booked ${table} is deleted`, [`delete from ${table} ${booked}`]],
      ]
    }),
  ),
  'a voided voucher stands again': [`update payment_voucher set status = 'approved' where status = 'voided'`],
  'a month of a prepayment costs less': [`update prepayment_portion set amount = amount - 1`],
  'a month of a prepayment is gone': ['delete from prepayment_portion'],
  'the log is changed': [`update log set actor_name = 'X'`],
  'the log is deleted': [`delete from log where resource = 'receipt'`],
  'a head is changed': [`update till_closing set ledger_head = null, counted = 1`],
  'the last entry is cut off': cutTail,
  'a link is forged': [
    `insert into ledger_chain (building_id, number, entry_id, hash) values (1, 999999, 999999, sha256('x'))`,
  ],
  ...Object.fromEntries(
    [...books, 'log', 'till_closing'].flatMap((table) => [
      [`${table} is emptied`, [`truncate ${table} cascade`]],
      [`the guards of ${table} are switched off`, [`alter table ${table} disable trigger user`]],
      [`the keys of ${table} are switched off`, [`alter table ${table} disable trigger all`]],
    ]),
  ),
  'all guards are switched off for a session': [
    `set local session_replication_role = replica`,
    account('amount = amount * 2'),
  ],
  'a guard is replaced': [
    `create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
    `delete from ledger_line where ${some}`,
  ],
  'the linking is replaced': [
    `create or replace function link_entries(building bigint, first_id bigint, last_id bigint) returns void language sql as ''`,
    wholeEntry('payment_voucher'),
  ],
  'the closing of a month is hidden behind another table': [
    'create table pg_temp.closed_month (like public.closed_month)',
    wholeEntry('payment_voucher', '2019-12-05'),
  ],
  'the lines are hidden behind another table': [
    'create table pg_temp.ledger_line (like public.ledger_line)',
    lines(lastEntry).replace('ledger_line', 'public.ledger_line'),
  ],
  'another role is taken': ['set local role lobby', account('amount = amount * 2')],
  'rights are given': ['grant update on ledger_line to current_user', account('amount = amount * 2')],
}

/** Only an owner can do these at all. */
const ofOwner: Readonly<Record<string, readonly string[]>> = {
  'a line is appended past the guards': unguarded(lines(lastEntry)),
  'a line is changed past the guards': unguarded(account('amount = amount * 2')),
  'an entry is changed past the guards': unguarded(
    `update ledger_entry set created_by = coalesce(created_by, 0) + 1 where building_id = 1 and id = ${lastEntry}`,
  ),
  'an entry is deleted past the guards': unguarded(...cutTail.slice(0, 2)),
  'the last entry is cut off past the guards': unguarded(...cutTail),
  'everything after the count is cut off past the guards': unguarded(
    ...['ledger_line where building_id = 1 and entry_id', 'ledger_entry where building_id = 1 and id'].map(
      (rows) =>
        `delete from ${rows} in (select entry_id from ledger_chain where building_id = 1 and number > 2)`,
    ),
    'delete from ledger_chain where building_id = 1 and number > 2',
  ),
  'a link is forged past the guards': unguarded(
    `update ledger_chain set hash = sha256('x') where building_id = 1 and number = 2`,
  ),
  'an entry is booked without its link': unguarded(wholeEntry('payment_voucher')),
}

/** What became of an attempt: the database's refusal, or the invariants that it breaks; the attempt is undone. */
async function outcomeOf(db: Db, statements: readonly string[]): Promise<string> {
  const undone = new Error('undone')
  let found = ''
  const attempt = async (tx: Tx) => {
    for (const sql of statements) await tx.query(sql)
    await tx.query('set constraints all immediate')
    found = (await verdictsOf(tx))
      .filter(({ count }) => count > 0)
      .map(({ code }) => code)
      .join(' ')
    throw undone
  }
  try {
    await db.transaction(attempt)
  } catch (thrown) {
    if (thrown !== undone) return `stopped ${String((thrown as { code?: unknown }).code)}`
  }
  return found === '' ? 'passed by' : `found ${found}`
}

describe('the server', () => {
  test.each(Object.entries(attempts))('%s: stopped', async (what, statements) => {
    const outcome = await outcomeOf(seeded.server.serving, statements)
    // A whole entry is what a server is there to book; one that no document tells of is found.
    if (what === 'an entry of no document is booked') expect(outcome).toMatch(/^found .*I10/)
    else expect(outcome).toMatch(/^stopped (42501|23001|LB00[145])$/)
  })

  test.each(Object.entries(ofOwner))('%s: stopped', async (_what, statements) => {
    expect(await outcomeOf(seeded.server.serving, statements)).toBe('stopped 42501')
  })

  test('owns nothing, and is no member of another role', async () => {
    const [found] = await seeded.server.serving.query(
      `select current_user::text as role,
        (select count(*)::int from pg_class where relowner = current_user::regrole) as tables,
        (select count(*)::int from pg_proc where proowner = current_user::regrole) as functions,
        (select count(*)::int from pg_auth_members where member = current_user::regrole) as roles,
        has_database_privilege(current_database(), 'create') as creates,
        has_schema_privilege('public', 'create') as creates_tables`,
    )
    expect(found).toEqual({
      role: 'lobby_server',
      tables: 0,
      functions: 0,
      roles: 0,
      creates: false,
      creates_tables: false,
    })
  })
})

describe('the owner', () => {
  test.each([...Object.entries(attempts), ...Object.entries(ofOwner)])(
    '%s: stopped or found',
    async (_what, statements) => {
      expect(await outcomeOf(seeded.db, statements)).toMatch(/^(stopped|found) /)
    },
  )
})

test('no guard reads tables or types that a server could hide behind temporary ones', async () => {
  const found = await seeded.db.query<{ name: string }>(
    `select proname as name from pg_proc where (prorettype = 'trigger'::regtype or prosecdef or proname = 'link_entries') and pronamespace = 'public'::regnamespace
      and not coalesce('search_path=public, pg_temp' = any(proconfig), false) order by 1`,
  )
  // These read no table, or name its schema.
  expect(found.map(({ name }) => name)).toEqual([
    'refuse_change',
    'refuse_overdrawn_deposit',
    'refuse_receipt_change',
    'refuse_till_change',
  ])
})

test('what a category has done for the maintenance fund is not said otherwise later', async () => {
  const read = () =>
    seeded.db.query<{ id: string; version: number; for_maintenance: boolean }>(
      `select id::text, version, for_maintenance from payment_voucher_category where building_id = 1 and code = 'BT'`,
    )
  const [before] = await read()
  const { status } = await seeded.as('A')(`PATCH report/payment-voucher-categories/${before?.id ?? ''}`, {
    for_maintenance: false,
    version: before?.version,
  })
  expect([status, await read()]).toEqual([422, [before]])
})
