import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { reconciledApartments } from '#api/debts/debt-minutes.ts'
import { statementOf } from '#api/debts/statement.ts'
import { closingOf, countReversals, totalsOf, type StatementLine } from '#domain/money/statement-rows.ts'
import { debtMinutesWords } from '#domain/documents/debt-minutes-words.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// The minutes of a reconciliation say what the statement of the same days comes to.
let seeded: SeededServer
let desk: CashDesk
let home: string
let other: string
const today = officeToday()
const company = { kind: 'company', ref: '0101234567' } as const
const buildingId = '1'
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  ;[home, other] = [desk.apartment(0), desk.apartment(1)]
  const setting = recordOf(
    await desk.a('POST fee-settings', {
      building_id: buildingId,
      code: 'PAID1',
      name: 'PAID1',
      fee_type: 'ELECTRICITY',
      price_type: 'all_in',
    }),
  ).id
  for (const apartment_id of [home, other])
    await desk.a('POST payer-rules', {
      building_id: buildingId,
      apartment_id,
      covers: 'chosen_fees',
      fee_settings: [setting],
      from_month: '2026-01',
      payer_kind: 'company',
      party_name: 'Công ty Sen Vàng',
      tax_code: company.ref,
    })
  // Fees of two earlier months, one of them voided, and what was paid, let off and given back.
  const early = await desk.fee(home, '700', { month: '2026-08' })
  const gone = await desk.fee(home, '90', { month: '2026-09' })
  await desk.fee(home, '500', { month: '2026-10' })
  await desk.takeBack(recordOf(await desk.collect(home, '300', paying(early, '300'))).id)
  await desk.collect(home, '250', {
    lines: [{ fee_id: early, amount: '300' }],
    deduction: '50',
    deduction_reason: 'x',
  })
  await desk.a(`POST fees/${gone}/void`, { reason: 'nhầm' })
  await desk.collect(other, '40', { lines: [], confirm_excess: true, extra_credit_reason: 'trả trước' })
})
afterAll(() => seeded.close())

const paying = (fee_id: string, amount: string) => ({ lines: [{ fee_id, amount }] })
const pdf = (params: Record<string, string>, by = desk.a) =>
  by(`GET debts/minutes/pdf?${new URLSearchParams({ building_id: buildingId, ...params }).toString()}`)
const textOf = async (params: Record<string, string>) => {
  const query = new URLSearchParams({ building_id: buildingId, ...params }).toString()
  const reply = await seeded.raw(`/v1/manage/debts/minutes/pdf?${query}`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return pdfText(await reply.bytes()).text
}

test.each([
  ['all days', '2000-01-01', today],
  ['September and October', '2026-09-01', '2026-10-31'],
  ['today', today, today],
  ['days before anything', '2000-01-01', '2000-12-31'],
])('of %s they come to what the statement does', async (_name, from, to) => {
  for (const debtor of [undefined, { kind: 'itself', ref: '' } as const]) {
    const statement = await statementOf(seeded.db, {
      buildingId,
      apartmentId: home,
      from,
      to,
      most: 'all',
      ...(debtor === undefined ? {} : { debtor }),
    })
    const lines = statement.lines as readonly StatementLine[]
    const { charged, paid, deduction } = totalsOf(lines.map(countReversals))
    const [told] = await reconciledApartments(
      seeded.db,
      { apartmentId: home, debtor },
      { buildingId, from, to },
    )
    const nothing = { opening: '0', charged: '0', paid: '0', deduction: '0', closing: '0' }
    expect(told ?? nothing).toMatchObject({
      opening: statement.opening,
      charged,
      paid,
      deduction,
      closing: closingOf(statement),
    })
  }
})

test('they name both sides, the sums, and what is agreed on in figures and words', async () => {
  const words = debtMinutesWords.vi
  const { code } = recordOf(await desk.a(`GET apartments/${home}`))
  const text = await textOf({ apartment_id: home, from: '2026-01-01', to: today, language: 'vi' })
  for (const said of [String(code), words.for_creditor, words.for_debtor, '900 đ', 'Chín trăm đồng'])
    expect(text).toContain(said.replaceAll(/\s/g, ''))
  const held = await textOf({ apartment_id: other, from: '2026-01-01', to: today, language: 'vi' })
  expect(held).toContain('Bốnmươiđồng')
})

test('a payer reconciles all apartments that they pay for, each by itself', async () => {
  const charge = (apartment: string, amount: string) =>
    desk.fee(apartment, amount, { fee_type: 'ELECTRICITY', name: 'Điện', month: '2026-10' })
  await charge(home, '1000')
  await charge(other, '2000')
  const told = await reconciledApartments(
    seeded.db,
    { debtor: company },
    { buildingId, from: '2026-01-01', to: today },
  )
  expect(told.map(({ closing }) => closing).toSorted()).toEqual(['1000', '2000'])
  const text = await textOf({
    payer_kind: company.kind,
    payer_ref: company.ref,
    from: '2026-01-01',
    to: today,
    language: 'vi',
  })
  for (const said of ['CôngtySenVàng', company.ref, '3.000', 'Banghìnđồng']) expect(text).toContain(said)
})

test('they ask whose debts, between which days, and of whom the reader may read', async () => {
  const days = { from: '2026-01-01', to: today }
  expect(faults(await pdf(days))).toEqual(['apartment_id:required'])
  expect(faults(await pdf({ ...days, payer_kind: 'itself' }))).toEqual(['apartment_id:required'])
  expect(faults(await pdf({ apartment_id: home, from: today }))).toEqual(['to:required'])
  expect(faults(await pdf({ apartment_id: home, from: today, to: addDays(today, -1) }))).toEqual([
    'to:invalid_not_before',
  ])
  expect(outcome(await pdf({ ...days, payer_kind: 'company', payer_ref: 'nobody' }))).toBe(
    '404 record_not_found',
  )
  expect(outcome(await pdf({ ...days, apartment_id: '999999' }))).toBe('404 record_not_found')
  const stranger = await seeded.member('1', right('manage_fee', 'read'))
  expect(outcome(await pdf({ ...days, apartment_id: home }, stranger))).toBe('403 forbidden')
  const [last] = await seeded.db.query<{ count: number }>(
    `select count(*)::int as count from log where action = 'download' and record_title = 'debt-minutes.pdf'`,
  )
  await textOf({ ...days, apartment_id: home })
  const [now] = await seeded.db.query<{ count: number }>(
    `select count(*)::int as count from log where action = 'download' and record_title = 'debt-minutes.pdf'`,
  )
  expect(Number(now?.count) - Number(last?.count)).toBe(1)
})
