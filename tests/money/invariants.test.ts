import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#api/database/pool.ts'
import { documentKinds } from '#api/ledger/documents.ts'
import { checkBooks, invariants, verdictsOf } from '#api/ledger/invariants.ts'
import { numbers, parents } from '#api/ledger/invariants-columns.ts'
import { broken, past } from '#tests/support/money/book-breaks.ts'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { spendDayWithMoney } from '#tests/support/money/day-of-money.ts'
import { spendDayOnPlans } from '#tests/support/money/day-of-plans.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
  await spendDayWithMoney(seeded)
  await spendDayOnPlans(seeded)
})
afterAll(() => seeded.close())

const ofDocument = new RegExp(`^update (${documentKinds.join('|')}|prepayment_portion) `)
/** A statement without the guard of the document that it changes. */
const unguarded = (sql: string) => {
  const table = ofDocument.exec(sql)?.[1]
  return table === undefined ? [sql] : past([table], sql)
}

/** The codes of invariants that these statements break; all changes are rolled back. */
async function brokenBy(statements: readonly string[]): Promise<string[]> {
  const undone = new Error('undone')
  let codes: string[] = []
  const work = async (tx: Tx) => {
    for (const sql of statements.flatMap(unguarded)) {
      const rows = await tx.execute(sql)
      // A statement that affects no row breaks nothing, and proves nothing.
      if (/^(with|update|delete|insert)/.test(sql) && rows === 0) throw new Error(`no row: ${sql}`)
    }
    codes = (await verdictsOf(tx)).filter(({ count }) => count > 0).map(({ code }) => code)
    throw undone
  }
  await seeded.db.transaction(work).catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return codes
}

test('all of them hold after an honest day', async () => {
  const verdicts = await checkBooks(seeded.db)
  expect(verdicts.filter(({ count }) => count > 0)).toEqual([])
  expect(verdicts.map(({ code }) => code)).toEqual(Array.from({ length: 29 }, (_, index) => `I${index + 1}`))
})

test.each(broken)('%s: %j', async (_title, codes, statements) => {
  expect(await brokenBy(statements)).toEqual(codes)
})

test.each([
  ['ledger_entry', 'append_only'],
  ['ledger_entry', 'open_months'],
  ['ledger_entry', 'whole'],
  ['ledger_entry', 'chained'],
  ['ledger_chain', 'append_only'],
  ['closed_month', 'head_kept'],
  ['log', 'append_only'],
  ['ledger_entry_account', 'append_only'],
  ['ledger_line', 'append_only'],
  ['ledger_line', 'whole'],
  ['ledger_line', 'posted'],
  ['settlement', 'append_only'],
  ['settlement', 'settled'],
  ['fee_trace', 'append_only'],
  ['receipt', 'append_only'],
  ['receipt', 'frozen'],
  ['fee', 'frozen'],
  ['till_closing', 'append_only'],
  ['service_booking', 'paid_by_line'],
  ['utility_booking', 'paid_by_line'],
  ['payment_voucher', 'frozen'],
  ['deposit', 'kept'],
  ['prepayment_portion', 'frozen'],
])('%s without its guard %s is I10', async (table, trigger) => {
  expect(await brokenBy([`alter table ${table} disable trigger ${trigger}`])).toEqual(['I10'])
})

/** Gives one row of a table another value, past everything that would prevent it. */
async function spoilt(table: string, column: string, value: string): Promise<string[]> {
  const bound = await seeded.db.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = $1::regclass and contype in ('c', 'f')`,
    [table],
  )
  const one = `select ctid from ${table} where building_id = 1 order by ${column} is null, ${table}::text limit 1`
  return [
    ...bound.map(({ name }) => `alter table ${table} drop constraint ${name}`),
    ...past([table], `update ${table} set ${column} = ${value} where ctid = (${one})`),
  ]
}

const amounts = numbers.flatMap(({ table, amounts: names }) => names.map((name) => [table, name] as const))
const figures = numbers.flatMap(({ table, figures: names = [] }) =>
  names.map((name) => [table, name] as const),
)
const keys = Object.entries(parents).flatMap(([table, of]) =>
  Object.keys(of).map((name) => [table, name] as const),
)

test.each([...amounts, ...figures])('no number in %s.%s is I8', async (table, column) => {
  expect(await brokenBy(await spoilt(table, column, `'NaN'`))).toContain('I8')
})

test.each(amounts)('half a đồng in %s.%s is I8', async (table, column) => {
  expect(await brokenBy(await spoilt(table, column, `coalesce(${column}, 0) + 0.5`))).toContain('I8')
})

test.each(keys)('a stranger in %s.%s is I9', async (table, column) => {
  expect(await brokenBy(await spoilt(table, column, '1000000'))).toContain('I9')
})

/** Of bookings, only what they owe concerns the books. */
const bookings = new Set(['service_booking', 'utility_booking'])

test('no number and no key of these tables is left out', async () => {
  const [columns, bound] = await Promise.all([
    seeded.db.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where data_type = 'numeric' and table_name = any($1)`,
      [numbers.map(({ table }) => table)],
    ),
    seeded.db.query<{ name: string }>(
      `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
        where c.contype = 'f' and cardinality(c.conkey) = 2 and c.conrelid = any($1::regclass[])`,
      [Object.keys(parents).filter((table) => !bookings.has(table))],
    ),
  ])
  const named = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map((pair) => pair.join('.')).toSorted()
  expect(columns.map(({ name }) => name).toSorted()).toEqual(named([...amounts, ...figures]))
  expect(bound.map(({ name }) => name).toSorted()).toEqual(
    named(keys.filter(([table]) => !bookings.has(table))),
  )
})

test('each has been broken by itself or with others', () => {
  // I27 is broken where there are invoices: in e-invoices.test.ts.
  const codes = new Set(['I27', ...broken.flatMap(([, each]) => each)])
  expect(codes).toEqual(new Set(invariants.map(({ code }) => code)))
})

describe('npm run ledger:check', () => {
  const check = async () => {
    const env = { ...process.env, DATABASE_URL: seeded.server.url }
    const run = promisify(execFile)(process.execPath, ['scripts/ledger-check.ts'], { env })
    return run.then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => error,
    )
  }

  test('says of each that it holds', async () => {
    const { code, stdout } = await check()
    expect([code, stdout.match(/^I\d+ +holds {3}\S/gm)?.length]).toEqual([0, 29])
  })

  test('prints the broken invariants, and fails', async () => {
    const change = (by: string) =>
      seeded.db.execute(
        `update debt set credit = credit ${by} where building_id = 1 and outstanding = 530000`,
      )
    expect(await change('+ 1')).toBe(1)
    const { code, stdout } = await check()
    await change('- 1')
    expect([code, stdout.match(/^I2 +BROKEN.*$/m)?.[0]]).toEqual([
      1,
      expect.stringMatching(
        /^I2 {2}BROKEN {2}1 row: building 1, apartment \d+: stored 530000.00 owed, 1.00 credit/,
      ),
    ])
  })
})
