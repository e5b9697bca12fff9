import { afterAll, beforeAll, expect, it } from 'vitest'
import { monthOf, officeToday } from '#core/days.ts'
import { screensOf } from '#core/derive/screens.ts'
import { labels } from '#entities/labels.ts'
import { registry } from '#entities/index.ts'
import { formatAmount, formatDate } from '#src/fields/format.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  choose,
  endVisits,
  pick,
  selectOf,
  signIn,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'

// An accountant books a kiosk's rent and a supplier's invoice with VAT, and finds both in the lists and in the return.
const words = locales.journal.vi
const { form } = locales.crud.vi
const today = officeToday()

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
const field = (label: string) => visitor.page.locator('form').getByLabel(label, { exact: true })
const amount = (text: string) => formatAmount(text, 'vnd', 'vi')

interface Typed {
  readonly category: string
  readonly party: string
  readonly total: string
  readonly percent: string
}

/** Fills in what both vouchers have, with the bank account of the building. */
async function fillVoucher(
  kind: 'receipt_voucher' | 'payment_voucher',
  { category, party, total, percent }: Typed,
): Promise<void> {
  const { page } = visitor
  const { fields, options } = labels[kind].vi
  const [bank] = await many(
    'report/accounts',
    '&account_type=building&account_sub_type=bank&is_active=1&sort=id',
  )
  await page.goto(`/${screensOf(registry[kind]).create ?? ''}`)
  await choose(page, fields.category_id, category)
  await choose(page, fields.cash_account_id, String(bank?.name))
  await field(fields.amount).fill(total)
  await field(fields.party).fill(party)
  await pick(selectOf(page, fields.vat_kind), options.vat_kind.taxed)
  await field(fields.vat_percent).fill(percent)
}

async function saveAndApprove(kind: 'receipt_voucher' | 'payment_voucher'): Promise<void> {
  const { page } = visitor
  const { approve } = labels[kind].vi.actions
  await button(page, form.save).click()
  await page.waitForURL(({ pathname }) => !pathname.includes('create'))
  await button(page, approve).click()
  await button(page.getByRole('dialog'), approve).click()
  await page.getByText(labels[kind].vi.states.approved, { exact: true }).first().waitFor()
}

it('an accountant books a sale and a purchase with VAT, and reads the lists and the return', async () => {
  const { page } = visitor
  await fillVoucher('receipt_voucher', {
    category: 'Thu cho thuê mặt bằng',
    party: 'Ki-ốt cà phê',
    total: '10000000',
    percent: '10',
  })
  // The rent is agreed before tax.
  await button(page, locales.voucher.vi.vat.add_tax).click()
  await expect.poll(() => field(labels.receipt_voucher.vi.fields.amount).inputValue()).toBe('11.000.000')
  await saveAndApprove('receipt_voucher')

  await fillVoucher('payment_voucher', {
    category: 'Chi vệ sinh, cây xanh',
    party: 'Công ty Vệ sinh Xanh',
    total: '2160000',
    percent: '8',
  })
  const { fields, options } = labels.payment_voucher.vi
  await field(fields.partner_tax_code).fill('0100109107')
  await pick(selectOf(page, fields.invoice_form), options.invoice_form['1'])
  await field(fields.invoice_symbol).fill(`c${today.slice(2, 4)}taa`)
  await field(fields.invoice_number).fill('00000123')
  await field(fields.invoice_date).fill(formatDate(today))
  await field(fields.invoice_date).press('Enter')
  // The paper says one đồng less than the rate gives.
  await field(fields.vat).fill('159999')
  await page.getByText(amount('160000')).first().waitFor()
  await button(page, form.save).click()
  // Its last digit is wrong.
  await page.getByRole('alert').filter({ hasText: '12 số' }).first().waitFor()
  await field(fields.partner_tax_code).fill('0100109106')
  await saveAndApprove('payment_voucher')
  await page.getByText(fields.vat_deductible, { exact: true }).waitFor()

  await page.goto('/journal')
  await page.getByRole('tab', { name: words.tabs.output_vat }).click()
  const sale = page.getByRole('row', { name: 'Ki-ốt cà phê' }).first()
  await sale.getByText(amount('10000000'), { exact: true }).waitFor()
  await sale.getByText(amount('1000000'), { exact: true }).waitFor()

  await page.getByRole('tab', { name: words.tabs.input_vat }).click()
  const bought = page.getByRole('row', { name: 'Công ty Vệ sinh Xanh' }).first()
  for (const text of ['0100109106', '123', amount('2000001'), amount('159999')])
    await bought.getByText(text).first().waitFor()

  await page.getByRole('tab', { name: words.tabs.vat_return }).click()
  const [year, month] = monthOf(today).split('-')
  await page
    .getByText(`${words.tax.month.replace('{{month}}', `${month}/${year}`)}`)
    .first()
    .waitFor()
  await page.getByRole('button', { name: words.tax.open.replace('{{code}}', '25') }).click()
  // The figure leads to the list that it sums up, and a line to its document.
  await page.getByText(words.tax.only.replace('{{code}}', '25')).waitFor()
  await page.getByRole('row', { name: 'Công ty Vệ sinh Xanh' }).first().getByRole('link').click()
  await page.getByText(fields.vat_deductible, { exact: true }).waitFor()
  expect(visitor.complaints).toEqual([])
})
