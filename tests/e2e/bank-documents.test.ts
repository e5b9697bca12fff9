import { afterAll, beforeAll, expect, it } from 'vitest'
import { screensOf } from '#core/derive/screens.ts'
import { officeToday } from '#core/days.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { labels } from '#entities/labels.ts'
import { documentWords } from '#src/banks/document-words.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  choose,
  endVisits,
  pick,
  say,
  selectOf,
  signIn,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'

// An account of its own, of which a statement tells: each line finds its document, and the account is reconciled.
const { documents: words, reconciliation } = documentWords.vi
const statement = locales.bank_statement.vi
const { form } = locales.crud.vi
const number = `07${Date.now()}`

let visitor: Visit
let manager: Caller
let bankId: string
const categories = { in: 'Lãi tiền gửi thử', out: 'Phí ngân hàng thử' }
beforeAll(async () => {
  manager = await apiAs('manager')
  const bank = await manager.create('payment-methods/banks', {
    name: 'Ngân hàng thử',
    account_number: number,
    account_holder: 'BAN QUAN TRI',
    is_default: false,
  })
  bankId = bank.id
  await manager.create('report/accounts', {
    code: 'QUY-THU',
    name: 'Quỹ thử đối chiếu',
    account_type: 'building',
    account_sub_type: 'bank',
    bank_id: bankId,
  })
  await manager.create('report/receipt-voucher-categories', { code: 'LAI-THU', name: categories.in })
  await manager.create('report/payment-voucher-categories', { code: 'PHI-THU', name: categories.out })
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

type Row = Readonly<Record<string, unknown>>
const lines = async () => {
  const reply = await manager.call(
    `GET banking-transactions?building_id=${manager.buildingId}&bank_id=${bankId}&limit=10`,
  )
  return reply.data as readonly Row[]
}
const lineOf = async (price: string) => String((await lines()).find((one) => one.price === price)?.id)
const open = (id: string) => visitor.page.goto(`/${(screensOf(bankLine).show ?? '').replace(':id', id)}`)

it('takes the statement of an account', async () => {
  const { page } = visitor
  const [year, month, day] = officeToday().split('-')
  const rows = [
    'SAO KE TAI KHOAN',
    'Ngay giao dich;So CT;Ghi no;Ghi co;So du;Noi dung',
    `${day}/${month}/${year};TL-1;;1200000;1200000;Lai tien gui thang nay`,
    `${day}/${month}/${year};TL-2;11000;;1189000;Phi quan ly tai khoan`,
  ]
  await page.goto('/banking-statement')
  await pick(selectOf(page, statement.account), `Ngân hàng thử · ${number}`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'sao-ke.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
  await button(page, say(statement.take, { count: 2 })).click()
  await page.waitForURL(`**/${screensOf(bankLine).list ?? ''}*`)
  expect((await lines()).map(({ status }) => status)).toEqual(['unmatched', 'unmatched'])
})

it.each([
  ['1200000', 'receipt_voucher', categories.in],
  ['11000', 'payment_voucher', categories.out],
] as const)('makes the document of a line of %s in one step: %s', async (price, kind, category) => {
  const { page } = visitor
  const id = await lineOf(price)
  await open(id)
  const label = labels[kind].vi
  await page.getByRole('link', { name: label.many, exact: true }).last().click()
  await page.waitForURL('**set.bank_line_id=*')
  await choose(page, label.fields.category_id, category)
  await button(page, form.save).click()
  // Whoever may approve has approved: back at the line, which says by what it is booked.
  await page.waitForURL(({ pathname }) => pathname.endsWith(`/${id}`))
  await page.getByRole('heading', { name: words.attached }).waitFor()
  await expect
    .poll(async () => dataOf(await manager.call(`GET banking-transactions/${await lineOf(price)}`)).status)
    .toBe('matched')
})

it('reconciles the account without a difference', async () => {
  const { page, complaints } = visitor
  await page.goto(`/bank-reconciliation?bank_id=${bankId}&day=${officeToday()}`)
  const row = page.getByRole('row').filter({ hasText: reconciliation.difference })
  await expect
    .poll(async () => (await row.textContent())?.replace(reconciliation.difference, '').trim())
    .toBe('0 đ')
  expect(complaints).toEqual([])
})
