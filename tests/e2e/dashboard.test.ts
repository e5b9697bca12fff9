import { afterAll, expect, it } from 'vitest'
import { monthOf, officeToday } from '#core/days.ts'
import { words as dashboardWords } from '#src/dashboard/locale.ts'
import { labels } from '#entities/labels.ts'
import { words as pageWords } from '#src/pages/locale.ts'
import {
  button,
  chooseItem,
  endVisits,
  pick,
  say,
  selectOf,
  signIn,
  visit,
  wordsIn,
} from '#tests/support/browser/console.ts'
import { apiAs, ask } from '#tests/support/browser/api.ts'
import { handsOf } from '#tests/support/browser/hands.ts'

const words = dashboardWords.vi
afterAll(endVisits)

it.each([
  ['an org_admin', 'admin', 'buildings'],
  ['a manager', 'manager', 'settled'],
] as const)('%s’s first screen begins with what they run', async (_who, user, first) => {
  const visitor = await visit({ width: 1440, height: 900 })
  await signIn(visitor, user)
  const { page } = visitor
  const title = first === 'buildings' ? words.buildings : words.tile.settled
  const [before = ''] = title.split('{{')
  const parts = page.locator('main :is(.lobby-panel, .lobby-key-figure)')
  await expect.poll(() => parts.first().getAttribute('aria-label')).toContain(before)
  if (first !== 'buildings') return
  // Every building has a row, whose name opens it; the table is nowhere else.
  const buildings = await buildingsOf(user)
  expect(await parts.first().getByRole('rowheader').count()).toBe(buildings.length)
  expect(await page.getByRole('region', { name: before }).count()).toBe(1)
  for (const { name } of buildings)
    expect(await button(page, say(words.open_building, { name })).count()).toBe(1)
})

async function buildingsOf(user: string) {
  const { token } = await apiAs(user)
  const { body } = await ask('GET /v1/current-user?check_token=1', { token })
  return (body.user as { buildings: { id: string; name: string }[] }).buildings
}

it.each(['manager', 'board', 'cashier'])('the panels of %s fill their rows', async (user) => {
  const visitor = await visit({ width: 1440, height: 900 })
  await signIn(visitor, user)
  const { page } = visitor
  await page.locator('.recharts-surface').nth(1).waitFor()
  const rows = await page.evaluate(() => {
    const [grid] = [...document.querySelectorAll('.lobby-panels')].slice(-1)
    const boxes = [...(grid?.children ?? [])].map((panel) => panel.getBoundingClientRect())
    const right = grid?.getBoundingClientRect().right ?? 0
    return [...new Set(boxes.map(({ top }) => top))].map((top) => {
      const row = boxes.filter((box) => box.top === top)
      return {
        isFull: Math.abs(Math.max(...row.map((box) => box.right)) - right) < 2,
        bottoms: new Set(row.map(({ bottom }) => Math.round(bottom))).size,
      }
    })
  })
  expect(rows.length).toBeGreaterThan(1)
  for (const row of rows) expect(row).toEqual({ isFull: true, bottoms: 1 })
})

it('four figures stand in pairs on a tablet, none alone', async () => {
  const visitor = await visit({ width: 1024, height: 900 })
  await signIn(visitor, 'board')
  const tiles = visitor.page.locator('main .lobby-key-figure')
  await tiles.nth(3).waitFor()
  const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top))
  expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual([2, 2, 2, 2])
})

it('a manager follows the overdue figure to its list, whose total it is, and on to a fee', async () => {
  const visitor = await visit({ width: 1440, height: 900 })
  await signIn(visitor, 'manager')
  const { page } = visitor
  await page.goto(`${new URL(page.url()).origin}/dashboard`)
  const figure = page.getByRole('region', { name: words.tile.overdue }).getByRole('link').first()
  const text = (await figure.textContent())?.replace(/[^\d]/g, '') ?? ''
  expect(Number(text)).toBeGreaterThan(0)
  await figure.click()
  await page.waitForURL('**/manage-fee?**')
  await expect
    .poll(async () => (await page.getByRole('main').textContent())?.replace(/\./g, '').includes(text))
    .toBe(true)
})

it('a cashier sees the own till grow by itself, opens it by keyboard, and sees no funds', async () => {
  await collect('1000')
  const visitor = await visit({ width: 1440, height: 900 })
  await signIn(visitor, 'cashier')
  const { page } = visitor
  const till = page.getByRole('region', { name: words.tile.till_today }).getByRole('link').first()
  const amount = async () => Number((await till.textContent())?.replace(/\D/g, ''))
  await page.getByRole('region', { name: words.debtors }).waitFor()
  expect(await page.getByRole('region', { name: words.tile.maintenance }).count()).toBe(0)
  const before = await amount()
  await collect('2000')
  await expect.poll(amount).toBe(before + 2000)
  const hands = handsOf(page)
  await hands.moveTo(till, { within: 120 })
  await hands.press('Enter')
  await page.waitForURL('**/manage-cost-debt-history?**')
})

/** A receipt of the cashier's, made elsewhere, of whoever owes most. */
async function collect(amount: string) {
  const cashier = await apiAs('cashier')
  const first = async (list: string, more: string) => {
    const rows = await cashier.call(`GET ${list}?building_id=${cashier.buildingId}&limit=1${more}`)
    return (Object.values(rows).find(Array.isArray) as Record<string, string>[] | undefined)?.[0]
  }
  const debt = await first('debts', '&sort=-outstanding')
  const cash = await first('payment-methods', '&code=CASH')
  await cashier.create('receipts', {
    apartment_id: debt?.apartment_id,
    month: monthOf(officeToday()),
    payment_method_id: cash?.id,
    amount_received: amount,
  })
}

it('a board member reads what came in and the maintenance fund on a phone, and nothing is too wide', async () => {
  const visitor = await visit({ width: 390, height: 844 })
  await signIn(visitor, 'board')
  const { page } = visitor
  await page.getByRole('region', { name: words.tile.maintenance }).getByRole('link').first().waitFor()
  await page.locator('.recharts-surface').first().waitFor()
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isWide).toBe(false)
})

it('who works here answers the survey in a dialog, and the dashboard goes on counting what residents answered', async () => {
  const visitor = await visit({ width: 1440, height: 900 })
  await signIn(visitor, 'manager')
  const { page } = visitor
  const { many, fields, options } = labels.feedback.vi
  const tile = page.getByRole('region', { name: words.tile.satisfaction, exact: true })
  const answers = async () => Number(/90 ngày: (\d+)/.exec((await tile.textContent()) ?? '')?.[1])
  await expect.poll(answers).toBeGreaterThan(0)
  const before = await answers()
  await page.getByRole('button', { name: wordsIn('vi').shell.account_menu }).click()
  await chooseItem(page, many)
  const dialog = page.getByRole('dialog', { name: many })
  const { send, thanks } = pageWords.vi.survey
  await button(dialog, send).click()
  // Said at its field before anything is sent.
  await dialog.locator('[aria-invalid=true]').first().waitFor()
  await pick(selectOf(dialog, fields.rate_type), options.rate_type.satisfied)
  await button(dialog, send).click()
  await page.getByText(thanks).waitFor()
  await page.reload()
  await tile.waitFor()
  expect(await answers()).toBe(before)
})
