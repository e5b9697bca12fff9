import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { monthOf, officeToday } from '#core/days.ts'
import { debtorKinds, type Debtor } from '#domain/money/payers.ts'
import { statementOf } from '#api/debts/statement.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Who owes what is open: at the desk, in the list of debtors, in a statement of their own.
let seeded: SeededServer
let desk: CashDesk
let home: string
let other: string
let electricity = ''
let management = ''
const month = monthOf(officeToday())
const company: Debtor = { kind: 'company', ref: '0101234567' }
const itself: Debtor = { kind: 'itself', ref: '' }
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  home = desk.apartment(0)
  other = desk.apartment(1)
  const setting = async (code: string, fee_type: string) =>
    recordOf(
      await desk.a('POST fee-settings', {
        building_id: '1',
        code,
        name: code,
        fee_type,
        price_type: 'all_in',
      }),
    ).id
  electricity = await setting('PAID1', 'ELECTRICITY')
  management = await setting('PAID2', 'MANAGEMENT')
  const pays = (apartment: string, setting_id: string, payer: object) =>
    desk.a('POST payer-rules', {
      building_id: '1',
      apartment_id: apartment,
      covers: 'chosen_fees',
      fee_settings: [setting_id],
      from_month: '2026-01',
      ...payer,
    })
  const named = { payer_kind: 'company', party_name: 'Công ty Sen Vàng', tax_code: '0101234567' }
  for (const reply of [
    await pays(home, electricity, named),
    await pays(other, electricity, { ...named, party_name: 'Cty Sen Vàng' }),
    await pays(home, management, { payer_kind: 'apartment', payer_apartment_id: other }),
  ])
    expect(outcome(reply)).toBe('201')
})
afterAll(() => seeded.close())

const fee = (apartment: string, amount: string, fee_type: string) =>
  desk.fee(apartment, amount, { month, fee_type, name: fee_type })
const accountOf = async (apartment: string) =>
  (await desk.a(`GET debts/apartments/${apartment}`)).body.data as {
    outstanding: string
    lines: { id: string; payer_kind: string | null; payer_name: string | null; open: string }[]
    pays_for: object[]
  }
interface Debtors {
  outstanding: string
  total: number
  debtors: {
    kind: string
    ref: string
    name: string | null
    outstanding: string
    apartments: { id: string; open: string }[]
  }[]
}
const debtors = async (query = '') =>
  (await desk.a(`GET debts/debtors?building_id=1${query}`)).body.data as Debtors
const told = (debtor: Debtor, more: object = {}) =>
  statementOf(seeded.db, { buildingId: '1', apartmentId: home, debtor, ...more })

test('the desk shows who pays each fee, and what an apartment pays for others', async () => {
  await fee(home, '700', 'ELECTRICITY')
  await fee(home, '500', 'MANAGEMENT')
  await fee(home, '300', 'OTHERS')
  await fee(other, '90', 'ELECTRICITY')
  const { lines, pays_for } = await accountOf(home)
  const [{ code } = { code: '' }] = await seeded.db.query<{ code: string }>(
    'select code from apartment where id = $1',
    [other],
  )
  expect(Object.fromEntries(lines.map((one) => [one.open, [one.payer_kind, one.payer_name]]))).toEqual({
    '700': ['company', 'Công ty Sen Vàng'],
    '500': ['apartment', code],
    '300': [null, null],
  })
  expect(pays_for).toEqual([])
  expect((await accountOf(other)).pays_for).toMatchObject([{ id: home, open: '500', fees: 1 }])
})

test('a receipt for one payer’s fees says that payer, and one for several whoever lives there', async () => {
  const { lines } = await accountOf(home)
  const of = (open: string) => ({ fee_id: lines.find((one) => one.open === open)?.id, amount: '100' })
  const theirs = recordOf(await desk.collect(home, '100', { lines: [of('700')] }))
  expect(theirs).toMatchObject({ payer: 'Công ty Sen Vàng' })
  const both = recordOf(await desk.collect(home, '200', { lines: [of('500'), of('300')] }))
  expect(both.payer).not.toBe('Công ty Sen Vàng')
  const given = recordOf(await desk.collect(home, '100', { payer: 'Anh Tư', lines: [of('700')] }))
  expect(given).toMatchObject({ payer: 'Anh Tư' })
  await desk.takeBack(given.id)
})

test('the statements of all payers come to what the apartment owes, each ending with what is open of theirs', async () => {
  const statement = await told(company)
  expect(statement.outstanding).toBe('600')
  expect(statement.lines.map(({ kind, charged, paid, balance }) => [kind, charged, paid, balance])).toEqual([
    ['fee', '700', '0', '700'],
    ['receipt', '0', '100', '600'],
    ['receipt', '0', '100', '500'],
    ['receipt_void', '100', '0', '600'],
  ])
  const neighbour: Debtor = { kind: 'apartment', ref: other }
  const all = await Promise.all([company, neighbour, itself].map((one) => told(one)))
  expect(all.map(({ outstanding }) => outstanding)).toEqual(['600', '400', '200'])
  const ends = all.map(({ lines }) => lines.at(-1)?.balance ?? '0')
  expect(sumAmounts(ends)).toBe((await accountOf(home)).outstanding)
  expect(await told(company, { from: '2999-01-01' })).toMatchObject({ opening: '600', lines: [] })
  expect(await told(company, { from: '2000-01-01', to: '2000-12-31' })).toMatchObject({
    opening: '0',
    lines: [],
  })
})

test('a write-off, a void and an increase stand in the statement of whoever owes the fee', async () => {
  const lost = await fee(home, '60', 'ELECTRICITY')
  const wrong = await fee(home, '40', 'ELECTRICITY')
  expect(outcome(await desk.a(`POST fees/${wrong}/void`, { reason: 'Sai' }))).toBe('200')
  const adjustment = recordOf(
    await desk.a('POST adjustments', {
      building_id: '1',
      apartment_id: home,
      fee_id: lost,
      direction: 'decrease',
      amount: '10',
      date: officeToday(),
      grounds: 'correction',
      description: 'Sai',
    }),
  )
  expect(outcome(await desk.a(`POST adjustments/${adjustment.id}/approve`, {}))).toBe('200')
  const statement = await told(company)
  expect(statement.outstanding).toBe('650')
  expect(statement.lines.at(-1)?.balance).toBe('650')
  expect(
    statement.lines
      .map(({ kind }) => kind)
      .slice(-3)
      .toSorted(),
  ).toEqual(['adjustment', 'fee', 'fee_void'].toSorted())
  expect(sumAmounts(statement.lines.map(({ deduction }) => deduction))).toBe('10')
})

test('debtors are listed by what they owe, one company once for all its apartments, and come to all that is owed', async () => {
  const { debtors: rows, outstanding } = await debtors()
  const sen = rows.find(({ kind }) => kind === 'company')
  expect(sen).toMatchObject({ ref: '0101234567', outstanding: '740' })
  expect(sen?.apartments.map(({ id, open }) => [id, open]).toSorted()).toEqual(
    [
      [home, '650'],
      [other, '90'],
    ].toSorted(),
  )
  expect(rows.at(-1)?.kind).toBe('itself')
  expect(rows.at(-1)?.apartments).toEqual([])
  const ageing = (await desk.a('GET debts/ageing?building_id=1')).body.data as { outstanding: string }
  expect(outstanding).toBe(ageing.outstanding)
  expect(sumAmounts(rows.map((row) => row.outstanding))).toBe(ageing.outstanding)
})

test('they can be narrowed to a month, a block and a kind', async () => {
  const [place] = await seeded.db.query<{ block: string; elsewhere: string }>(
    `select a.block_id::text as block, (select id::text from block where building_id = 1 and id <> a.block_id limit 1) as elsewhere
      from apartment a where a.id = $1`,
    [home],
  )
  const kinds = async (query: string) => (await debtors(query)).debtors.map(({ kind }) => kind)
  expect(await kinds('&month=1999-01')).toEqual([])
  expect(await debtors('&month=1999-01')).toMatchObject({ outstanding: '0', total: 0 })
  expect(await kinds(`&month=${month}&block_id=${place?.block}&payer_kind=company`)).toEqual(['company'])
  expect(await kinds(`&block_id=${place?.elsewhere}&payer_kind=company`)).toEqual([])
  expect(outcome(await desk.a('GET debts/debtors?building_id=1&payer_kind=nobody'))).toBe(
    '422 invalid_option',
  )
  for (const kind of debtorKinds)
    expect((await kinds(`&payer_kind=${kind}`)).every((one) => one === kind)).toBe(true)
})

test('a file has every debtor, in the caller’s language', async () => {
  const reply = await seeded.raw('/v1/manage/debts/debtors/export?building_id=1&format=csv')
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  const lines = (await reply.text()).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/Kind of payer,Payer,Pays for,Fees,Not due,/)
  expect(lines.filter((line) => line.startsWith('Company,'))).toEqual([
    expect.stringMatching(/^Company,Cty Sen Vàng|^Company,Công ty Sen Vàng/),
  ])
  const book = await seeded.raw('/v1/manage/debts/debtors/export?building_id=1&format=xlsx&month=1999-01')
  expect([book.status, (await book.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
})

test('only who may read debts of the building reads its debtors and statements', async () => {
  const clerk = await seeded.member('1', right('manage_fee', 'read'))
  const cashier = await seeded.member('1', right('manage_debt', 'read'))
  const statement = `GET apartments/${home}/statement?payer_kind=company&payer_ref=0101234567`
  expect(outcome(await clerk('GET debts/debtors?building_id=1'))).toBe('403 forbidden')
  expect(outcome(await clerk('GET debts/debtors/export?building_id=1'))).toBe('403 forbidden')
  expect(outcome(await cashier('GET debts/debtors?building_id=1'))).toBe('200')
  expect(outcome(await cashier(statement))).toBe('200')
  expect(outcome(await seeded.as('B2')('GET debts/debtors?building_id=1'))).toBe('403 forbidden')
  expect(outcome(await seeded.as('B2')(statement))).toBe('404 record_not_found')
})
