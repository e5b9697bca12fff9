import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { errorText } from '#domain/errors/catalogue.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { button, endVisits, say, signIn, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'

const { crud: words, apartment } = wordsIn('vi')
let visitor: Visit
let manager: Caller
let writes: string[]
beforeAll(async () => {
  manager = await apiAs('manager')
  visitor = await visit()
  await signIn(visitor, 'manager')
  visitor.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && !pathname.endsWith('/ticket'))
      writes.push(`${request.method()} ${pathname}`)
  })
})
afterAll(endVisits)

/** Selects every row of the list and starts an action on them. */
async function actOnAll(address: string, count: number, action: string) {
  const { page } = visitor
  writes = []
  await page.goto(address)
  await page
    .locator('tbody')
    .getByRole('checkbox')
    .nth(count - 1)
    .waitFor()
  await page.locator('thead').getByRole('checkbox').check()
  await button(page.locator('.lobby-selection'), action).click()
}

/** The dialog's line for each record: its name, and the result. */
async function outcomes(action: string) {
  const dialog = visitor.page
    .getByRole('dialog')
    .filter({ hasText: say(words.record.results_title, { action }) })
  await dialog.waitFor()
  const lines = await dialog.locator('li').allTextContents()
  await button(dialog, words.record.close).first().click()
  await dialog.waitFor({ state: 'hidden' })
  return lines.map((line) => line.replace(/\s+/g, ' ').trim())
}

const confirm = (action: string) => button(visitor.page.getByRole('dialog').last(), action).click()

it('deletes and restores many by one request, and shows the result for each', async () => {
  const free = await manager.create('blocks', { code: 'BULK-1', name: 'Bulk free' })
  const used = await manager.create('blocks', { code: 'BULK-2', name: 'Bulk used' })
  await manager.create('apartments', { code: 'BULK-A', block_id: used.id, area: 50 })
  await actOnAll('/blocks?q=BULK-', 2, words.record.delete)
  await confirm(words.record.delete)
  const advice = say(words.record.delete_advice_related, {
    related: labels.apartment.vi.many,
    one: labels.block.vi.one,
  })
  expect(await outcomes(words.record.delete)).toEqual([
    `Bulk used ${errorText('block_has_apartments', 'vi')} ${advice}`,
    `Bulk free ${words.record.results_done}`,
  ])
  expect(writes).toEqual(['DELETE /v1/manage/blocks'])

  const other = await manager.create('blocks', { code: 'BULK-3', name: 'Bulk other' })
  await manager.call(`DELETE blocks/${other.id}`)
  await actOnAll('/blocks?q=BULK-&trashed=1', 2, words.record.restore)
  expect((await outcomes(words.record.restore)).toSorted()).toEqual([
    `Bulk free ${words.record.results_done}`,
    `Bulk other ${words.record.results_done}`,
  ])
  expect(writes).toEqual(['POST /v1/manage/blocks/bulk/restore'])
  expect((await manager.call(`GET blocks/${free.id}`)).data).toMatchObject({ deleted_at: null })
})

it('moves many by one request; what somebody else has moved meanwhile says so', async () => {
  const block = await manager.create('blocks', { code: 'MOVE-B', name: 'Bulk moves' })
  const made = []
  for (const code of ['MOVE-1', 'MOVE-2', 'MOVE-3'])
    made.push(await manager.create('apartments', { code, block_id: block.id, area: 50 }))
  for (const { id } of made)
    await manager.call(`POST apartments/${id}/schedule_handover`, { handover_date: '2026-12-24' })
  await actOnAll('/apartments?q=MOVE-', 3, apartment.actions.postpone)
  await manager.call(`POST apartments/${made[1]?.id}/postpone`, {})
  await confirm(apartment.actions.postpone)
  const [refused, ...done] = await outcomes(apartment.actions.postpone)
  expect(refused).toBe(`MOVE-2 ${errorText('illegal_transition', 'vi')}`)
  expect(done.toSorted()).toEqual([
    `MOVE-1 ${words.record.results_done}`,
    `MOVE-3 ${words.record.results_done}`,
  ])
  expect(writes).toEqual(['POST /v1/manage/apartments/bulk/postpone'])
})
