import { afterAll, expect, test } from 'vitest'
import { endVisits, visit } from '#tests/support/browser/console.ts'
import { limits } from '#tests/support/limits.ts'
import { lobbyUrl } from '#tests/support/browser/lobby-url.ts'

afterAll(endVisits)

test('the API’s page shows its calls, and loads nothing from elsewhere', async () => {
  const { page, complaints } = await visit({ language: 'en' })
  // The library reads more than a thousand calls at once, which takes a busy machine minutes.
  page.setDefaultTimeout(limits.test / 3)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(lobbyUrl()) && !request.url().startsWith('data:'))
      elsewhere.push(request.url())
  })
  await page.goto('/v1/docs')
  await page.locator('.opblock-tag').first().waitFor()
  // Of 150 lines and more the library draws those in sight alone: as a reader does, leave the tags of this name.
  await page.getByPlaceholder('Filter by tag').fill('receipt')
  await page.locator('#operations-tag-account').waitFor({ state: 'detached' })
  await page.locator('#operations-tag-receipt').click()
  const desk = page.locator('#operations-receipt-readTill')
  await desk.click()
  await desk.locator('.parameter__name', { hasText: 'building_id' }).first().waitFor()
  await desk.getByRole('button', { name: 'Try it out' }).click()
  await desk.getByRole('button', { name: 'Execute' }).waitFor()
  expect(elsewhere).toEqual([])
  expect(complaints).toEqual([])
})
