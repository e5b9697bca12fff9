import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { demoTaxCode } from '#entities/demo/row.ts'

// An apartment's invoices go to one recipient: of its tax information one is active.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

// The demo's first households have some.
let used = 20
let home: string
beforeEach(() => {
  used += 1
  home = desk.apartment(used)
})

let codes = 0
const enter = (values: object = {}) =>
  desk.a('POST tax-infos', {
    building_id: '1',
    name: 'Công ty Sen Vàng',
    tax_code: demoTaxCode('09', 1_000_000 + (codes += 1) * 11),
    address: 'Hà Nội',
    apartment_id: home,
    ...values,
  })
const press = (id: string, name: string) => desk.a(`POST tax-infos/${id}/${name}`, {})
const refused = '409 tax_info_active'

test('of 20 that are entered at once one is active', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => enter()))
  expect(made.map(outcome).toSorted()).toEqual(['201', ...Array.from({ length: 19 }, () => refused)])
  const active = rowsOf(await desk.a(`GET tax-infos?building_id=1&apartment_id=${home}&status=active`))
  expect(active).toHaveLength(1)
})

test('another takes its place once it is deactivated, and then it cannot come back', async () => {
  const { id } = recordOf(await enter())
  expect(outcome(await enter())).toBe(refused)
  expect(outcome(await press(id, 'deactivate'))).toBe('200')
  expect(outcome(await enter())).toBe('201')
  expect(outcome(await press(id, 'activate'))).toBe(refused)
})

test('one that is restored, or given another apartment, finds the other', async () => {
  const { id } = recordOf(await enter())
  expect(outcome(await desk.a(`DELETE tax-infos/${id}`))).toBe('200')
  const { id: other } = recordOf(await enter())
  expect(outcome(await desk.a(`POST tax-infos/${id}/restore`, {}))).toBe(refused)
  const moved = recordOf(await enter({ apartment_id: desk.apartment(40) }))
  expect(outcome(await desk.a(`PATCH tax-infos/${moved.id}`, { apartment_id: home }))).toBe(refused)
  expect(outcome(await press(other, 'deactivate'))).toBe('200')
  expect(outcome(await desk.a(`PATCH tax-infos/${moved.id}`, { apartment_id: home }))).toBe('200')
})

test('a company has several apartments, each once', async () => {
  const tax_code = demoTaxCode('09', 1_111_111)
  expect(outcome(await enter({ tax_code }))).toBe('201')
  expect(outcome(await enter({ tax_code, apartment_id: desk.apartment(41) }))).toBe('201')
  expect(outcome(await enter({ tax_code }))).toMatch(/^(409|422) /)
})

test('without an apartment it is its resident’s', async () => {
  const [resident] = rowsOf(await desk.a('GET residents?building_id=1&limit=1'))
  const own = { apartment_id: null, resident_id: resident?.id }
  expect(outcome(await enter(own))).toBe('201')
  expect(outcome(await enter(own))).toBe(refused)
  expect(outcome(await enter({ apartment_id: null }))).toBe('201')
  expect(outcome(await enter({ apartment_id: null }))).toBe('201')
})

test.each([
  [{ tax_code: '0312345678' }, 'tax_code:invalid_tax_code'],
  // A person’s number is no business’s code.
  [{ tax_code: '001085012345' }, 'tax_code:invalid_tax_code'],
  [{ tax_code: null }, 'tax_code:required'],
  [{ address: null }, 'address:required'],
  [{ buyer_kind: 'budget_unit', tax_code: null }, 'budget_code:required'],
  [{ buyer_kind: 'budget_unit', tax_code: null, budget_code: '123456' }, 'budget_code:invalid_budget_code'],
  [
    { buyer_kind: 'person', tax_code: null, personal_number: '00108501234' },
    'personal_number:invalid_personal_number',
  ],
  [{ buyer_kind: 'foreigner', tax_code: null, address: null, passport: 'N1' }, 'nationality:required'],
])('a buyer of %o is refused at %s', async (values, refusal) =>
  expect(faults(await enter(values))).toEqual([refusal]),
)

test.each([
  [{ buyer_kind: 'budget_unit', tax_code: null, budget_code: '1 234 567' }, { budget_code: '1234567' }],
  [
    { buyer_kind: 'person', tax_code: null, personal_number: '001085012345' },
    { personal_number: '001085012345' },
  ],
  [
    { buyer_kind: 'foreigner', tax_code: null, address: null, passport: 'n1234567', nationality: 'Nhật Bản' },
    { passport: 'N1234567' },
  ],
])('a buyer of %o is taken', async (values, kept) => {
  const made = await enter(values)
  expect([outcome(made), recordOf(made)]).toEqual(['201', expect.objectContaining(kept)])
})
