import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { words as deskWords } from '#src/communication/locale.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { endVisits, say, signIn, visit, type Visit } from '#tests/support/browser/console.ts'
import { handsOf } from '#tests/support/browser/hands.ts'
import { judgePage } from '#tests/support/browser/judge-page.ts'

// "Answer the oldest question and close it."
const words = deskWords.vi
const { conversation } = labels
let manager: Caller
let visitor: Visit
let topicId = ''
const ask = (title: string) =>
  manager.create('conversations', { title, content: 'Nhờ kiểm tra giúp.', topic_id: topicId })
beforeAll(async () => {
  manager = await apiAs('manager')
  topicId = (await manager.create('topics', { name: 'Trao đổi thử nghiệm' })).id
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

const desk = () => `/conversation?f=${encodeURIComponent(JSON.stringify(['topic_id', 'eq', topicId]))}`

it('the oldest question is answered and closed by keyboard alone, and the next one is open', async () => {
  const { page } = visitor
  const oldest = await ask('Vòi nước rò')
  await ask('Đèn hành lang hỏng')
  await page.goto(desk())
  const row = (title: string) => page.locator('[data-row]', { hasText: title })
  await row('Vòi nước rò').and(page.locator('[aria-current="true"]')).waitFor()
  expect(await page.locator('[data-row]').count()).toBe(2)

  const hands = handsOf(page)
  await page.getByRole('log', { name: words.thread }).getByText('Nhờ kiểm tra giúp.').waitFor()
  await page.getByRole('region', { name: words.reply }).getByRole('textbox').waitFor()
  await hands.press('r')
  await hands.type('Kỹ thuật qua lúc 14 giờ')
  await hands.press('Control+Enter')
  await page.getByRole('log').getByText('Kỹ thuật qua lúc 14 giờ').waitFor()
  // The first reply begins the work, which can be closed from then on.
  await row('Vòi nước rò').getByText(conversation.vi.states.processing).waitFor()
  await hands.press('Escape')
  await hands.press('d')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').and(page.locator(':focus')).waitFor()
  await hands.type('Đã thay gioăng')
  await hands.press('Control+Enter')
  await dialog.waitFor({ state: 'hidden' })

  await row('Đèn hành lang hỏng').and(page.locator('[aria-current="true"]')).waitFor()
  await row('Vòi nước rò').waitFor({ state: 'detached' })
  const { data } = await manager.call(`GET conversations/${oldest.id}`)
  expect(data).toMatchObject({ status: 'processed', result: 'Đã thay gioăng' })
  expect(await judgePage(visitor)).toEqual([])
  expect(visitor.complaints).toEqual([])
})

/** All that the browser keeps of what was typed and not sent, as text. */
const draftsIn = (page: Page) =>
  page.evaluate(async () => {
    const names = await indexedDB.databases()
    if (!names.some(({ name }) => name === 'lobby-drafts')) return ''
    return new Promise<string>((done) => {
      const opening = indexedDB.open('lobby-drafts')
      opening.addEventListener('success', () => {
        const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
        all.addEventListener('success', () => {
          opening.result.close()
          done(JSON.stringify(all.result))
        })
      })
    })
  })

it('what was typed survives a reload', async () => {
  const { page } = visitor
  await page.goto(desk())
  const box = page.getByRole('region', { name: words.reply }).getByRole('textbox')
  await box.fill('Chưa gửi vội')
  await expect.poll(() => draftsIn(page)).toContain('Chưa gửi vội')
  await page.reload()
  await expect.poll(() => box.inputValue()).toBe('Chưa gửi vội')
  await box.fill('')
})

it('on a phone the list gives way to the thread, and comes back', async () => {
  const { page } = visitor
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(desk())
  const row = page.locator('[data-row]').first()
  await row.click()
  await page.getByRole('log', { name: words.thread }).waitFor()
  expect(await row.isVisible()).toBe(false)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true)
  await page.getByRole('button', { name: words.back, exact: true }).click()
  await row.waitFor()
  expect(await page.getByText(say(words.since, { time: '' }).trim()).count()).toBeGreaterThan(0)
})
