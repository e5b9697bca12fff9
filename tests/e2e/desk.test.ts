import type { Page } from 'playwright'
import decodeQR from 'qr/decode.js'
import { afterAll, expect, it } from 'vitest'
import { addAmounts, subtractAmounts } from '#core/amount.ts'
import { paperWords } from '#domain/documents/words.ts'
import { errorText } from '#domain/errors/catalogue.ts'
import { lastDayOf, monthAfter, monthOf, officeToday } from '#core/days.ts'
import { readQr } from '#domain/money/qr/payment-qr.ts'
import { spokenReference } from '#domain/money/qr/reference.ts'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { admit, endVisits, pick, selectOf, visit } from '#tests/support/browser/console.ts'

const words = locales.desk.vi
const start = locales.dashboard.vi
const fields = labels.receipt.vi.fields
afterAll(endVisits)

interface Debt {
  readonly outstanding: string
  readonly apartment: { readonly id: string; readonly code: string }
}

/** The apartments with debts, the highest debt first. */
async function debtor(): Promise<Debt> {
  const manager = await apiAs('manager')
  const { data } = (await manager.call(
    `GET debts?building_id=${manager.buildingId}&limit=1&with=apartment`,
  )) as { data: Debt[] }
  const [first] = data
  if (first === undefined) throw new Error('nobody owes anything')
  return first
}
/** The month that is closed next: the one after the demo's last closed month. */
async function nextToClose(): Promise<string> {
  const manager = await apiAs('manager')
  const { data } = (await manager.call(
    `GET closed-months/checklist?building_id=${manager.buildingId}&month=${monthAfter(officeToday(), -1)}`,
  )) as { data: { closed_through: string | null } }
  return monthAfter(data.closed_through ?? officeToday(), data.closed_through === null ? -1 : 1)
}

/** Closes the books of a month while the work is done; then somebody else opens them again. */
async function whileClosed(month: string, work: () => Promise<void>): Promise<void> {
  const [manager, admin] = [await apiAs('manager'), await apiAs('admin')]
  const { id } = await manager.create('closed-months', { month })
  try {
    await work()
  } finally {
    await admin.call(`POST closed-months/${id}/reopen`, { reason: 'x' })
  }
}
const spelt = (amount: string) => amount.replace(/\B(?=(\d{3})+$)/g, '.')

it('a cashier collects by keyboard alone: who, how much, Enter, and the receipt is there', async () => {
  const { apartment, outstanding } = await debtor()
  const visitor = await visit()
  await admit(visitor, 'cashier')
  const { page } = visitor
  await page.goto('/manage-cost-debt-create')
  await page.getByRole('combobox', { name: words.search }).waitFor()
  // The answer for a prefix that many share arrives while the rest is typed; nobody waits for it.
  await page.keyboard.type(apartment.code.slice(0, -2))
  await page.getByRole('option').first().waitFor()
  await page.keyboard.type(apartment.code.slice(-2))
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toContain(`apartment=${apartment.id}`)
  await page.getByText(spelt(outstanding)).first().waitFor()
  // The desk's own page says what is owed too: the payer's is there when the cursor stands in the amount.
  const amountHasFocus = () => page.evaluate(() => document.activeElement?.getAttribute('inputmode'))
  await expect.poll(amountHasFocus).toBe('numeric')
  await page.keyboard.type('150000')
  await page.getByRole('button', { name: words.collect_amount.replace('{{amount}}', '150.000 đ') }).waitFor()
  await page.keyboard.press('Enter')
  const paper = page.locator('.desk-copy').first()
  await paper.getByText('Một trăm năm mươi nghìn đồng').waitFor()
  expect(await paper.getByText(/PT-\d{4}-\d{6}/).count()).toBe(1)
  expect(await paper.getByText(paperWords.vi.apartment(apartment.code)).count()).toBe(1)
  // On paper it is alone, in two copies on one sheet of A4.
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(printed).toMatch(/MediaBox\s*\[0 0 59[456]/)
  // The next payer: the search has the focus again, and the desk is empty.
  await page.keyboard.press('Escape')
  await page.getByText(words.begin).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
  const after = await debtor()
  expect(after.apartment.id === apartment.id ? after.outstanding : outstanding).not.toBe('0')
  // More notes than needed: the change is said before and after, and no question is asked.
  await page.keyboard.type(after.apartment.code)
  await page.keyboard.press('Enter')
  await page.getByText(spelt(after.outstanding)).first().waitFor()
  await expect.poll(amountHasFocus).toBe('numeric')
  await page.keyboard.type(addAmounts(after.outstanding, '17937'))
  await page.locator('.desk-change', { hasText: '17.937 đ' }).waitFor()
  await page.keyboard.press('Enter')
  const receipt = page.getByRole('dialog')
  await receipt.locator('.desk-change', { hasText: '17.937 đ' }).waitFor()
  await receipt
    .locator('.desk-copy')
    .first()
    .getByRole('row', { name: `${fields.change_given} 17.937 đ` })
    .waitFor()
  expect(visitor.complaints).toEqual([])
})

it('the desk opens with the cashier’s till, today’s receipts and who owes most, each open to its list', async () => {
  const { apartment, outstanding } = await debtor()
  const visitor = await visit()
  await admit(visitor, 'cashier')
  const { page } = visitor
  await page.goto('/manage-cost-debt-create')
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  const cashier = await apiAs('cashier')
  const { data } = (await cashier.call(`GET dashboard?building_id=${cashier.buildingId}`)) as {
    data: { till: { today: { value: string }; today_receipts: { value: string } } }
  }
  const today = region(start.tile.till_today)
  await today
    .getByRole('link', { name: spelt(data.till.today.value) })
    .first()
    .waitFor()
  await today.getByText(start.tile.receipts_today).waitFor()
  expect(await today.getByRole('link').last().textContent()).toBe(spelt(data.till.today_receipts.value))
  await region(start.tile.shift).waitFor()
  // Who owes most is named first, with the sum.
  const [first] = await region(start.debtors).locator('dl > div').all()
  expect((await first?.textContent())?.replaceAll(/\s/g, '')).toContain(spelt(outstanding))
  await first?.getByRole('link', { name: apartment.code }).waitFor()
  // The search has the focus all the while.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
  await today.getByRole('link').first().click()
  await page.waitForURL('**/manage-cost-debt-history?**')
})

it('a payer scans what is due, and the transfer says for which apartment', async () => {
  const { apartment, outstanding } = await debtor()
  const visitor = await visit()
  await admit(visitor, 'cashier')
  const { page } = visitor
  await page.goto(`/manage-cost-debt-create?apartment=${apartment.id}`)
  await page.getByText(spelt(outstanding)).first().waitFor()
  await pick(selectOf(page, fields.payment_method_id), 'Chuyển khoản')
  await page.getByLabel(fields.amount_received).fill('150000')
  await page.getByRole('button', { name: words.qr.show }).click()
  const picture = page.getByRole('img', { name: words.qr.picture })
  await picture.waitFor()
  const read = readQr(await scan(page, await picture.screenshot()))
  const bank = { bin: '970436', amount: '150000' }
  expect(read).toMatchObject({ valid: true, kind: 'vietqr', fields: bank })
  const { purpose = '' } = read.fields
  expect(purpose).toMatch(new RegExp(`^LB[0-9CHKMNTV]{9} ${apartment.code.replaceAll('-', '')}$`))
  await page.getByRole('dialog').getByText(spokenReference(purpose)).waitFor()
  expect(visitor.complaints).toEqual([])
})

/** The text of the QR in a picture. */
async function scan(page: Page, png: Buffer): Promise<string> {
  const [width, height, data] = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    return [bitmap.width, bitmap.height, Array.from(pixels)] as const
  }, png.toString('base64'))
  return decodeQR({ width, height, data: Uint8Array.from(data) })
}

it('a month that was closed meanwhile is said where it is chosen, though that was folded away', async () => {
  const { apartment } = await debtor()
  const visitor = await visit()
  await admit(visitor, 'manager')
  const { page } = visitor
  await page.goto(`/manage-cost-debt-create?apartment=${apartment.id}`)
  await page.getByLabel(fields.amount_received).fill('50000')
  const month = await nextToClose()
  const day = page.getByLabel(fields.received_on)
  expect(await day.isVisible()).toBe(false)
  await page.getByRole('button', { name: words.more }).click()
  await day.fill(lastDayOf(month).split('-').toReversed().join('/'))
  await day.press('Enter')
  await page.getByRole('button', { name: words.more }).click()
  await day.waitFor({ state: 'hidden' })
  await whileClosed(month, async () => {
    await page.getByLabel(fields.amount_received).press('Enter')
    await page.getByText(errorText('month_closed', 'vi')).waitFor()
    await day.waitFor()
  })
  // Once the month is open again, the same receipt is made.
  await page.getByLabel(fields.amount_received).press('Enter')
  await page.locator('.desk-copy').getByText('50.000 đ').first().waitFor()
})

it('a line that somebody else has just collected says so, and shows what is open now', async () => {
  const { apartment } = await debtor()
  const visitor = await visit()
  await admit(visitor, 'cashier')
  const { page } = visitor
  await page.goto(`/manage-cost-debt-create?apartment=${apartment.id}`)
  await page.getByRole('button', { name: words.exactly }).click()
  const manager = await apiAs('manager')
  const { payment_methods: methods } = (await manager.call(
    `GET payment-methods?building_id=${manager.buildingId}&limit=1`,
  )) as { payment_methods: { id: string }[] }
  await manager.create('receipts', {
    apartment_id: apartment.id,
    month: monthOf(officeToday()),
    payment_method_id: methods[0]?.id,
    amount_received: '1000',
  })
  await page.getByLabel(fields.amount_received).press('Enter')
  await page.getByText(words.stale).waitFor()
  await page.locator('.desk-lines').getByText(errorText('fee_paid', 'vi')).waitFor()
})

it('with a deduction exactly the rest is due, and an excess is refused', async () => {
  const { apartment, outstanding } = await debtor()
  const visitor = await visit()
  await admit(visitor, 'manager')
  const { page } = visitor
  await page.goto(`/manage-cost-debt-create?apartment=${apartment.id}`)
  await page.getByRole('button', { name: words.more }).click()
  await page.getByLabel(fields.deduction, { exact: true }).fill('1000')
  await page.getByRole('button', { name: words.exactly }).click()
  const amount = page.getByLabel(fields.amount_received)
  await expect.poll(() => amount.inputValue()).toBe(spelt(subtractAmounts(outstanding, '1000')))
  await page.getByRole('button', { name: words.more }).click()
  await amount.fill(outstanding)
  // The rest could be handed back; kept as credit, it would be a deduction turned into money.
  await page.getByRole('radio', { name: words.leftovers.credit }).press('Space')
  await page.keyboard.press('Enter')
  await page.getByText(errorText('more_than_due', 'vi')).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(visitor.complaints).toEqual([])
})

it('more than is due is named and confirmed, and the till knows what was taken', async () => {
  const { apartment, outstanding } = await debtor()
  const visitor = await visit()
  await admit(visitor, 'manager')
  const { page } = visitor
  await page.goto(`/manage-cost-debt-create?apartment=${apartment.id}`)
  const amount = page.getByLabel(fields.amount_received)
  await amount.fill(addAmounts(outstanding, '70000'))
  await page.getByRole('radio', { name: words.leftovers.credit }).press('Space')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: words.excess_title })
  await dialog.getByText('70.000 đ').waitFor()
  await expect
    .poll(() =>
      dialog.getByLabel(fields.extra_credit_reason).evaluate((element) => element === document.activeElement),
    )
    .toBe(true)
  await page.keyboard.press('Enter')
  await page.locator('.desk-copy').first().getByText('70.000 đ').first().waitFor()
  await page.keyboard.press('Escape')
  // The credit settles the next fee.
  await page.goto(`/manage-cost-debt-create?apartment=${apartment.id}`)
  await page.getByText(words.owes_nothing).waitFor()
  await page.getByRole('button', { name: words.close_till }).click()
  const closing = page.getByRole('dialog')
  await closing.getByLabel(labels.till_closing.vi.fields.cash_account_id).press('ArrowDown')
  await page.keyboard.press('Enter')
  await closing
    .getByLabel(`${labels.till_closing.vi.lines.denominations.count}: 1.000`, { exact: true })
    .fill('1')
  await closing.getByText(labels.till_closing.vi.fields.difference, { exact: true }).waitFor()
  await closing.getByLabel(labels.till_closing.vi.fields.note).fill('Nộp ngân hàng')
  await closing.getByRole('button', { name: words.close_till }).click()
  await page.getByText(words.till_closed).waitFor()
  expect(visitor.complaints).toEqual([])
})
