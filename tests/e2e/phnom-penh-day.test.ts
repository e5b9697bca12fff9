import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, monthOf, officeToday } from '#core/days.ts'
import { clientId } from '#domain/constants.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { countNotes } from '#domain/money/notes.ts'
import { readQr } from '#domain/money/qr/payment-qr.ts'
import { labels } from '#entities/labels.ts'
import { formatMoney } from '#src/fields/format.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import {
  admit,
  button,
  endVisits,
  onScreen,
  pick,
  say,
  selectOf,
  signIn,
  visit,
  whereNow,
  type Visit,
} from '#tests/support/browser/console.ts'
import { lobbyHome, lobbyUrl } from '#tests/support/browser/lobby-url.ts'
import { payByBank } from '#tests/support/browser/pay-by-bank.ts'
import { pdfQrs } from '#tests/support/documents/pdf-qr.ts'

// A day at a desk in Phnom Penh, in Khmer: dollars and riel in one payment, change in riel, two tills to count. The books
// are in riel, a dollar is taken for 4,100.
const words = onScreen(locales.desk.km)
const receipt = onScreen(labels.receipt.km)
const till = onScreen(labels.till_closing.km)
const payment = onScreen(locales.payment_screen.km)
const riel = (amount: string) => formatMoney(amount, 'riel', 'km')
const handed = (currency: CurrencyCode) =>
  say(words.handed, { currency: receipt.options.currency_code[currency] })

let visitor: Visit
let manager: Caller
let cashier: Caller
beforeAll(async () => {
  manager = await apiAs('mekong')
  cashier = await apiAs('cashier.mekong')
  visitor = await visit({ language: 'km' })
  await signIn(visitor, 'cashier.mekong')
})
afterAll(endVisits)

let tries = 0
/** A fee of so many riel, approved, of an apartment that no other try uses. */
async function feeOf(amount: string) {
  tries += 1
  const page = `limit=1&page=${tries}&sort=-id&columns=id,code&handover_status=handover`
  const reply = await manager.call(`GET apartments?building_id=${manager.buildingId}&${page}`)
  const [home] = Object.values(reply).find((value) => Array.isArray(value)) as { id: string }[]
  if (home === undefined) throw new Error('nobody lives here')
  const fee = await manager.create('fees', {
    apartment_id: home.id,
    fee_type: 'OTHERS',
    month: monthOf(officeToday()),
    name: `ថ្លៃសេវា ${tries}`,
    amount,
  })
  await manager.call(`POST fees/${fee.id}/approve`, {})
  return { fee: fee.id, home: home.id }
}

/** Opens the desk with one fee ticked; the cursor stands in the amount of the books' own currency. */
async function openDesk({ fee, home }: { fee: string; home: string }) {
  const { page } = visitor
  await page.goto(`/manage-cost-debt-create?apartment=${home}&fee=${fee}`)
  const first = page.getByLabel(handed('riel'))
  await first.waitFor()
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
}
const boxes = async () =>
  dataOf(await cashier.call(`GET cashiers/till?building_id=${cashier.buildingId}`)).boxes as {
    cash_account_id: string
    name: string
    currency_code: CurrencyCode | null
    balance: string
  }[]
const made = async () => {
  const path = new URL(visitor.page.url()).pathname
  return dataOf(await cashier.call(`GET receipts/${path.split('/').at(-1)}`))
}

it('takes dollars and riel together and gives change in riel, by keyboard alone', async () => {
  const { page } = visitor
  await openDesk(await feeOf('245958'))
  await page
    .getByText('1 $ = 4.100 ៛', { exact: true })
    .or(page.getByText('1 $ = 4,100 ៛', { exact: true }))
    .waitFor()
  await page.keyboard.type('80000')
  // 165,958 are missing, which are asked for in hundreds.
  await page.getByText(riel('166000')).waitFor()
  await page.getByLabel(handed('usd')).focus()
  await page.keyboard.type('42.44')
  await page.locator('.desk-change', { hasText: riel('8000') }).waitFor()
  await page.keyboard.press('Enter')
  const paper = page.getByRole('dialog').locator('.desk-copy').first()
  await paper.getByText(/1 \$ = 4[.,]100 ៛/).waitFor()
  await paper.getByRole('row', { name: `${receipt.fields.change_given} ${riel('8000')}` }).waitFor()
  await page.getByRole('dialog').getByRole('link', { name: words.open_receipt }).click()
  await page.waitForURL(/detail\/\d+$/)
  expect(await made()).toMatchObject({
    amount_received: '254004',
    received: '245958',
    exchange_difference: '46',
  })
  expect(visitor.complaints).toEqual([])
})

it('takes riel alone in whole hundreds, and a receipt that was wrong is voided by the manager', async () => {
  const { page } = visitor
  const before = await boxes()
  await openDesk(await feeOf('41958'))
  await page.keyboard.type('42000')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.locator('.desk-copy').first().getByText(receipt.fields.exchange_difference).waitFor()
  await dialog.getByRole('link', { name: words.open_receipt }).click()
  await page.waitForURL(/detail\/\d+$/)
  expect(await made()).toMatchObject({ received: '41958', change_given: '0', exchange_difference: '42' })
  // Who takes the money does not void its receipt.
  expect(await button(page, receipt.actions.void).count()).toBe(0)
  const office = await visit({ language: 'km' })
  await admit(office, 'mekong')
  await office.page.goto(whereNow(visitor))
  await button(office.page, receipt.actions.void).click()
  const question = office.page.getByRole('dialog')
  await question.getByLabel(receipt.fields.reason).fill('ច្រឡំ')
  await button(question, receipt.actions.void).click()
  // The cashier's page hears of it.
  await page.getByText(receipt.states.voided, { exact: true }).first().waitFor()
  expect((await boxes()).map(({ balance }) => balance)).toEqual(before.map(({ balance }) => balance))
})

it('sees the KHQR paid that a notice prints', async () => {
  const { page } = visitor
  const { home } = await feeOf('52000')
  const batch = await manager.create('group-notice-slips', {
    name: 'KHQR',
    month: monthOf(officeToday()),
    collect_on: addDays(officeToday(), 10),
    audience: 'apartments',
    apartments: [home],
    channels: ['email'],
  })
  const address = `group-notice-slips/${batch.id}`
  await manager.call(`POST ${address}/send`, {})
  await expect.poll(async () => dataOf(await manager.call(`GET ${address}`)).status).toBe('sent')
  const pdf = await fetch(`${lobbyUrl()}/v1/manage/${address}/pdf`, {
    headers: { 'client-id': clientId, authorization: `Bearer ${manager.token}` },
  })
  const [printed = ''] = pdfQrs(await pdf.bytes())
  expect(readQr(printed)).toMatchObject({ valid: true, kind: 'khqr', fields: { currency: 'riel' } })

  await page.goto(`/manage-cost-debt-create?apartment=${home}`)
  await pick(selectOf(page, receipt.fields.payment_method_id), 'ផ្ទេរប្រាក់')
  await button(page, words.exactly).click()
  await page.getByRole('button', { name: words.qr.show }).click()
  await button(page.getByRole('dialog'), payment.wait).click()
  await page.getByRole('heading', { name: payment.waiting }).waitFor()
  await payByBank(printed)
  await page.getByRole('heading', { name: payment.success }).waitFor()
  await page.waitForURL(`**/manage-cost-debt-create?apartment=${home}`)
  await page.getByText(words.owes_nothing).waitFor()
  const account = dataOf(await cashier.call(`GET debts/apartments/${home}`))
  expect([account.outstanding, visitor.complaints]).toEqual(['0', []])
})

it.each(['usd', 'riel'] as const)('counts the till in %s by its notes and closes it', async (currency) => {
  const { page } = visitor
  const box = (await boxes()).find((one) => (one.currency_code ?? 'riel') === currency)
  if (box === undefined) throw new Error(`no box of ${currency}`)
  await page.goto('/manage-cost-debt-create')
  await page.getByRole('button', { name: words.close_till }).click()
  const closing = page.getByRole('dialog')
  await pick(selectOf(closing, till.fields.cash_account_id), box.name)
  await closing
    .getByText(formatMoney(box.balance, currency, 'km'))
    .first()
    .waitFor()
  const { notes, rest } = countNotes(box.balance, currency)
  for (const { value, count } of notes) {
    const shown = formatMoney(value, currency, 'km').replace(/\s.*$/, '')
    await closing
      .getByLabel(`${till.lines.denominations.count}: ${shown}`, { exact: true })
      .fill(String(count))
  }
  await closing.getByLabel(till.fields.other_cash).fill(rest)
  await closing.getByRole('button', { name: words.close_till }).click()
  await page.getByText(words.till_closed).waitFor()
  const reply = await cashier.call(`GET till-closings?building_id=${cashier.buildingId}&limit=1&sort=-id`)
  const [last] = Object.values(reply).find((value) => Array.isArray(value)) as object[]
  expect(last).toMatchObject({
    cash_account_id: box.cash_account_id,
    currency_code: box.currency_code,
    counted: box.balance,
    difference: '0',
  })
  expect(visitor.complaints).toEqual([])
})

it('leaves books that agree', async () => {
  const home = lobbyHome()
  if (home === undefined) return
  // It fails, and says why, if any of the rules does not hold.
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/ledger-check.ts'], {
    env: { ...process.env, DATA_DIR: home },
  })
  expect(stdout).toContain('all hold')
})
