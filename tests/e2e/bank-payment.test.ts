import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import { button, endVisits, signIn, visit, type Visit } from '#tests/support/browser/console.ts'
import { payByBank } from '#tests/support/browser/pay-by-bank.ts'

// A resident pays at the desk by the bank's app: the screen sees it, and the debt is gone.
const desk = locales.desk.vi
const fields = labels.receipt.vi.fields
const words = locales.banks.vi.payment

let visitor: Visit
let cashier: Caller
beforeAll(async () => {
  cashier = await apiAs('cashier')
  visitor = await visit()
  await signIn(visitor, 'cashier')
})
afterAll(endVisits)

type Row = Readonly<Record<string, unknown>>

/** An apartment that owes something. */
async function owingHome(): Promise<string> {
  const reply = await cashier.call(
    `GET debts?building_id=${cashier.buildingId}&outstanding[gt]=0&sort=outstanding&limit=1&page=6`,
  )
  const [debt] = reply.data as readonly Row[]
  if (debt === undefined) throw new Error('nobody owes anything')
  return String(debt.apartment_id)
}

it('shows the QR at the desk, turns to success when the bank tells of it, and returns to a desk without the debt', async () => {
  const { page } = visitor
  const home = await owingHome()
  await page.goto(`/manage-cost-debt-create?apartment=${home}`)
  await page.getByRole('combobox', { name: fields.payment_method_id }).press('ArrowDown')
  await page.getByRole('option', { name: 'Chuyển khoản' }).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await button(page, desk.exactly).click()
  await page.getByRole('button', { name: desk.qr.show }).click()
  await button(page.getByRole('dialog'), words.wait).click()
  await page.waitForURL('**/payment-bank?request=*')
  await page.getByRole('heading', { name: words.waiting }).waitFor()
  await page.getByRole('img', { name: desk.qr.picture }).waitFor()
  const id = new URL(page.url()).searchParams.get('request') ?? ''
  const request = dataOf(await cashier.call(`GET payment-requests/${id}`))
  await payByBank(String(request.qr))
  await page.getByRole('heading', { name: words.success }).waitFor()
  await page.waitForURL(`**/manage-cost-debt-create?apartment=${home}`)
  await page.getByText(desk.owes_nothing).waitFor()
  const account = dataOf(await cashier.call(`GET debts/apartments/${home}`))
  expect(account.outstanding).toBe('0')
  expect(visitor.complaints).toEqual([])
})
