import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { lastDayOf, monthAfter, officeToday } from '#core/days.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import type { Reply } from '#tests/support/server/test-server.ts'
import { openBankFeed } from '#tests/support/money/bank-feed.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// The order of locks: the apartment's balance, then its fees. Two transactions that keep to it wait for each other. One
// that does not may hold a fee that the other needs, while it waits for the balance that the other holds.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

interface Setting {
  readonly home: string
  readonly fee: string
}
const approved = async (home: string): Promise<Setting> => ({ home, fee: await desk.fee(home, '500') })
const paid = async (home: string): Promise<Setting> => {
  const fee = await desk.fee(home, '500')
  await desk.collect(home, '500')
  return { home, fee }
}
const draft = async (home: string): Promise<Setting> => {
  await desk.fee(home, '1')
  return { home, fee: recordOf(await desk.draft(home, '500')).id }
}

type Case = readonly [string, (home: string) => Promise<Setting>, (of: Setting) => Promise<Reply>, string]
const cases: readonly Case[] = [
  ['approving', draft, ({ fee }) => desk.a(`POST fees/${fee}/approve`, {}), '200'],
  [
    'approving many',
    draft,
    ({ fee }) => desk.a('POST fees/approve', { building_id: '1', ids: [fee] }),
    '200',
  ],
  ['voiding', approved, ({ fee }) => desk.a(`POST fees/${fee}/void`, { reason: 'x' }), '200'],
  [
    'reissuing',
    approved,
    ({ fee }) => desk.a(`POST fees/${fee}/reissue`, { reason: 'x', amount: '1' }),
    '200',
  ],
  ['deleting', approved, ({ fee }) => desk.a(`DELETE fees/${fee}?reason=sai`), '409 record_changed'],
  ['collecting', approved, ({ home }) => desk.collect(home, '500'), '201'],
  [
    'taking back',
    paid,
    async ({ home }) => desk.takeBack(String((await desk.receiptsOf(home))[0]?.id)),
    '200',
  ],
]

let home = 0
test.each(cases)('%s holds no fee while it waits for the balance', async (_what, setting, call, answer) => {
  const of = await setting(desk.apartment(home++))
  const other = await hold('select from debt where building_id = 1 and apartment_id = $1 for update', of.home)
  const answered = call(of).then(outcome)
  await blocked(answered)
  const free = await other.query('select from fee where building_id = 1 and id = $1 for update skip locked', [
    of.fee,
  ])
  await other.end()
  expect([await answered, free.rowCount]).toEqual([answer, 1])
})

test('a draft that goes to the trash while its approval waits for it stays a draft', async () => {
  const { fee } = await draft(desk.apartment(home++))
  const other = await hold('update fee set deleted_at = now() where building_id = 1 and id = $1', fee)
  const answered = desk.a('POST fees/approve', { building_id: '1', ids: [fee] })
  await blocked(answered)
  await other.end()
  expect((await answered).body).toMatchObject({ approved: 0, data: [{ id: fee, ok: false }] })
  expect(await desk.entries(fee)).toEqual([])
})

test('another building books while a month is closed', async () => {
  const closing = await hold(`select pg_advisory_xact_lock(hashtextextended('books/' || $1::text, 0))`, '2')
  const { fee } = await draft(desk.apartment(home++))
  expect(outcome(await desk.a(`POST fees/${fee}/approve`, {}))).toBe('200')
  await closing.end()
})

test('closing a month waits for what is being booked in it, and nothing is booked in it afterwards', async () => {
  const month = monthAfter(officeToday(), -1)
  const other = await hold(
    `with e as (insert into ledger_entry (building_id, kind, document_id, booked_on)
        values (1, 'opening', 900000, $1) returning id)
      insert into ledger_line (building_id, entry_id, number, account, apartment_id, amount)
        select 1, e.id, n, case n when 1 then 'receivable' else 'opening' end,
          case n when 1 then (select min(id) from apartment where building_id = 1) end, 3 - 2 * n
        from e, generate_series(1, 2) n`,
    lastDayOf(month),
  )
  let isClosed = false
  const closing = desk.a('POST closed-months', { building_id: '1', month }).finally(() => (isClosed = true))
  await blocked(closing)
  const wasClosed = isClosed
  const late = desk.draft(desk.apartment(home++), '500', { month })
  await other.end()
  expect([wasClosed, outcome(await closing), outcome(await late)]).toEqual([false, '201', '409 month_closed'])
})

const open = new Set<() => Promise<void>>()
afterEach(() => Promise.all([...open].map((end) => end())))

/** Holds the locks of a statement until `end`. */
async function hold(statement: string, value: string) {
  const client = await seeded.db.pool.connect()
  const end = async () => {
    if (!open.delete(end)) return
    await client.query('commit')
    client.release()
  }
  open.add(end)
  await client.query('begin')
  await client.query(statement, [value])
  return { query: (text: string, values: readonly unknown[]) => client.query(text, [...values]), end }
}

/** Waits until somebody waits for a lock, or the answer has come. */
async function blocked(answered: Promise<unknown>): Promise<void> {
  let isAnswered = false
  void answered.finally(() => (isAnswered = true))
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const isOver = async () => isAnswered || (await seeded.db.query(waiting)).length > 0
  await expect.poll(isOver).toBe(true)
}

test('requests that lock the same things in opposite orders are done one after the other', async () => {
  const homes = [desk.apartment(30), desk.apartment(31), desk.apartment(32), desk.apartment(33)]
  const items = (month: string, turned: boolean) => {
    const ordered = homes.map((apartment_id) => ({
      apartment_id,
      fee_type: 'OTHERS',
      month,
      name: 'Phí',
      amount: '10',
    }))
    return turned ? ordered.toReversed() : ordered
  }
  // Each month's first fee opens the apartment's slip, in the order of the items.
  const months = Array.from({ length: 10 }, (_, at) => monthAfter(officeToday(), at + 1))
  const said = await Promise.all(
    months.flatMap((month) =>
      [false, true].map(async (turned) =>
        outcome(await desk.a('POST fees', { building_id: '1', items: items(month, turned) })),
      ),
    ),
  )
  expect(new Set(said)).toEqual(new Set(['201']))
})

test('undoing a bank line and voiding its receipt at once ends in one of them, twenty times', async () => {
  const feed = await openBankFeed(seeded, desk)
  const home = desk.apartment(34)
  const lines: Readonly<Record<string, unknown>>[] = []
  for (let at = 0; at < 20; at += 1)
    lines.push((await feed.pay({ amount: '10', text: feed.reference(home) })).line)
  const said = await Promise.all(
    lines.map(async ({ id, receipt_id: receipt }) => {
      const both = await Promise.all([
        feed.move(id, 'undo', { reason: 'nhầm' }),
        desk.takeBack(String(receipt)),
      ])
      return both.map(({ status }) => status).toSorted((a, b) => a - b)
    }),
  )
  expect(new Set(said.map(String))).toEqual(new Set(['200,409']))
  expect(await desk.balance(home)).toEqual(['0', '0'])
})
