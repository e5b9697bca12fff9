import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSheet } from 'read-excel-file/node'
import { addDays, monthOf, officeToday, writtenDay } from '#core/days.ts'
import { managePrefix } from '#core/derive/routes.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  faults,
  openSeededServer,
  outcome,
  withKey,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Who owed what on a day gone by, and how old it was then: what accountants make provisions of.

const today = officeToday()
const month = monthOf(today)
const ago = (days: number) => addDays(today, -days)
let seeded: SeededServer
let desk: CashDesk
let home: string
let other: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await seeded.db.execute('delete from fee where building_id = 1')
  home = desk.apartment(0)
  other = desk.apartment(1)
  // Owed since 40 days, of which 200 came in after 20 days and the rest yesterday.
  await owed(home, '500', { date: ago(40), due_on: ago(50) })
  await paid(home, '200', ago(20))
  await paid(home, '300', ago(1))
  await owed(other, '90', { date: ago(30), due_on: ago(130) })
  // Paid 20 days before it was charged: an advance then, and no debt.
  await desk.fee(other, '1000', { due_on: ago(-5), month })
  await paid(other, '90', today)
  await paid(other, '400', ago(20))
  const wrong = await desk.fee(home, '70', { month })
  expect(outcome(await desk.a(`POST fees/${wrong}/void`, { reason: 'nhầm' }))).toBe('200')
})
afterAll(() => seeded.close())

async function owed(apartment_id: string, amount: string, more: object) {
  const asked = { building_id: '1', apartment_id, fee_type: 'WATER', month: '2025-11', name: 'Nợ', amount }
  const reply = await desk.a('POST opening-debts', { ...asked, ...more }, withKey())
  expect([outcome(reply), faults(reply)]).toEqual(['201', []])
}

async function paid(apartment: string, amount: string, received_on: string) {
  const reply = await desk.collect(apartment, amount, { received_on })
  expect([outcome(reply), faults(reply)]).toEqual(['201', []])
}

interface Reply {
  readonly outstanding: string
  readonly to_30: string
  readonly over_90: string
  readonly fees: number
  readonly debtors: readonly {
    readonly kind: string
    readonly name: string | null
    readonly outstanding: string
  }[]
}
const ask = (query: string) => desk.a(`GET debts/debtors?building_id=1${query}`)
const on = async (day: string, more = '') => (await ask(`&as_of=${day}${more}`)).body.data as Reply

test.each([
  ['before anything was booked', 41, { outstanding: '0', fees: 0 }],
  ['when the first debt was taken over, ten days late', 40, { outstanding: '500', to_30: '500', fees: 1 }],
  [
    'when a second one came, a hundred days late',
    30,
    { outstanding: '590', to_30: '500', over_90: '90', fees: 2 },
  ],
  [
    'after a part was paid, and another fee before it was charged',
    20,
    { outstanding: '390', to_30: '300', over_90: '90' },
  ],
  ['after the rest was paid', 1, { outstanding: '90', over_90: '90', fees: 1 }],
  ['today', 0, { outstanding: '600', not_due: '600', over_90: '0', fees: 1 }],
])('%s', async (_what, days, figures) => {
  expect(await on(ago(days))).toMatchObject(figures)
})

test('no day is today, and each apartment may stand by itself', async () => {
  expect((await ask('')).body.data).toEqual(await on(today))
  const together = await on(ago(30))
  expect(together.debtors).toMatchObject([{ kind: 'itself', name: null, outstanding: '590' }])
  const each = await on(ago(30), '&each=true')
  const codes = await seeded.db.query<{ code: string }>(
    'select code from apartment where building_id = 1 and id = any($1::bigint[]) order by array_position($1::bigint[], id)',
    [[home, other]],
  )
  expect(each.debtors.map(({ name, outstanding }) => [name, outstanding])).toEqual([
    [codes[0]?.code, '500'],
    [codes[1]?.code, '90'],
  ])
  expect(each.outstanding).toBe(together.outstanding)
})

test('the file says its day and has the same figures', async () => {
  const day = ago(30)
  const reply = await fetch(
    `${seeded.server.address}${managePrefix}/debts/debtors/export?building_id=1&as_of=${day}&each=true`,
    { headers: { authorization: `Bearer ${seeded.tokens.A}`, 'client-id': '3', 'accept-language': 'vi' } },
  )
  expect(reply.headers.get('content-disposition')).toContain(`debtors-${day}`)
  const rows = await readSheet(Buffer.from(await reply.arrayBuffer()))
  expect(rows.flat().join('\n')).toContain(`Tính đến hết ngày ${writtenDay(day)}`)
  expect(rows.flat()).toContain(500)
})

test.each([
  [addDays(today, 1), 'as_of:day_in_future'],
  ['31/12/2025', 'as_of:invalid_date'],
])('%s is refused', async (day, fault) => {
  const reply = await ask(`&as_of=${day}`)
  expect([reply.status, faults(reply)]).toEqual([422, [fault]])
})
