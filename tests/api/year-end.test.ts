import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readYearEnd } from '#domain/calls/year-end.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What ends with the year is told by the rows that have the day.

const today = officeToday()
const year = today.slice(0, 4)
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  for (const table of ['tariff', 'fee_setting', 'vat_rate'])
    await seeded.db.execute(`update ${table} set deleted_at = now() where building_id = 1`)
})
afterAll(() => seeded.close())

const make = async (path: string, values: object) => {
  const reply = await a(`POST ${path}`, { building_id: '1', ...values })
  expect([path, outcome(reply), faults(reply)]).toEqual([path, '201', []])
  return recordOf(reply).id
}
const read = async () => {
  const reply = await a('GET vat-rates/year-end?building_id=1')
  expect(outcome(reply)).toBe('200')
  return reply.body.data as unknown as DataOf<typeof readYearEnd>
}
const fee = (code: string, more: object) =>
  make('fee-settings', { code, name: code, fee_type: 'MANAGEMENT', price_type: 'area', ...more })

test('nothing ends where no row has the day', async () => {
  await make('vat-rates', { percent: 10, law_number: 'A', from_date: '2009-01-01' })
  expect(await read()).toMatchObject({ ends_on: `${year}-12-31`, rates: [], prices: [], without_basis: [] })
})

test('a rate that ends names what is charged by it, and the paper by which it is theirs', async () => {
  const rate = { percent: 8, law_number: 'B', from_date: `${year}-01-01`, to_date: `${year}-12-31` }
  const id = await make('vat-rates', rate)
  const [based, bare] = [
    await fee('PQL', { vat_percent: 8, vat_basis: 'Hợp đồng 01/2026' }),
    await fee('PQL-2', { vat_percent: 8, price_type: 'all_in' }),
  ]
  await fee('TAT', { vat_percent: 8, price_type: 'garden_area', is_active: false })
  expect((await read()).rates).toEqual([
    {
      id,
      percent: '8',
      law: 'B',
      ends_on: `${year}-12-31`,
      next: null,
      fees: [
        { id: based, name: 'PQL', basis: 'Hợp đồng 01/2026' },
        { id: bare, name: 'PQL-2', basis: null },
      ],
      tariffs: [],
    },
  ])
  expect((await read()).without_basis).toEqual([{ id: bare, name: 'PQL-2', percent: '8' }])
  expect(outcome(await a(`PATCH vat-rates/${id}`, { next_percent: 10 }))).toBe('200')
  expect((await read()).rates[0]?.next).toBe('10')
})

test('a price that ends by then is told, also one that ends in more than a month', async () => {
  const setting = await fee('RAC', { fee_type: 'OTHERS', price_type: 'all_in', vat_percent: null })
  await make('tariffs', {
    name: 'Giá rác',
    fee_setting_id: setting,
    valid_from: `${year}-01-01`,
    valid_to: `${year}-12-31`,
    tiers: [{ up_to: null, price: '1000' }],
  })
  expect((await read()).prices).toMatchObject([{ id: setting, name: 'RAC', ends_on: `${year}-12-31` }])
})

test('symbols of this year on what was sold are counted', async () => {
  const [of] = await seeded.db.query<{ fund: string; category: string }>(
    `select (select id::text from cash_account where building_id = 1 and code = 'QUY-TM') as fund,
      (select id::text from receipt_voucher_category where building_id = 1 and code = 'THU-KHAC') as category`,
  )
  const sale = async (number: string) =>
    make('receipt-vouchers', {
      date: today,
      cash_account_id: of?.fund,
      category_id: of?.category,
      amount: '1000',
      party: 'Lan',
      vat_kind: 'exempt',
      invoice_form: '1',
      invoice_symbol: `C${year.slice(2)}TAA`,
      invoice_number: number,
      invoice_date: today,
    })
  await sale('1')
  await sale('2')
  expect((await read()).symbols).toEqual([{ symbol: `1C${year.slice(2)}TAA`, count: 2, last_on: today }])
})

test('it is for who may read fees', async () => {
  const stranger = await seeded.member('1', right('manage_parking', 'read'))
  expect(outcome(await stranger('GET vat-rates/year-end?building_id=1'))).toBe('403 forbidden')
})
