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
  const owed = [
    ['owed_day', 'apartment_id', `1`],
    ['owed_sum', 'month, due_on', `'2001-01', '2001-01-15'`],
  ].flatMap(([table, keys, values]) => [
    `update ${table} set amount = amount + 1 where ctid = (select min(ctid) from ${table} where building_id = 1)`,
    `delete from ${table} where ctid = (select min(ctid) from ${table} where building_id = 1)`,
    `insert into ${table} (building_id, booked_on, kind, fee_type, ${keys}, amount)
      values (1, '2001-01-01', 'fee', 'WATER', ${values}, 1)`,
  ])
  const received = [
    `update received_day set amount = amount + 1 where ctid = (select min(ctid) from received_day where building_id = 1)`,
    `update received_day set documents_once = documents_once + 1 where ctid = (select min(ctid) from received_day where building_id = 1)`,
    `delete from received_day where ctid = (select min(ctid) from received_day where building_id = 1)`,
    `insert into received_day (building_id, booked_on, kind, item, amount, documents, documents_once)
      values (1, '2001-01-01', 'receipt', 'fee:WATER', 1, 1, 1)`,
  ]
  for (const change of [...changes, ...owed, ...received]) {
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
    expect(found, change).toBe(changes.includes(change) ? 'I2 1' : 'I23 1')
  }
})

test('an upgrade sums what came in before, and a sum that an older server has begun adds to none of them', async () => {
  const { db } = seeded
  const all = await readMigrations()
  const statementsOf = (name: string) => all.find((one) => one.name.endsWith(name))?.statements ?? []
  const older = statementsOf('owed-by-type').find((text) => text.startsWith('create or replace function'))
  for (const undone of [
    'drop table received_day',
    'drop function sum_received',
    'alter table ledger_summed drop column summed_at',
    'drop index ledger_line_credit',
    `delete from migration where name like '%received-by-day'`,
    older ?? '',
  ])
    await db.execute(undone)
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
  expect((await upgrade).applied).toEqual([expect.stringMatching('received-by-day')])
  expect(await begun).toBe('23502')
  expect(await findings()).toEqual([])
  await sumLedger(db, { buildingId })
  expect(await summed()).toEqual(await booked())
  expect(await findings()).toEqual([])
})
