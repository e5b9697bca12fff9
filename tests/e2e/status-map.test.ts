import { afterAll, beforeAll, expect, it } from 'vitest'
import { words as statusMapWords } from '#src/status-map/locale.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { endVisits, signIn, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'

// "Find the empty flats on the map."
const words = statusMapWords.vi
const { menu } = wordsIn('vi')
let manager: Caller
let visitor: Visit
let empty: readonly { readonly id: string; readonly code: string }[]
beforeAll(async () => {
  manager = await apiAs('manager')
  const { data } = await manager.call(`GET status-map?building_id=${manager.buildingId}`)
  const { apartments } = data as {
    apartments: readonly { readonly id: string; readonly code: string; readonly occupancy: string }[]
  }
  empty = apartments.filter(({ occupancy }) => occupancy === 'empty')
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

it('the empty flats are found from the menu by the legend, and one opens with what is done there', async () => {
  const { page } = visitor
  expect(empty.length).toBeGreaterThan(0)
  await page.getByRole('link', { name: menu.title.status_map, exact: true }).first().click()
  await page.getByRole('button', { name: words.questions.occupancy, exact: true }).click()
  await page.getByRole('button', { name: `${words.answers.occupancy.empty} ${empty.length}` }).click()
  const asked = page.locator('.lobby-tile[data-faded="false"]')
  await expect.poll(() => asked.count()).toBe(empty.length)
  await page.getByRole('button', { name: `${empty[0]!.code}: ${words.answers.occupancy.empty}` }).click()
  const drawer = page.getByRole('dialog').filter({ hasText: empty[0]!.code })
  await drawer.getByText(words.nobody).waitFor()
  await drawer.getByRole('link', { name: words.open }).click()
  await page.waitForURL(`**/apartment-detail/${empty[0]!.id}`)
})

it('the address brings a colleague to the same flats', async () => {
  const { page } = visitor
  await page.goBack()
  await expect.poll(() => page.locator('.lobby-tile[data-faded="false"]').count()).toBe(empty.length)
})
