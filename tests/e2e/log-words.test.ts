import { afterAll, expect, it } from 'vitest'
import { endVisits, signIn, visit } from '#tests/support/browser/console.ts'

afterAll(endVisits)

it('the log says in words what was done, also where it is the first page that is opened', async () => {
  const user = await visit()
  await signIn(user, 'admin')
  const { page } = user
  await page.goto('/logs')
  await page.reload()
  const cells = page.locator('tbody td')
  await cells.first().waitFor()
  const said = (await cells.allInnerTexts()).map((text) => text.trim())
  // Actions and kinds of records are stored as words of programs: `approve`, `fee_run`.
  expect(said.filter((text) => /^[a-z]+(_[a-z]+)*$/.test(text))).toEqual([])
})
