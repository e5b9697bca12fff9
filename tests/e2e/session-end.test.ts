import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { errorText } from '#domain/errors/catalogue.ts'
import { apiAs, ask } from '#tests/support/browser/api.ts'
import { endVisits, signInOnScreen, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'

const { shell: words, block: labels } = wordsIn('vi')
let visitor: Visit
beforeEach(async () => {
  visitor = await visit()
  await signInOnScreen(visitor, 'board')
})
afterEach(() => visitor.context.close())
afterAll(endVisits)

it('the end of a session by the server is shown once, and leads to the login page', async () => {
  const { page } = visitor
  const elsewhere = await apiAs('board')
  expect((await ask('DELETE /v1/auth/sessions', { token: elsewhere.token })).status).toBe(200)
  // Nobody touches the page: the socket closes with the session, and the screen is cleared.
  const modal = page.getByRole('dialog').filter({ hasText: errorText('token_expired', 'vi') })
  await modal.waitFor()
  await page.waitForURL((url) => url.pathname === '/login')
  expect(await page.getByRole('dialog').count()).toBe(1)
  await modal.getByRole('button', { name: words.trouble.sign_in }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByLabel(words.login.username).waitFor()
})

it('a lost connection is shown, with a way to load again', async () => {
  const { page, context } = visitor
  // The page's own code is loaded; only the data is missing.
  await page.getByRole('link', { name: labels.many, exact: true }).first().click()
  // The list's own: the page before it has tables too.
  await page.getByRole('button', { name: wordsIn('vi').crud.list.refresh }).waitFor()
  await page.getByRole('table').first().waitFor()
  // The code that shows it has been loaded ahead.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('feedback-host')),
  )
  await context.setOffline(true)
  await page.getByRole('button', { name: wordsIn('vi').crud.list.refresh }).click()
  const modal = page.getByRole('dialog').filter({ hasText: words.trouble.network_title })
  await modal.getByText(errorText('network_error', 'vi')).waitFor()
  await context.setOffline(false)
  await modal.getByRole('button', { name: words.trouble.reload }).click()
  await modal.waitFor({ state: 'hidden' })
  await page.getByRole('table').first().waitFor()
})
