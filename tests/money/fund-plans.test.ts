import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { firstDayOf, officeToday } from '#core/days.ts'
import { languages } from '#core/language.ts'
import { maintenanceReport } from '#domain/reports/cash.ts'
import { labelsOfReport } from '#domain/reports/labels.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { draftFundPlan } from '#tests/support/money/fund-plan.ts'
import { reportAddress, type ReadReport } from '#tests/support/money/report-ground.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What the owners let the maintenance fund be spent on, and what a payment out of it says of that.

const today = officeToday()
const year = today.slice(0, 4)
let seeded: SeededServer
let desk: CashDesk
let fund: string
let repairs: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await desk.fillFund('QUY-BT', '90000')
  await desk.fillFund('QUY-TM', '90000')
  fund = await idOf('cash_account', 'QUY-BT')
  repairs = await idOf('payment_voucher_category', 'CHI-BT')
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

const idOf = async (table: string, code: string) => {
  const sql = `select id::text from ${table} where building_id = 1 and code = $1`
  return (await seeded.db.query<{ id: string }>(sql, [code]))[0]?.id ?? ''
}
const approve = (path: string, id: string) => desk.a(`POST ${path}/${id}/approve`, {})
async function approvedPlan(
  items: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
) {
  const plan = await draftFundPlan(desk.a, { year, decided_on: today, ...more }, items)
  expect(outcome(await approve('fund-plans', plan.id))).toBe('200')
  return plan
}
const pay = (values: object) =>
  desk.a('POST payment-vouchers', {
    building_id: '1',
    date: today,
    cash_account_id: fund,
    category_id: repairs,
    party: 'Thang máy Á Châu',
    amount: '450',
    ...values,
  })
async function paid(values: object): Promise<string> {
  const made = await pay(values)
  expect([outcome(made), faults(made)]).toEqual(['201', []])
  const { id } = recordOf(made)
  expect(outcome(await approve('payment-vouchers', id))).toBe('200')
  return id
}
const read = async (path: string, more: Readonly<Record<string, string>>) => {
  const reply = await desk.a(`GET ${reportAddress(path, '1', { from: `${year}-01-01`, to: today, ...more })}`)
  expect([outcome(reply), faults(reply)]).toEqual(['200', []])
  return reply.body.data as ReadReport
}

test('the report holds what was spent against the plan, by item and by month, each figure with its documents', async () => {
  const plan = await approvedPlan({ 'Máy bơm': '1000', 'Chống thấm': '300' }, { decided_on: `${year}-01-01` })
  await paid({ fund_item_id: plan.items['Máy bơm'], amount: '250' })
  await paid({ off_plan_reason: 'Vỡ ống', amount: '40' })
  const { rows, total } = await read('report/fund-plan', { by: 'fund_item' })
  expect(total).toEqual({ opening: '0', planned: '1300', spent: '290', closing: '1010' })
  const byName = Object.fromEntries(rows.map(({ label, values }) => [label, values]))
  expect(byName).toMatchObject({
    'Máy bơm': { planned: '1000', spent: '250', closing: '750' },
    'Chống thấm': { planned: '300', spent: '0', closing: '300' },
    'Off plan': { planned: '0', spent: '40', closing: '-40' },
  })
  const months = await read('report/fund-plan', { by: 'month' })
  expect(months.rows[0]?.values).toMatchObject({ opening: '0', planned: '1300' })
  expect(months.rows.at(-1)?.values).toMatchObject({ spent: '290', closing: '1010' })
  const documents = await read('report/fund-plan/documents', {
    by: 'fund_item',
    key: plan.items['Máy bơm'] ?? '',
    column: 'closing',
  })
  expect(documents.rows).toMatchObject([
    { entity: 'payment_voucher', amount: '-250' },
    { entity: 'fund_plan_item', title: 'Máy bơm', amount: '1000' },
  ])
  expect(documents.sum).toBe('750')
  // A later period of the year begins with what was left.
  const { total: of } = await read('report/fund-plan', { by: 'fund_item', from: today })
  expect(of['opening']).toBe(today === `${year}-01-01` ? '0' : '1300')
})

test('a plan is approved with the paper of its decision and with items, and then stays as it is', async () => {
  const bare = await desk.a('POST fund-plans', {
    building_id: '1',
    name: 'Kế hoạch',
    year,
    decision_number: '01/NQ',
    decided_on: today,
  })
  const { id } = recordOf(bare)
  expect(outcome(await approve('fund-plans', id))).toBe('409 decision_paper_missing')
  const empty = await draftFundPlan(desk.a, { year, decided_on: today }, {})
  expect(outcome(await approve('fund-plans', empty.id))).toBe('409 fund_plan_empty')
  const plan = await approvedPlan({ 'Sơn hành lang': '700' })
  expect(recordOf(await desk.a(`GET fund-plans/${plan.id}`))).toMatchObject({
    status: 'approved',
    amount: '700',
    spent: '0',
  })
  const item = plan.items['Sơn hành lang'] ?? ''
  expect(outcome(await desk.a(`PATCH fund-plan-items/${item}`, { amount: '900' }))).toBe('409 record_frozen')
  expect(outcome(await desk.a(`PATCH fund-plans/${plan.id}`, { year: '2020' }))).toBe('409 record_frozen')
  expect(outcome(await desk.a(`DELETE fund-plans/${plan.id}`))).toBe('409 record_frozen')
  const late = { building_id: '1', fund_plan_id: plan.id, name: 'Thêm', amount: '1' }
  expect(faults(await desk.a('POST fund-plan-items', late))).toEqual(['fund_plan_id:invalid_reference'])
})

test('a plan is approved as it was looked at: with another item, sum or one less it is another', async () => {
  const { id, items } = await draftFundPlan(desk.a, { year, decided_on: today }, { Sơn: '700', Đèn: '90' })
  const versionNow = async () => Number(recordOf(await desk.a(`GET fund-plans/${id}`))['version'])
  const changes = [
    () => desk.a('POST fund-plan-items', { building_id: '1', fund_plan_id: id, name: 'Cửa', amount: '50' }),
    () => desk.a(`PATCH fund-plan-items/${items['Sơn']}`, { amount: '7000' }),
    () => desk.a(`DELETE fund-plan-items/${items['Đèn']}`),
  ]
  for (const change of changes) {
    const version = await versionNow()
    expect(outcome(await change())).toMatch(/^20/)
    expect(outcome(await desk.a(`POST fund-plans/${id}/approve`, { version }))).toBe('409 record_changed')
  }
  const version = await versionNow()
  expect(outcome(await desk.a(`POST fund-plans/${id}/approve`, { version }))).toBe('200')
})

test('a payment out of the fund names an item of its year’s plan, or says why it names none', async () => {
  const plan = await approvedPlan({ 'Thang máy': '1000' })
  const fund_item_id = plan.items['Thang máy']
  const drafted = await draftFundPlan(desk.a, { year, decided_on: today }, { 'Chưa duyệt': '10' })
  const other = await approvedPlan(
    { 'Năm khác': '10' },
    { year: String(Number(year) - 1), decided_on: `${year}-01-01` },
  )
  const [ordinary, cost] = [
    await idOf('cash_account', 'QUY-TM'),
    await idOf('payment_voucher_category', 'CHI-DIEN'),
  ]
  const fromOther = { cash_account_id: ordinary, category_id: cost }
  for (const [values, fault] of [
    [{}, 'fund_item_id:plan_item_or_reason'],
    [{ fund_item_id: drafted.items['Chưa duyệt'] }, 'fund_item_id:invalid_reference'],
    [{ fund_item_id: other.items['Năm khác'] }, 'fund_item_id:plan_of_other_year'],
    [{ fund_item_id, ...fromOther }, 'fund_item_id:plan_item_not_for_fund'],
    [{ off_plan_reason: 'Sửa gấp', ...fromOther }, 'off_plan_reason:plan_item_not_for_fund'],
  ] as const)
    expect(faults(await pay(values))).toEqual([fault])
  // Whoever names an item needs no reason, and what the form says of its category is not taken from it.
  const both = recordOf(await pay({ fund_item_id, off_plan_reason: 'Sửa gấp', for_maintenance: false }))
  expect(both).toMatchObject({ fund_item_id, off_plan_reason: null, for_maintenance: true })
  const emptied = await desk.a(`PATCH payment-vouchers/${both.id}`, { fund_item_id: null })
  expect(faults(emptied)).toEqual(['fund_item_id:required'])
  const voucher = await paid({ fund_item_id, amount: '400' })
  expect(recordOf(await desk.a(`GET fund-plan-items/${fund_item_id}`))).toMatchObject({
    year,
    spent: '400',
    unspent: '600',
  })
  const withdraw = () => desk.a(`POST fund-plans/${plan.id}/withdraw`, { reason: 'họp lại' })
  expect(outcome(await withdraw())).toBe('409 fund_plan_spent')
  expect(outcome(await desk.a(`POST payment-vouchers/${voucher}/void`, { reason: 'nhầm' }))).toBe('200')
  expect(outcome(await withdraw())).toBe('200')
  // The draft still names an item of it.
  expect(faults(await approve('payment-vouchers', both.id))).toEqual(['fund_item_id:invalid_reference'])
})

test('of a payment and a withdrawal in one moment one waits for the other', async () => {
  const plan = await approvedPlan({ 'Cùng lúc': '100' })
  const { id } = recordOf(await pay({ fund_item_id: plan.items['Cùng lúc'], amount: '5' }))
  const [payment, withdrawal] = await Promise.all([
    approve('payment-vouchers', id),
    desk.a(`POST fund-plans/${plan.id}/withdraw`, { reason: 'họp lại' }),
  ])
  expect([payment.status, withdrawal.status].toSorted()).toEqual([200, payment.status === 200 ? 409 : 422])
})

test('the owners’ paper has the fund and its plan below each other, in each language', async () => {
  for (const language of languages) {
    const address = reportAddress('report/maintenance-fund/pdf', '1', {
      from: firstDayOf(today),
      to: today,
      audience: 'owners',
      language,
    })
    const reply = await seeded.raw(`/v1/manage/${address}`)
    expect(reply.status).toBe(200)
    const { text, pages } = pdfText(await reply.bytes())
    expect(pages).toBe(1)
    // Khmer letters are put together by the font.
    if (language !== 'km')
      for (const report of [maintenanceReport, maintenanceReport.below])
        if (report !== undefined)
          expect(text.toLowerCase()).toContain(
            labelsOfReport(report)[language].title.replaceAll(' ', '').toLowerCase(),
          )
  }
})

test('who may read a report may read the one below it', () => {
  const { permission, also = [], below } = maintenanceReport
  expect([below?.permission, ...(below?.also ?? [])].toSorted()).toEqual([permission, ...also].toSorted())
})
