import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareAmounts } from '#core/amount.ts'
import { screensOf } from '#core/derive/screens.ts'
import { officeToday } from '#core/days.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  endVisits,
  pick,
  say,
  selectOf,
  signIn,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'
import { payByBank } from '#tests/support/browser/pay-by-bank.ts'

// A resident pays at the desk by the bank's app: the screen sees it, and the debt is gone.
const desk = locales.desk.vi
const fields = labels.receipt.vi.fields
const words = locales.payment_screen.vi
const statement = locales.bank_statement.vi
const candidates = locales.banks.vi.candidates

let visitor: Visit
let cashier: Caller
beforeAll(async () => {
  cashier = await apiAs('cashier')
  visitor = await visit()
  await signIn(visitor, 'cashier')
})
afterAll(endVisits)

type Row = Readonly<Record<string, unknown>>

/** The debt of an apartment that owes something: no other test takes these of those that owe least. */
async function owingHome(at: number): Promise<Row> {
  const reply = await cashier.call(
    `GET debts?building_id=${cashier.buildingId}&outstanding[gt]=0&sort=outstanding&limit=1&page=${at}&with=apartment`,
  )
  const [debt] = reply.data as readonly Row[]
  if (debt === undefined) throw new Error('nobody owes anything')
  return debt
}

/**
 * The same, of an amount that the bank has not told of today: a statement's line of an amount and a day that a gateway
 * told of is that movement (docs/domain/bank-lines.md).
 */
async function untoldHome(): Promise<Row> {
  const today = await cashier.call(
    `GET banking-transactions?building_id=${cashier.buildingId}&date=${officeToday()}&limit=100`,
  )
  const told = (today.data as readonly Row[]).map(({ price }) => String(price))
  const owing = await cashier.call(
    `GET debts?building_id=${cashier.buildingId}&outstanding[gt]=0&sort=outstanding&limit=100&with=apartment`,
  )
  const debt = (owing.data as readonly Row[])
    .slice(6)
    .find(({ outstanding }) => !told.some((price) => compareAmounts(price, String(outstanding)) === 0))
  if (debt === undefined) throw new Error('the bank has told of the amount of every debt')
  return debt
}

it('shows the QR at the desk, turns to success when the bank tells of it, and returns to a desk without the debt', async () => {
  const { page } = visitor
  const home = String((await owingHome(6)).apartment_id)
  await page.goto(`/manage-cost-debt-create?apartment=${home}`)
  await pick(selectOf(page, fields.payment_method_id), 'Chuyển khoản')
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

it('takes a bank’s statement, and one key matches its line with the apartment that it names', async () => {
  const manager = await visit()
  await signIn(manager, 'manager')
  const { page } = manager
  const debt = await untoldHome()
  const code = String((debt.apartment as Row | undefined)?.code)
  const [year, month, day] = officeToday().split('-')
  const id = `SK-${Date.now()}`
  const rows = [
    'SAO KE TAI KHOAN',
    'Ngay giao dich;So CT;Ghi no;Ghi co;Noi dung',
    `${day}/${month}/${year};${id};;${String(debt.outstanding)};${code} nop phi`,
  ]
  await page.goto('/banking-statement')
  // The account that collects fees is the building's default: it is chosen already.
  await page.locator('input[type=file]').setInputFiles({
    name: 'sao-ke.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
  await button(page, say(statement.take, { count: 1 })).click()
  await page.waitForURL(`**/${screensOf(bankLine).list ?? ''}*`)

  const reply = await cashier.call(
    `GET banking-transactions?building_id=${cashier.buildingId}&reference_code=${id}`,
  )
  const [line] = reply.data as readonly Row[]
  expect(line).toMatchObject({ status: 'unmatched', gateway: 'statement', type: 'in' })
  await page.goto(`/${(screensOf(bankLine).show ?? '').replace(':id', String(line?.id))}`)
  await page.getByText(candidates.reasons.code, { exact: true }).first().waitFor()
  await page.keyboard.press('1')
  await page
    .getByRole('main')
    .getByText(labels.bank_line.vi.states.matched, { exact: true })
    .first()
    .waitFor()
  const account = dataOf(await cashier.call(`GET debts/apartments/${String(debt.apartment_id)}`))
  expect([account.outstanding, manager.complaints]).toEqual(['0', []])
})
