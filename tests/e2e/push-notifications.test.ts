import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { button, choose, endVisits, signIn, visit, type Visit } from '#tests/support/browser/console.ts'

// An office tells the householders of a block that water is off tomorrow, and looks whether it was sent.
const push = labels.push_notification.vi
const words = locales.push.vi
const crud = locales.crud.vi

let visitor: Visit
let manager: Caller
beforeAll(async () => {
  manager = await apiAs('manager')
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

type Row = Readonly<Record<string, unknown>>
const many = async (path: string, query: string) => {
  const reply = await manager.call(`GET ${path}?building_id=${manager.buildingId}${query}`)
  return (Object.values(reply).find((value) => Array.isArray(value)) ?? []) as readonly Row[]
}

/** The block in which the resident lives who has an account. */
async function blockOfResident(): Promise<string> {
  const [home] = await many(
    'residents',
    '&resident_type=householder&status=using&nationality=vietnam&sort=id&limit=1&columns=id',
  )
  const [stay] = await many('residencies', `&resident_id=${String(home?.id)}&limit=1&with=block`)
  return String((stay?.block as Row | undefined)?.name)
}

it('tells the householders of a block that water is off tomorrow at 9, and finds it in the history', async () => {
  const { page } = visitor
  const block = await blockOfResident()
  const content = `Từ 9 giờ sáng mai đến 12 giờ, ${Date.now()}`
  await page.goto('/push-notification-create')
  await choose(page, push.fields.topic_id, 'Cắt nước')
  const title = page.getByLabel(push.fields.title, { exact: true })
  await expect.poll(() => title.inputValue()).toBe('Tạm ngừng cấp nước')
  await page.getByLabel(push.fields.content, { exact: true }).fill(content)
  // The topic is for householders; of these, only those of one block.
  await choose(page, push.fields.blocks, block)
  await page.keyboard.press('Escape')
  await button(page, crud.form.save).click()

  await button(page, push.actions.send).click()
  const question = page.getByRole('dialog')
  await question.getByText(/cư dân thuộc đối tượng nhận/).waitFor()
  await button(question, push.actions.send).click()
  await page.getByText(push.states.sent, { exact: true }).first().waitFor()
  await page.getByRole('heading', { name: words.progress.title }).waitFor()

  const resident = await apiAs('resident')
  const bell = await resident.call('GET notifications/web?limit=20')
  const messages = (bell.data as readonly Row[]).map(({ message }) => message)
  expect(messages.filter((one) => one === `Tạm ngừng cấp nước: ${content}`)).toHaveLength(1)

  await page.getByRole('link', { name: /cư dân chưa nhận được/ }).click()
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: labels.push_recipient.vi.views.not_reached })
    .waitFor()
  // Of this message alone.
  expect(new URL(page.url()).searchParams.get('f')).toContain('push_notification_id')
  await page.goto('/notification-history')
  const row = page.getByRole('row', { name: /Tạm ngừng cấp nước/ }).first()
  await row.getByText(push.options.target.householders, { exact: true }).waitFor()
  await row.getByText(push.states.sent, { exact: true }).waitFor()
  expect(visitor.complaints).toEqual([])
})
