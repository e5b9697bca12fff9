import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { migrate } from '#api/database/migrate.ts'
import { readMigrations } from '#api/database/migration-files.ts'
import { verdictsOf } from '#api/ledger/invariants.ts'
import { sumLedger } from '#api/ledger/day-sums.ts'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { spendDayWithMoney } from '#tests/support/money/day-of-money.ts'

// The sums by day that reports read: they are made after the bookings, and are what the lines come to.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  await spendDayWithMoney(seeded)
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

const buildingId = '1'
const summed = () =>
  seeded.db.query(
    `select booked_on, account, cash_account_id, category, is_debit, amount::text, lines from ledger_day
      where building_id = 1 order by 1, 2, 3, 4, 5`,
  )
const booked = () =>
  seeded.db.query(
    `select e.booked_on, l.account, l.cash_account_id, l.category, l.amount > 0 as is_debit, sum(l.amount)::text as amount,
        count(*)::int as lines
      from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
      where l.building_id = 1 group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  )
const findings = async () =>
  (await verdictsOf(seeded.db)).flatMap(({ code, sample }) =>
    sample.map(({ record, finding }) => `${code} ${record}: ${finding}`),
  )

test('the sums of days are those of their lines, whether they are made once or in parts', async () => {
  await sumLedger(seeded.db, { buildingId })
  expect(await summed()).toEqual(await booked())
  const before = await summed()
  await desk.fee(desk.apartment(7), '123000')
  expect(await summed()).toEqual(before)
  await sumLedger(seeded.db, { buildingId })
  await sumLedger(seeded.db, { buildingId })
  expect(await summed()).not.toEqual(before)
  expect(await summed()).toEqual(await booked())
  expect(await findings()).toEqual([])
})

test('those who sum at the same time count nothing twice', async () => {
  await desk.fee(desk.apartment(7), '45000')
  await Promise.all(Array.from({ length: 4 }, () => sumLedger(seeded.db, { buildingId })))
  expect(await summed()).toEqual(await booked())
})

test('a report has what was booked a moment ago', async () => {
  const today = officeToday()
  const revenue = async () => {
    const { body } = await desk.a(`GET report/trial-balance?building_id=1&from=2020-01-01&to=${today}`)
    const rows = body.data as { code: string; credit: string }[]
    return Number(rows.find(({ code }) => code === '5113')?.credit ?? 0)
  }
  const before = await revenue()
  await desk.fee(desk.apartment(7), '1000')
  expect(await revenue()).toBe(before + 1000)
})

test('the check finds a sum that was changed, one that is missing and one too many', async () => {
  await sumLedger(seeded.db, { buildingId })
  const changes = [
    `update ledger_day set amount = amount + 1 where ctid = (select min(ctid) from ledger_day where building_id = 1)`,
    `delete from ledger_day where ctid = (select min(ctid) from ledger_day where building_id = 1)`,
    `insert into ledger_day (building_id, booked_on, account, category, is_debit, amount, lines)
      values (1, '2001-01-01', 'revenue', 'X', false, -1, 1)`,
  ]
  /** Of a table: each of these changed in a row, a row deleted, and one too many. */
  const spoiled = (table: string, figures: readonly string[], extra: Readonly<Record<string, string>>) => {
    const one = `where ctid = (select min(ctid) from ${table} where building_id = 1)`
    return [
      ...figures.map((name) => `update ${table} set ${name} = ${name} + 1 ${one}`),
      `delete from ${table} ${one}`,
      `insert into ${table} (building_id, ${Object.keys(extra).join(', ')}) values (1, ${Object.values(extra).join(', ')})`,
    ]
  }
  const day = { booked_on: `'2001-01-01'`, kind: `'fee'`, amount: '1' }
  const counted = { documents: '1', documents_once: '1' }
  const others = [
    ...spoiled('owed_day', ['amount'], { ...day, fee_type: `'WATER'`, apartment_id: '1' }),
    ...spoiled('owed_month', ['charged', 'settled', 'let_off'], {
      month: `'2001-01-01'`,
      apartment_id: '1',
      charged: '1',
      settled: '0',
      let_off: '0',
    }),
    ...spoiled('owed_sum', ['amount', 'documents', 'documents_once', 'fees'], {
      ...day,
      ...counted,
      fee_type: `'WATER'`,
      month: `'2001-01'`,
      due_on: `'2001-01-15'`,
      fees: '1',
    }),
    ...spoiled('received_day', ['amount', 'documents', 'documents_once'], {
      ...day,
      ...counted,
      kind: `'receipt'`,
      item: `'fee:WATER'`,
    }),
    ...spoiled('till_day', ['amount', 'documents', 'documents_of_currency', 'documents_once'], {
      ...day,
      ...counted,
      kind: `'receipt'`,
      cash_account_id: '1',
      documents_of_currency: '1',
    }),
    `update till_day set currency = 'usd', foreign_amount = 1 where ctid = (select min(ctid) from till_day where building_id = 1)`,
  ]
  for (const change of [...changes, ...others]) {
    const found = await seeded.db
      .transaction(async (tx) => {
        await tx.execute(change)
        const verdicts = await verdictsOf(tx)
        throw new Error(
          verdicts
            .filter(({ count }) => count > 0)
            .map(({ code, count }) => `${code} ${count}`)
            .join(),
        )
      })
      .catch((error: Error) => error.message)
    // A row of another currency is one too many, and one that is missing.
    expect(found, change).toBe(
      changes.includes(change)
        ? 'I2 1'
        : change.startsWith('update till_day set currency')
          ? 'I23 2'
          : 'I23 1',
    )
  }
})

/** What the upgrade that keeps further sums has made, as it was before. */
async function undoUpgrade() {
  const all = await readMigrations()
  const statementsOf = (name: string) => all.find((one) => one.name.endsWith(name))?.statements ?? []
  const older = statementsOf('received-by-day').find((text) =>
    text.startsWith('create or replace function sum_ledger'),
  )
  for (const undone of [
    'drop table till_day, owed_month',
    'drop function sum_till, sum_owed, owed_moves',
    'alter function sum_money_in rename to sum_received',
    'alter table owed_sum drop column documents, drop column documents_once, drop column fees',
    older ?? '',
  ])
    await seeded.db.execute(undone)
  return statementsOf('kept-sums')
}

test('an upgrade sums what was booked before, and a sum that an older server has begun adds to none of them', async () => {
  const { db } = seeded
  await undoUpgrade()
  await db.execute(`delete from migration where name like '%kept-sums'`)
  await sumLedger(db, { buildingId })
  await desk.fee(desk.apartment(7), '9000')
  await desk.collect(desk.apartment(7), '9000')
  const waiting = async (count: number) => {
    const sql = `select count(*)::int as count from pg_locks where relation = 'ledger_summed'::regclass and not granted`
    while ((await db.query<{ count: number }>(sql))[0]?.count !== count)
      await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const [upgrade, begun] = await db.transaction(async (tx) => {
    await tx.query('select from ledger_summed where building_id = 1 for update')
    const upgrading = migrate(db)
    await waiting(1)
    const summing = sumLedger(db, { buildingId }).catch(({ code }: { code: string }) => code)
    await waiting(2)
    return [upgrading, summing] as const
  })
  expect((await upgrade).applied).toEqual([expect.stringMatching('kept-sums')])
  expect(await begun).toBe('23502')
  expect(await findings()).toEqual([])
  await sumLedger(db, { buildingId })
  expect(await summed()).toEqual(await booked())
  expect(await findings()).toEqual([])
})

test('an upgrade sums what was booked and summed while it went on', async () => {
  const { db } = seeded
  const statements = await undoUpgrade()
  const held = statements.findIndex((text) => text.includes('lock table'))
  await db.transaction(async (tx) => {
    for (const statement of statements.slice(0, held)) await tx.execute(statement)
    await desk.fee(desk.apartment(7), '8000', { month: '2026-09', fee_type: 'WATER' })
    await desk.fee(desk.apartment(7), '7000')
    await desk.collect(desk.apartment(7), '12000')
    await sumLedger(db, { buildingId })
    for (const statement of statements.slice(held)) await tx.execute(statement)
  })
  expect(await findings()).toEqual([])
  await desk.fee(desk.apartment(7), '6000')
  await sumLedger(db, { buildingId })
  expect(await findings()).toEqual([])
})
