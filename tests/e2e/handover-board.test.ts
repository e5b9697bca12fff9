import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { endVisits, signIn, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'

// "Hand over the apartment of this morning’s appointment."
const words = labels.handover.vi
const { crud, fields } = wordsIn('vi')
let manager: Caller
let visitor: Visit
let planned: { id: string }
beforeAll(async () => {
  manager = await apiAs('manager')
  const place = `building_id=${manager.buildingId}`
  const { blocks } = (await manager.call(`GET blocks?${place}&limit=1`)) as { blocks: { id: string }[] }
  const home = await manager.create('apartments', { code: 'B36-01', block_id: blocks[0]!.id, area: '60' })
  planned = await manager.create('handovers', {
    code: 'BG-3601',
    apartment_id: home.id,
    planned_at: '2026-12-01T02:00:00Z',
    receiver_name: 'Lê Hoàng An',
  })
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

const column = (state: keyof typeof words.states) =>
  visitor.page.getByRole('region', { name: words.states[state], exact: true })
const read = async () => (await manager.call(`GET handovers/${planned.id}`)).data as Record<string, unknown>

it('a card that is dragged to “handed over” asks for the day, and goes no further than the rules allow', async () => {
  const { page } = visitor
  await page.goto('/apartment-handover')
  const card = page.locator(`[data-card="${planned.id}"]`)
  await card.waitFor()
  await card.dragTo(column('closed'))
  expect((await read()).status).toBe('wait_handover')
  await card.dragTo(column('handover'))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.fields.handover_date, { exact: true }).fill('01/12/2026')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: words.actions.hand_over }).click()
  await column('handover').locator(`[data-card="${planned.id}"]`).waitFor()
  expect(await read()).toMatchObject({ status: 'handover', handover_date: '2026-12-01' })
})

it('Alt and an arrow move the card by keyboard', async () => {
  const { page } = visitor
  await page.locator(`[data-card="${planned.id}"]`).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await page.getByRole('dialog').getByRole('button', { name: words.actions.request_close }).click()
  await column('wait_closed').locator(`[data-card="${planned.id}"]`).waitFor()
  await page.getByRole('button', { name: crud.looks.table, exact: true }).click()
  await page.locator('tr[data-row]').first().waitFor()
})

it('a finger that rests on a card takes it to another state', async () => {
  const { page } = visitor
  await page.goto('/apartment-handover')
  const card = column('wait_closed').locator(`[data-card="${planned.id}"]`)
  const from = centreOf(await card.boundingBox())
  const to = centreOf(await column('handover').boundingBox())
  const touches = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', from)
  await page.locator(`[data-card="${planned.id}"][data-held="true"]`).waitFor()
  await touch('touchMove', to)
  await page.locator('section[data-over="true"]').waitFor()
  await touch('touchEnd')
  await column('handover').locator(`[data-card="${planned.id}"]`).waitFor()
  expect((await read()).status).toBe('handover')
})

const centreOf = (box: { x: number; y: number; width: number; height: number } | null) => ({
  x: box!.x + box!.width / 2,
  y: box!.y + Math.min(box!.height / 2, 200),
})
const sign = async (label: string) => {
  const { page } = visitor
  await page.getByRole('button', { name: `${label}: ${fields.sign}`, exact: true }).click()
  const box = (await page.getByRole('img', { name: fields.sign_here }).boundingBox())!
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 120, { steps: 5 })
  await page.mouse.up()
  await page.getByRole('button', { name: fields.sign_keep }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

it('each item of the usual checklist takes photos, both sides sign, and the minutes show it all', async () => {
  const { page } = visitor
  expect((await read()).checklist).toHaveLength(8)
  await page.goto(`/handover-edit/${planned.id}`)
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: new RegExp(`^${words.lines.checklist.photos}, .*2: `) }).click(),
  ])
  await chooser.setFiles({ name: 'cua.png', mimeType: 'image/png', buffer: photo })
  await sign(words.fields.giver_signature)
  await sign(words.fields.receiver_signature)
  await page.keyboard.press('Control+s')
  await page.waitForURL(/handover-detail/)
  const kept = (await read()) as { checklist: { photos: string[] | null }[] } & Record<string, unknown>
  expect(kept.checklist.map(({ photos }) => photos?.length ?? 0)).toEqual([0, 1, 0, 0, 0, 0, 0, 0])
  expect(kept).toMatchObject({
    giver_signature: expect.any(String),
    receiver_signature: expect.any(String),
  })
  const paper = page.locator('.desk-paper')
  await expect.poll(() => paper.locator('footer img').count()).toBe(2)
  await expect.poll(() => paper.locator('figure img').count()).toBe(1)
  await page.goto('/apartment-handover')
  const card = page.locator(`[data-card="${planned.id}"]`)
  await card.getByText(`${words.lines.checklist.passed} 0/8`).waitFor()
  await card.getByLabel(words.lines.checklist.photos).waitFor()
})
