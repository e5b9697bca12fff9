import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, lastDayOf, officeToday } from '#core/days.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { lodge, type Lodger } from '#tests/support/server/lodgers.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// A year of a home in the app: exactly the fees that its reader can pay, and what became of them.
let seeded: SeededServer
let desk: CashDesk
let at = 0
const today = officeToday()
const year = Number(today.slice(0, 4))
const last = year - 1

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

/** An apartment that owes nothing, whose household came in September of last year. */
async function household() {
  const home = desk.apartment(at++)
  for (const { id } of rowsOf(await desk.a(`GET fees?building_id=1&apartment_id=${home}&status=approved`)))
    expect(outcome(await desk.a(`POST fees/${String(id)}/void`, { reason: 'nhầm' }))).toBe('200')
  return { home, lives: await lodge(seeded, { stays: [{ apartmentId: home, from: `${last}-09-15` }] }) }
}

interface Told {
  readonly opening: string
  readonly charged: string
  readonly paid: string
  readonly let_off: string
  readonly closing: string
  readonly first_year: number | null
  readonly months: readonly {
    readonly month: string
    readonly closing: string
    readonly lines: readonly Readonly<Record<string, unknown>>[]
  }[]
}

async function statement(who: Lodger, home: string, more = ''): Promise<Told> {
  const reply = await who(`GET resident/statement?apartment_id=${home}${more}`)
  expect(outcome(reply)).toBe('200')
  return recordOf(reply) as unknown as Told
}
const owed = async (who: Lodger, home: string) =>
  (recordOf(await who(`GET resident/home?apartment_id=${home}`)) as { money?: { owed: string } }).money?.owed

test('each year tells what was charged, paid and taken off of the household’s own, and of no month before', async () => {
  const { home, lives } = await household()
  await desk.fee(home, '90000', { month: `${last}-08`, name: 'Phí tháng 8' })
  const september = await desk.fee(home, '100000', { month: `${last}-09`, name: 'Phí tháng 9' })
  const october = await desk.fee(home, '200000', { month: `${last}-10`, name: 'Phí tháng 10' })
  const gone = await desk.fee(home, '700', { month: `${last}-10`, name: 'Nhầm' })
  expect(outcome(await desk.a(`POST fees/${gone}/void`, { reason: 'nhầm' }))).toBe('200')
  const lines = [september, october].map((id) => ({ fee_id: id, amount: '60000' }))
  expect(outcome(await desk.collect(home, '120000', { lines }))).toBe('201')
  const off = recordOf(
    await desk.a('POST write-offs', {
      building_id: '1',
      date: today,
      apartment_id: home,
      grounds: 'Không thu được',
      lines: [{ fee_id: september, amount: '10000' }],
    }),
  )
  expect(outcome(await desk.a(`POST write-offs/${off.id}/approve`, {}))).toBe('200')

  const [then, now] = [await statement(lives, home, `&year=${last}`), await statement(lives, home)]
  const fee = (month: string, amount: string) => ({
    booked_on: lastDayOf(`${last}-${month}`),
    act: 'charged',
    name: `Phí tháng ${Number(month)}`,
    fee_type: 'OTHERS',
    month: `${last}-${month}`,
    amount,
  })
  expect(then).toEqual({
    year: last,
    first_year: last,
    opening: '0',
    charged: '300000',
    paid: '0',
    let_off: '0',
    closing: '300000',
    months: [
      monthOfFee(`${last}-09`, '100000', fee('09', '100000')),
      monthOfFee(`${last}-10`, '300000', fee('10', '200000')),
    ],
  })
  expect(now).toMatchObject({
    opening: '300000',
    charged: '0',
    paid: '120000',
    let_off: '10000',
    closing: '170000',
  })
  expect(now.months.flatMap((one) => one.lines)).toEqual([
    { booked_on: today, act: 'paid', name: null, fee_type: null, month: null, amount: '120000' },
    { ...fee('09', '10000'), booked_on: today, act: 'let_off' },
  ])
  expect(await owed(lives, home)).toBe(now.closing)
})

/** A month in which one fee was charged. */
const monthOfFee = (month: string, closing: string, line: { readonly amount: string }) => ({
  month,
  charged: line.amount,
  paid: '0',
  let_off: '0',
  closing,
  lines: [line],
})

test('a payment that is taken back is a line below zero, and the sum is as if it had not been', async () => {
  const { home, lives } = await household()
  const fee = await desk.fee(home, '100000', { month: today.slice(0, 7) })
  const receipt = recordOf(await desk.collect(home, '100000', { lines: [{ fee_id: fee, amount: '100000' }] }))
  expect(outcome(await desk.takeBack(receipt.id))).toBe('200')
  const told = await statement(lives, home)
  expect([told.charged, told.paid, told.closing]).toEqual(['100000', '0', '100000'])
  expect(told.months.flatMap(({ lines }) => lines).map(({ act, amount }) => [act, amount])).toEqual([
    ['charged', '100000'],
    ['paid', '100000'],
    ['paid', '-100000'],
  ])
})

test('who pays by a rule sees what they pay, and the household what it pays', async () => {
  const { home, lives } = await household()
  const owner = await lodge(seeded, { stays: [] })
  await seeded.db.execute(
    `insert into payer_rule (building_id, apartment_id, payer_kind, resident_id, covers, from_month)
      values (1, $1, 'owner', $2, 'all_fees', '2020-01')`,
    [home, owner.residentId],
  )
  const theirs = await desk.fee(home, '500000', { month: today.slice(0, 7) })
  await desk.fee(home, '50000', { month: today.slice(0, 7) })
  expect((await statement(lives, home)).charged).toBe('0')
  expect((await statement(owner, home)).charged).toBe('550000')
  expect(outcome(await desk.collect(home, '500000', { lines: [{ fee_id: theirs, amount: '500000' }] }))).toBe(
    '201',
  )
  const [own, others] = [await statement(owner, home), await statement(lives, home)]
  expect([own.paid, own.closing, others.paid, others.months]).toEqual(['500000', '50000', '0', []])
  expect(await owed(owner, home)).toBe(own.closing)
})

test('a child, a neighbour and a year that has not come are refused', async () => {
  const { home, lives } = await household()
  const neighbour = await household()
  const child = await lodge(seeded, { stays: [{ apartmentId: home }], born: addDays(today, -2000) })
  const ask = async (who: Lodger, more = '') =>
    outcome(await who(`GET resident/statement?apartment_id=${home}${more}`))
  expect([await ask(child), await ask(neighbour.lives)]).toEqual([
    '404 record_not_found',
    '404 record_not_found',
  ])
  expect([await ask(lives, `&year=${year + 1}`), await ask(lives, '&year=x')]).toEqual([
    '422 day_in_future',
    '422 invalid_value',
  ])
  expect((await statement(lives, home, '&year=2001')).months).toEqual([])
})
