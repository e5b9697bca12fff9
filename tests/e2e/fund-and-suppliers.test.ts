import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { valueErrors } from '#core/errors/value.ts'
import { screensOf } from '#core/derive/screens.ts'
import { labelsOfReport } from '#domain/reports/labels.ts'
import { fundPlanReport } from '#domain/reports/fund-plan.ts'
import { payablesReport } from '#domain/reports/payables.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import { labels } from '#entities/labels.ts'
import { registry } from '#entities/index.ts'
import { formatAmount } from '#src/fields/format.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { button, choose, endVisits, signIn, visit, type Visit } from '#tests/support/browser/console.ts'

// An accountant pays out of the maintenance fund, and pays a supplier's invoice in part by an order to the bank.
const { form } = locales.crud.vi
const today = officeToday()
const unique = String(Date.now() % 100_000)
const words = labels.payment_voucher.vi
const screens = screensOf(registry.payment_voucher)

let visitor: Visit
let manager: Caller
beforeAll(async () => {
  manager = await apiAs('manager')
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

const many = async (path: string, query = '') => {
  const reply = await manager.call(`GET ${path}?building_id=${manager.buildingId}${query}`)
  return (Object.values(reply).find((value) => Array.isArray(value)) ?? []) as readonly Readonly<
    Record<string, unknown>
  >[]
}
const bankOf = async (type: string) =>
  (await many('report/accounts', `&account_type=${type}&account_sub_type=bank&is_active=1&sort=id`))[0]
const field = (label: string) => visitor.page.locator('form').getByLabel(label, { exact: true })
async function saveAndApprove(): Promise<void> {
  const { page } = visitor
  await button(page, form.save).click()
  await page.waitForURL(({ pathname }) => !pathname.includes('create'))
  await button(page, words.actions.approve).click()
  await button(page.getByRole('dialog'), words.actions.approve).click()
  await page.getByText(words.states.approved, { exact: true }).first().waitFor()
}

it('a payment out of the fund asks for an item of its plan or a reason, and the report tells it', async () => {
  const { page } = visitor
  await page.goto(`/${screens.create ?? ''}`)
  // Asked for only once the category is the fund's.
  await field(words.fields.amount).waitFor()
  expect(await field(words.fields.off_plan_reason).count()).toBe(0)
  await choose(page, words.fields.category_id, 'Chi bảo trì thiết bị')
  await choose(page, words.fields.cash_account_id, String((await bankOf('building_maintenance'))?.['name']))
  await field(words.fields.amount).fill('1500000')
  await field(words.fields.party).fill('Thợ nước')
  await field(words.fields.off_plan_reason).waitFor()
  await button(page, form.save).click()
  await page.getByText(valueErrors.required.vi).first().waitFor()
  await field(words.fields.off_plan_reason).fill('Vỡ ống nước tầng hầm')
  await saveAndApprove()
  await page.goto(`/${fundPlanReport.page}`)
  await page
    .getByRole('heading', { name: labelsOfReport(fundPlanReport).vi.title })
    .first()
    .waitFor()
  const row = page.getByRole('row', { name: reportFigureWords.vi.off_plan })
  await row
    .getByText(formatAmount('1500000', 'vnd', 'vi'))
    .first()
    .waitFor()
  expect(visitor.complaints).toEqual([])
})

it('a supplier’s invoice is owed until it is paid, and its payment is an order to the bank', async () => {
  const { page } = visitor
  const [category] = await many('report/payment-voucher-categories', '&code=CHI-VS')
  const supplier = await manager.create('partners', {
    code: `NCC-${unique}`,
    name: `Công ty Cây xanh ${unique}`,
    bank_accounts: [
      { bank_name: 'Ngân hàng Á', account_number: '0123456789', account_holder: 'CTY CAY XANH' },
    ],
  })
  const invoice = await manager.create('supplier-invoices', {
    date: today,
    partner_id: supplier.id,
    category_id: category?.['id'],
    amount: '3000000',
    due_on: addDays(today, 10),
  })
  await manager.call(`POST supplier-invoices/${String(invoice.id)}/approve`, {})
  await page.goto(`/${screens.create ?? ''}?set.supplier_invoice_id=${String(invoice.id)}`)
  await expect.poll(() => field(words.fields.amount).inputValue()).toBe('3.000.000')
  await field(words.fields.amount).fill('1000000')
  await choose(page, words.fields.cash_account_id, String((await bankOf('building'))?.['name']))
  await saveAndApprove()
  await page.getByText('0123456789').first().waitFor()
  const file = page.waitForEvent('download')
  await page.locator('.ant-card', { hasText: locales.voucher.vi.order_help }).getByRole('button').click()
  expect((await file).suggestedFilename()).toMatch(/^payment-order-.*\.pdf$/)
  await page.goto(`/${payablesReport.page}`)
  const row = page.getByRole('row', { name: `Công ty Cây xanh ${unique}` })
  await row
    .getByText(formatAmount('2000000', 'vnd', 'vi'))
    .first()
    .waitFor()
  expect(visitor.complaints).toEqual([])
})
