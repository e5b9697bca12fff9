import { afterAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { words as payerWords } from '#src/debts/locale.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { button, endVisits, say, signIn, visit, wordsIn } from '#tests/support/browser/console.ts'

// "Chase the debtors": the list of debts, from the rows that are ticked.
const words = payerWords.vi
afterAll(endVisits)

it('ticked debts get a promise with its day, which stands in the list, and a reminder, which says whom it missed', async () => {
  const manager = await apiAs('manager')
  const office = await visit()
  await signIn(office, 'manager')
  const { page } = office
  await page.goto('/manage-cost-debt-list')
  const boxes = page.getByRole('row').getByRole('checkbox')
  await boxes.nth(2).waitFor()
  await page.waitForLoadState('networkidle')
  await boxes.nth(1).click()
  // The bar above moves the rows.
  await button(page, words.promise).waitFor()
  await boxes.nth(2).click()
  await page
    .getByRole('strong')
    .getByText(say(wordsIn('vi').crud.list.selected, { total: 2 }))
    .waitFor()
  await button(page, words.promise).click()
  const promising = page.getByRole('dialog')
  await promising.getByLabel(labels.payment_promise.vi.fields.note).fill('Hẹn cuối tháng')
  await page.keyboard.press('Control+Enter')
  await page.getByText(say(words.promised, { n: 2 })).waitFor()
  const { total } = await manager.call(
    `GET debts?building_id=${manager.buildingId}&promised_on[nnull]=1&limit=1`,
  )
  expect(total).toBeGreaterThanOrEqual(2)
  await button(page, words.remind).click()
  const reminding = page.getByRole('dialog')
  await reminding.getByText(words.remind_body).waitFor()
  await reminding.getByRole('button', { name: words.send }).click()
  await page.waitForURL('**/manage-group-announcement/*')
  await page.getByRole('heading', { level: 1, name: /Nhắc nợ/ }).waitFor()
})
