import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSeededServer, recordOf, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'

// Refusals of the database itself, whoever sends it SQL: the last line of defence if the server is wrong.
let seeded: SeededServer
/** Ids that the statements below use by name, `{fee}`. */
const ids: Record<string, string> = {}
beforeAll(async () => {
  seeded = await openSeededServer()
  const desk = await openCashDesk(seeded)
  const home = desk.apartment(0)
  ids.home = home
  ids.theirs = seeded.ids.APARTMENT2 ?? ''
  ids.fee = await desk.fee(home, '1000')
  ids.receipt = recordOf(await desk.collect(home, '400')).id
  ids.other = await desk.fee(home, '50')
  ids.void = await desk.fee(home, '60')
  await desk.a(`POST fees/${ids.void}/void`, { reason: 'x' })
  ids.voided = recordOf(await desk.collect(home, '50', { lines: [{ fee_id: ids.other, amount: '50' }] })).id
  await desk.takeBack(ids.voided)
  ids.draft = recordOf(await desk.draft(home, '70')).id
  ids.entry = await one(`select id::text from ledger_entry where kind = 'fee' and document_id = ${ids.fee}`)
  await desk.a('POST closed-months', { building_id: '1', month: '2026-03' })
  await seeded.db.execute(
    `insert into fee_trace (building_id, fee_id, trace) select 1, ${ids.fee}, '{}' where not exists (select from fee_trace)`,
  )
})
afterAll(() => seeded.close())

const one = async (sql: string) => (await seeded.db.query<{ id: string }>(sql))[0]?.id ?? ''
const filled = (sql: string) => sql.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? 'missing')

/** `23514 debt_credit_check`: the database's reply to a statement, or `done`. */
async function said(sql: string): Promise<string> {
  try {
    await seeded.db.pool.query(filled(sql))
    return 'done'
  } catch (thrown) {
    const { code, constraint } = thrown as { code?: string; constraint?: string }
    return [code, ...(constraint === undefined ? [] : [constraint])].join(' ')
  }
}

describe('money columns', () => {
  test.each(['NaN', 'Infinity', '-Infinity', '-10000000000000000'])(
    'none of them takes %s',
    async (value) => {
      const columns = await seeded.db.query<{ name: string; column: string; checks: string[] }>(
        `select c.relname || '.' || a.attname as name, quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod) as column,
          array(select pg_get_constraintdef(k.oid) from pg_constraint k
            where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and format_type(a.atttypid, a.atttypmod) = 'numeric(18,2)'`,
      )
      expect(columns.length).toBeGreaterThan(35)
      const taken: string[] = []
      for (const { name, column, checks } of columns) {
        // The column with its own checks, and nothing else that could refuse the statement.
        const refusal = await said(
          `create temp table probe (${[column, ...checks].join(', ')}) on commit drop; insert into probe values ('${value}')`,
        )
        if (!/^(23514 \w+|22003)$/.test(refusal)) taken.push(`${name}: ${refusal}`)
      }
      expect(taken).toEqual([])
    },
  )
})

interface Whose {
  readonly apartment?: string
  readonly fund?: string
}
const line = (account: string, amount: string, { apartment = 'null', fund = 'null' }: Whose = {}) =>
  `((select id from e), 1, ${account === 'revenue' ? 2 : 1}, '${account}', ${apartment}, ${fund}, ${amount})`
/** One entry with its lines, as the server posts it. */
const entry = (of: { kind?: string; id?: string; on?: string }, ...lines: string[]) =>
  `with e as (insert into ledger_entry (building_id, kind, document_id, booked_on)
      values (1, '${of.kind ?? 'fee'}', ${of.id ?? '900001'}, '${of.on ?? '2026-11-20'}') returning id)
    insert into ledger_line (entry_id, building_id, number, account, apartment_id, cash_account_id, amount) values ${lines.join(', ')}`
const revenue = (amount: string) => line('revenue', amount)
const owed = (amount: string, apartment = '{home}') => line('receivable', amount, { apartment })
/** Two lines that balance, in a statement of their own. */
const added = (entryId: string, debit: string, credit: string) =>
  `insert into ledger_line (building_id, entry_id, number, account, apartment_id, amount)
    values (1, ${entryId}, 91, ${debit}), (1, ${entryId}, 92, ${credit})`
const settle = (fee: string, receipt: string, amount: string, reverses = false) =>
  `insert into settlement (building_id, fee_id, receipt_id, amount, reverses) values (1, {${fee}}, {${receipt}}, ${amount}, ${reverses})`
const frozen = '23001'

const refused: readonly (readonly [string, string, string])[] = [
  ['a credit below zero', 'update debt set credit = -1 where apartment_id = {home}', '23514 debt_credit_check'],
  ['an outstanding amount below zero', 'update debt set outstanding = -1 where apartment_id = {home}', '23514 debt_outstanding_check'],
  ['more paid by the books than is owed', entry({}, owed('-5000'), revenue('5000')), '23514 debt_outstanding_check'],
  ['more credit drawn by the books than there is', entry({}, line('credit', '5', { apartment: '{home}' }), revenue('-5')), '23514 debt_credit_check'],

  ['a fee settled twice by one receipt', settle('fee', 'receipt', '1'), '23505 settlement_once'],
  ['a fee settled beyond its amount', settle('fee', 'voided', '601'), '23514 fee_settled_most'],
  ['a draft settled', settle('draft', 'receipt', '1'), 'LB003'],
  ['a void fee settled', settle('void', 'receipt', '1'), 'LB003'],
  ['more given back than was settled', settle('other', 'receipt', '-1', true), '23514 fee_settled_check'],
  ['a reversal that takes', settle('other', 'receipt', '1', true), '23514 settlement_sign_check'],
  ['a settlement of nothing', settle('other', 'receipt', '0'), '23514 settlement_amount_check'],
  ['a settlement that is no number', settle('other', 'receipt', `'NaN'`), '23514 settlement_amount_check'],

  ['an entry that does not balance', entry({}, owed('5'), revenue('-4')), 'LB002'],
  ['half an entry', entry({}, revenue('-5')), 'LB004'],
  ['a line into another building’s apartment', entry({}, owed('5', '{theirs}'), revenue('-5')), '23503 ledger_line_apartment_key'],
  ['a line into another building’s fund', entry({}, line('cash', '5', { fund: '5' }), revenue('-5')), '23503 ledger_line_cash_account_key'],
  ['a debt of nobody', entry({}, line('receivable', '5'), revenue('-5')), '23514 ledger_line_apartment_check'],
  ['money in no fund', entry({}, line('cash', '5'), revenue('-5')), '23514 ledger_line_cash_check'],
  ['a line of nothing', entry({}, owed('0'), revenue('-0')), '23514 ledger_line_moves_check'],
  ['a document booked twice', entry({ id: '{fee}' }, owed('5'), revenue('-5')), '23505 ledger_entry_document_unique'],
  ['an entry in a closed month', entry({ on: '2026-03-31' }, owed('5'), revenue('-5')), 'LB001'],
  ['an entry before a closed month', entry({ on: '2025-03-31' }, owed('5'), revenue('-5')), 'LB001'],
  ['lines added to an entry that stands', added('{entry}', `'receivable', {home}, 5`, `'revenue', null, -5`), 'LB004'],
  ['an entry whose lines come later', `insert into ledger_entry (building_id, kind, document_id, booked_on) values (1, 'fee', 900002, '2026-11-20')`, 'LB004'],
  ['an expense in the entry of a fee', entry({}, owed('5'), `((select id from e), 1, 2, 'expense', null, null, -5)`), 'LB005'],
  ['an account more for a kind of entry', `insert into ledger_entry_account values ('fee', 'expense')`, frozen],
  ['a kind of entry that there is not', entry({ kind: 'gift' }, owed('5'), revenue('-5')), 'LB005'],

  ['a receipt’s amount changed', 'update receipt set amount_received = 1 where id = {receipt}', frozen],
  ['a receipt’s lines changed', `update receipt set lines = '[]' where id = {receipt}`, frozen],
  ['a receipt’s number changed', `update receipt set code = 'X' where id = {receipt}`, frozen],
  ['a voided receipt revived', `update receipt set status = 'collected' where id = {voided}`, frozen],
  ['a receipt deleted', 'delete from receipt where id = {receipt}', frozen],
  ['an approved fee deleted', 'delete from fee where id = {fee}', frozen],
  ['an approved fee’s amount changed', 'update fee set amount = 2000 where id = {fee}', frozen],
  ['an approved fee booked on another day', `update fee set booked_on = booked_on - 1 where id = {fee}`, frozen],
  ['a void fee ended on another day', `update fee set voided_on = voided_on - 1 where id = {void}`, frozen],
  ['an approved fee moved to another apartment', 'update fee set apartment_id = apartment_id + 1 where id = {fee}', frozen],
  ['an approved fee made a draft', `update fee set status = 'draft', settled = 0 where id = {fee}`, frozen],
  ['a void fee revived', `update fee set status = 'approved' where id = {void}`, frozen],
  ['a fee called settled that is not', `update fee set status = 'settled' where id = {fee}`, '23514 fee_settled_state'],
  ['a paid fee made void', `update fee set status = 'void' where id = {fee}`, '23514 fee_settled_state'],
  ['a fee approved without an amount', `insert into fee (building_id, apartment_id, month, name, fee_type, status) values (1, {home}, '2026-10', 'X', 'OTHERS', 'approved')`, '23514 fee_amount_known'],
] // prettier-ignore

test.each(refused)('%s is refused', async (_what, sql, refusal) => {
  expect(await said(sql)).toBe(refusal)
})

const written = [
  ...['ledger_entry', 'ledger_line', 'settlement', 'fee_trace'].map((table) => [table, 'building_id']),
  ['ledger_entry_account', 'kind'],
].flatMap(([table, column]) => [
  [`update ${table} set ${column} = ${column}`],
  [`update ${table} set ${column} = ${column} where false`],
  [`delete from ${table}`],
  [`truncate ${table} cascade`],
])
test.each([
  ...written,
  ['truncate receipt cascade'],
  ['truncate fee cascade'],
  ['truncate apartment cascade'],
])('what is booked stays as it is: %s', async (sql) => {
  const count = `select (select count(*) from ledger_line) || '/' || (select count(*) from settlement) as id`
  const before = await one(count)
  expect(await said(sql)).toBe(frozen)
  expect(await one(count)).toBe(before)
})

test('correct rows are accepted: these statements fail for no other reason than the tested one', async () => {
  expect(await said(entry({}, owed('5'), revenue('-5')))).toBe('done')
  expect(await said(settle('other', 'receipt', '1'))).toBe('done')
  expect(await said(`update receipt set status = 'voided', reason = 'x' where id = {receipt}`)).toBe('done')
  expect(await said('update fee set amount = 71 where id = {draft}')).toBe('done')
  expect(await said('delete from fee where id = {draft}')).toBe('done')
})
