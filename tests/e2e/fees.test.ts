import type { Locator } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { subtractAmounts, sumAmounts } from '#core/amount.ts'
import { errorMessages } from '#domain/errors/catalogue.ts'
import { monthAfter, officeToday } from '#core/days.ts'
import { labels } from '#entities/labels.ts'
import { emptyListState, encodeListState } from '#domain/lists/list-state.ts'
import { formatAmount, formatMoney, formatMonth, formatNumber } from '#src/fields/format.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import { button, endVisits, say, signIn, visit, type Visit } from '#tests/support/browser/console.ts'

const words = locales.fees.vi
const menu = locales.menu.vi
const runWords = labels.group_fee_slip.vi
const monthBefore = (count: number) => monthAfter(officeToday(), -count)
/** A month whose meters are read and which the demo has not charged. */
const month = monthBefore(3)
const money = (amount: unknown) => formatMoney(String(amount), 'vnd', 'vi')
const count = (value: unknown) => formatNumber(Number(value), { language: 'vi', digits: 0 })

let visitor: Visit
let manager: Caller
let runId = ''
beforeAll(async () => {
  manager = await apiAs('manager')
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

const one = async (path: string) => dataOf(await manager.call(`GET ${path}`))
const many = async (path: string) =>
  (await manager.call(`GET ${path}`)).data as readonly Readonly<Record<string, unknown>>[]

it('a manager runs a month’s fees and approves all of the run', async () => {
  const { page } = visitor
  await page.goto('/fee-statistic')
  await page.getByRole('navigation').getByRole('link', { name: menu.title.fee_run, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.run.title }).waitFor()
  await page.getByLabel(runWords.fields.month).fill(formatMonth(month))
  await page.keyboard.press('Enter')
  // At least one apartment must be chosen.
  await page.getByRole('radio', { name: words.run.some }).check()
  await button(page, words.run.start).click()
  await page.getByRole('alert').getByText(errorMessages.apartments_required.vi).waitFor()
  // The browser logs the refusal; there is no other message.
  expect(visitor.complaints.splice(0)).toEqual([expect.stringContaining('422')])
  await page.getByRole('radio', { name: words.run.all }).check()
  await button(page, words.run.start).click()
  await page.waitForURL('**/group-fee-slip-detail/*')
  runId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByText(runWords.states.success, { exact: true }).waitFor()
  const run = await one(`group-fee-slips/${runId}`)
  expect(run).toMatchObject({ month, status: 'success', done: run.total })
  await page.getByText(say(words.progress.of, { done: count(run.done), total: count(run.total) })).waitFor()

  await button(page, words.approve.run).click()
  const dialog = page.getByRole('dialog')
  const total = count(run.created)
  await dialog.getByText(say(words.approve.run_title, { total, name: String(run.name) })).waitFor()
  await dialog.getByText(money(run.amount)).waitFor()
  await button(dialog, say(words.approve.ok, { total })).click()
  await page.getByText(say(words.approve.done, { total })).waitFor()
  await button(page, words.approve.run).waitFor({ state: 'detached' })
  const drafts = await manager.call(
    `GET fees?building_id=${manager.buildingId}&group_fee_slip_id=${runId}&status=draft&limit=1`,
  )
  expect(drafts.total).toBe(0)
  expect(visitor.complaints).toEqual([])
})

it('each figure of the statistics opens the fees that it adds up', async () => {
  const { page } = visitor
  await page.goto(`/fee-statistic?from=${month}-01&to=${month}-01`)
  const row = page.getByRole('row', { name: labels.fee.vi.options.fee_type.WATER })
  const charged = row.getByRole('link').nth(2)
  const figure = await charged.innerText()
  await charged.click()
  await page.waitForURL('**column=charged&key=WATER')
  await page.locator('tfoot').getByText(figure).waitFor()
  await page.locator('tbody').getByRole('link').first().click()
  await page.waitForURL('**/manage-fee-detail/*')
  expect(visitor.complaints).toEqual([])
})

it('an index from which the next month continues cannot be corrected; the tariff and an amount still can', async () => {
  const { page } = visitor
  const [fee] = await many(
    `fees?building_id=${manager.buildingId}&group_fee_slip_id=${runId}&fee_type=WATER&consumption[gt]=0&limit=1&sort=id`,
  )
  await page.goto(`/manage-fee-detail/${String(fee?.id)}`)
  await button(page, words.correct.open).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('spinbutton', { name: words.correct.by_index })
    .fill(String(Number(fee?.new_index) + 5))
  await dialog.getByRole('alert').getByText(errorMessages.later_reading_confirmed.vi).waitFor()
  expect(visitor.complaints.splice(0)).toEqual([expect.stringContaining('422')])
  await dialog.getByText(words.correct.by_facts).click()
  await dialog.getByText(money(fee?.amount)).nth(1).waitFor()
  await button(dialog, locales.crud.vi.record.cancel).click()
})

it('a fee shows how it was calculated and is corrected by another; the apartment’s account shows all', async () => {
  const { page } = visitor
  // Of last month: no later reading continues from it.
  const unpaid = await many(
    `fees?building_id=${manager.buildingId}&month=${monthBefore(1)}&fee_type=WATER&status=approved&limit=100&sort=id`,
  )
  const fee = unpaid.find(({ settled, consumption }) => settled === '0' && Number(consumption) > 0)
  await page.goto(`/manage-fee-detail/water/${String(fee?.id)}`)
  await page.waitForURL(`**/manage-fee-detail/${String(fee?.id)}`)
  const trace = page.locator('.lobby-trace')
  await trace.getByRole('heading', { name: words.trace.title }).waitFor()
  const parts = await amountsIn(trace.locator('tbody tr'))
  expect(parts.length).toBeGreaterThan(1)
  expect(sumAmounts(parts)).toBe(fee?.amount)
  expect(await amountsIn(trace.locator('tfoot tr'))).toEqual([fee?.amount])

  await button(page, words.correct.open).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('spinbutton', { name: words.correct.by_index })
    .fill(String(Number(fee?.new_index) + 5))
  await dialog.getByLabel(words.correct.reason).fill('Đọc nhầm chỉ số')
  const after = dialog.locator('dd').nth(1)
  await expect.poll(() => after.innerText()).not.toBe('–')
  const foretold = await after.innerText()
  await button(dialog, words.correct.send).click()
  await page.getByRole('heading', { name: words.correct.replaces }).waitFor()
  const issuedId = new URL(page.url()).pathname.split('/').at(-1)
  const issued = await one(`fees/${issuedId}`)
  expect(issued).toMatchObject({ replaces_id: fee?.id, status: 'approved' })
  expect(foretold).toBe(money(issued.amount))
  const difference = subtractAmounts(String(issued.amount), String(fee?.amount))
  await page.getByText(`+${money(difference)}`, { exact: true }).waitFor()

  const debts = await many(
    `debts?building_id=${manager.buildingId}&apartment_id=${String(fee?.apartment_id)}`,
  )
  const filters = [{ field: 'apartment_id', operator: 'eq' as const, value: String(fee?.apartment_id) }]
  await page.goto(`/manage-cost-debt-list?${encodeListState({ ...emptyListState, filters })}`)
  const outstanding = formatAmount(String(debts[0]?.outstanding), 'vnd', 'vi')
  await page.locator('tbody').getByRole('cell', { name: outstanding }).last().click()
  await page.waitForURL('**/debt-detail/*')
  const statement = page.locator('.lobby-statement')
  await statement.getByRole('row').filter({ hasText: words.statement.kinds.fee_void }).waitFor()
  await statement
    .getByRole('row', { name: words.statement.totals })
    .getByText(outstanding, { exact: true })
    .waitFor()
  expect(await page.getByRole('link', { name: menu.title.collect }).last().getAttribute('href')).toBe(
    `/manage-cost-debt-create?apartment=${String(fee?.apartment_id)}`,
  )
  expect(visitor.complaints).toEqual([])
})

/** The last cell of each row, as an amount. */
async function amountsIn(rows: Locator): Promise<string[]> {
  const texts = await rows.locator('td:last-child').allInnerTexts()
  return texts.map((text) => text.replaceAll(/\D/g, ''))
}
