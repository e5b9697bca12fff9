import type { Page } from 'playwright'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cookieAges } from '#domain/constants.ts'
import { sessionCookie } from '#domain/session-cookie.ts'
import { errorText } from '#domain/errors/catalogue.ts'
import { languages } from '#core/language.ts'
import { demoPassword } from '#entities/demo/index.ts'
import { apiAs, ask } from '#tests/support/browser/api.ts'
import {
  admit,
  chooseItem,
  endVisits,
  signInOnScreen,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'

const { shell: words } = wordsIn('vi')
let guest: Visit
let admin: ReturnType<typeof apiAs> | undefined
beforeEach(async () => void (guest = await visit()))
afterEach(() => guest.context.close())
afterAll(endVisits)

/** Fills and sends the form that is open. */
async function enter({ page }: Visit, user: string, password = demoPassword) {
  await page.getByLabel(words.login.username).fill(`${user}@lobby.test`)
  await page.getByLabel(words.login.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.login.submit }).click()
}

/** The places where a token may be stored. */
const kept = async ({ page, context }: Visit) => {
  const stores = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  const cookies = await context.cookies()
  return { stores, cookie: cookies.find(({ name }) => name === sessionCookie.token) }
}

describe('signing in', () => {
  it.each(languages)('speaks %s throughout', async (language) => {
    const { page, context, complaints } = await visit({ language })
    await signInOnScreen({ page }, 'manager', language)
    const { shell, apartment } = wordsIn(language)
    await page.getByRole('link', { name: shell.dashboard }).waitFor()
    await page.getByRole('link', { name: apartment.many, exact: true }).first().waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
      shell.overview.hello.replace('{{name}}', ''),
    )
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(complaints).toEqual([])
    await context.close()
  })

  it.each(languages)('refuses a wrong password in %s', async (language) => {
    const { page, context } = await visit({ language })
    const { login } = wordsIn(language).shell
    await page.goto('/login')
    await page.getByLabel(login.username).fill(`nobody.${language}@lobby.test`)
    await page.getByLabel(login.password, { exact: true }).fill('not the password')
    await page.getByRole('button', { name: login.submit }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: errorText('invalid_credentials', language) })
      .waitFor()
    await context.close()
  })

  it('keeps the token for one day where it is asked to, else as long as the browser, where no script reads it', async () => {
    await guest.page.goto('/login')
    await guest.page.getByLabel(words.login.remember).check()
    await enter(guest, 'cashier')
    await guest.page.waitForURL('**/dashboard')
    const { stores, cookie } = await kept(guest)
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000
    expect(Math.abs(seconds - cookieAges.token)).toBeLessThan(120)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
    expect(stores).not.toContain(cookie?.value)
    expect(await guest.page.evaluate(() => document.cookie)).not.toContain(cookie?.value)

    const brief = await visit()
    await signInOnScreen(brief, 'cashier')
    expect((await kept(brief)).cookie).toMatchObject({ httpOnly: true, expires: -1 })
    await brief.context.close()
  })

  it('leaves nothing behind after signing out', async () => {
    await guest.page.goto('/login')
    await guest.page.getByLabel(words.login.remember).check()
    await enter(guest, 'cashier')
    await guest.page.waitForURL('**/dashboard')
    const token = (await kept(guest)).cookie?.value ?? ''
    expect(token.length).toBeGreaterThan(20)
    await guest.page.getByRole('button', { name: words.account_menu }).click()
    await chooseItem(guest.page, words.sign_out)
    await guest.page.waitForURL('**/login**')
    const { stores, cookie } = await kept(guest)
    expect(cookie).toBeUndefined()
    expect(stores).not.toContain(token)
    expect((await ask('GET /v1/current-user?check_token=1', { token })).status).toBe(401)
  })
})

it('two tabs are one session: signing out, or in as another, is seen in both', async () => {
  const { page, context } = guest
  await signInOnScreen(guest, 'manager')
  const other = await context.newPage()
  await other.goto('/apartments')
  await other.getByRole('heading', { level: 1 }).waitFor()
  const nameIn = (tab: Page) => tab.getByRole('button', { name: words.account_menu }).textContent()
  const before = await nameIn(page)
  // Somebody else signs in beside them: the former session ends, and each tab shows who is here now.
  await admit(guest, 'cashier')
  for (const tab of [page, other]) await expect.poll(() => nameIn(tab)).not.toBe(before)
  expect(await nameIn(other)).toBe(await nameIn(page))
  await page.getByRole('button', { name: words.account_menu }).click()
  await chooseItem(page, words.sign_out)
  await page.waitForURL('**/login**')
  await other.waitForURL('**/login**')
})

describe('addresses', () => {
  it('come back after signing in', async () => {
    await guest.page.goto('/apartments?q=A%26B&page=2')
    await guest.page.waitForURL('**/login?to=**')
    await enter(guest, 'manager')
    await guest.page.waitForURL((url) => url.pathname === '/apartments')
    expect(new URL(guest.page.url()).searchParams.get('q')).toBe('A&B')
  })

  it.each(['//evil.tld', '/%5Cevil.tld', 'https://evil.tld', 'javascript:alert(1)'])(
    'never lead off the site: %s',
    async (evil) => {
      await guest.page.goto(`/login?to=${evil}`)
      await enter(guest, 'manager')
      await guest.page.waitForURL('**/dashboard')
    },
  )

  it('that nobody knows lead to the page that says so', async () => {
    await guest.page.goto('/no/such/page')
    await guest.page.waitForURL('**/not-found')
    await guest.page.getByRole('heading', { name: words.not_found.title }).waitFor()
  })
})

it('a forgotten password is reset with the code that the administrator finds in the outbox', async () => {
  const { page } = guest
  const next = 'cá chép hóa rồng 77'
  await page.goto('/login')
  await page.getByRole('link', { name: words.login.forgot }).click()
  // Otherwise the field of the same name on the page that is being left would be filled.
  await page.getByRole('heading', { level: 1, name: words.forgot.title }).waitFor()
  await page.getByLabel(words.login.username).fill('operator@lobby.test')
  await page.getByRole('button', { name: words.forgot.send }).click()
  const code = page.getByLabel(words.forgot.code)
  await code.waitFor()
  await expect.poll(() => codeFor('operator@lobby.test')).not.toBe('')
  await code.fill(await codeFor('operator@lobby.test'))
  await page.getByRole('button', { name: words.forgot.verify }).click()
  await page.getByLabel(words.forgot.new_password, { exact: true }).fill(next)
  await page.getByLabel(words.forgot.repeat, { exact: true }).fill(next)
  await page.getByRole('button', { name: words.forgot.set }).click()
  await page.getByText(words.forgot.done).waitFor()
  await enter(guest, 'operator', next)
  await page.waitForURL('**/dashboard')
})

/** The one-time code in the latest message to an address; empty = none yet. */
async function codeFor(recipient: string): Promise<string> {
  admin ??= apiAs('admin')
  const { data } = await (await admin).call('GET outbox?page=1&limit=20')
  const mail = (data as { recipient: string; body: string }[]).find((one) => one.recipient === recipient)
  return /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? ''
}
