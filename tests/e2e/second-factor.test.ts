import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '#entities/demo/index.ts'
import { stepAt, totpAt } from '#api/auth/second-factor/totp.ts'
import { errorText } from '#domain/errors/catalogue.ts'
import { sessionCookie } from '#domain/session-cookie.ts'
import { fromBase32 } from '#tests/support/server/second-factor.ts'
import { startOwnLobby } from '#tests/support/browser/own-lobby.ts'
import type { Lobby } from '#tests/support/server/start-lobby.ts'
import {
  chooseItem,
  endVisits,
  follow,
  signInOnScreen,
  visit,
  whereNow,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'

const { shell, second: words } = wordsIn('vi')

/** The next code that was not used yet. A step counts only once, so the second code waits for its time. */
let used = 0
async function freshCode(secret: Buffer): Promise<string> {
  await expect.poll(() => stepAt(Date.now()) + 1 > used, { interval: 500 }).toBe(true)
  used = Math.max(used + 1, stepAt(Date.now()))
  return totpAt(secret, used)
}

/** Types into the focused field, and sends it by Enter. */
const typeAndEnter = async ({ page }: Visit, text: string) => {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** Goes to the second step, without the mouse. */
async function givePassword(visitor: Visit, user: string): Promise<void> {
  const { page } = visitor
  await page.goto('/login')
  await page.getByLabel(shell.login.username).and(page.locator(':focus')).waitFor()
  await page.keyboard.type(`${user}@lobby.test`)
  await page.keyboard.press('Tab')
  await typeAndEnter(visitor, demoPassword)
  await page.getByRole('heading', { name: words.sign_in.title }).waitFor()
}

const focused = ({ page }: Visit, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator(':focus')).waitFor()

/** Sets it up with the keyboard, starting on its page; returns the secret and the recovery codes. */
async function enrol(visitor: Visit) {
  const { page } = visitor
  await focused(visitor, words.password)
  await typeAndEnter(visitor, demoPassword)
  await page.getByRole('img', { name: words.enrol.qr }).waitFor()
  const secret = fromBase32((await page.locator('code').first().textContent()) ?? '')
  expect(secret).toHaveLength(20)
  await focused(visitor, words.enrol.then_code)
  await typeAndEnter(visitor, await freshCode(secret))
  await page.getByRole('heading', { name: words.enrol.codes_title }).waitFor()
  const codes = await page.locator('ol code').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByLabel(words.enrol.saved).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  return { secret, codes }
}

async function signOut({ page }: Visit) {
  await page.getByRole('button', { name: shell.account_menu }).click()
  // The screen does not wait for the reply, which takes the cookie away; a page that is loaded anew would lose it.
  const told = page.waitForResponse('**/auth/logout')
  await chooseItem(page, shell.sign_out)
  await page.waitForURL('**/login**')
  await (await told).finished()
}

/** A separate server: people with a second factor here could not sign in to the one that other tests use. */
let lobby: Lobby
const come = () => visit({ lobby: lobby.url })
beforeAll(async () => {
  lobby = await startOwnLobby()
})
afterAll(async () => {
  await endVisits()
  await lobby.stop()
})

it('is switched on with the keyboard and required at the next sign-in; a recovery code replaces it', async () => {
  const visitor = await come()
  const { page } = visitor
  await signInOnScreen(visitor, 'cashier')
  await follow(visitor, '/profile')
  await page.getByRole('button', { name: words.turn_on }).focus()
  await page.keyboard.press('Enter')
  const { secret, codes } = await enrol(visitor)
  await page.waitForURL('**/profile')
  await page.getByText(words.codes_left.replace('{{n}}', '10')).waitFor()
  await page.getByText(words.session, { exact: true }).waitFor()

  await signOut(visitor)
  await givePassword(visitor, 'cashier')
  await focused(visitor, words.code)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(sessionCookie.token)
  const field = page.getByLabel(words.code, { exact: true })
  expect(await field.getAttribute('inputmode')).toBe('numeric')
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  await typeAndEnter(visitor, '000000')
  await page.getByText(errorText('invalid_second_factor', 'vi')).waitFor()
  // Pasted in the form that phones show.
  const code = await freshCode(secret)
  await field.fill('')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`)
  await field.press('ControlOrMeta+V')
  // What is pasted comes a moment later.
  await expect.poll(() => field.inputValue()).toBe(code)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  await signOut(visitor)
  await givePassword(visitor, 'cashier')
  await page.getByRole('button', { name: words.sign_in.use_recovery }).click()
  await focused(visitor, words.sign_in.recovery)
  await typeAndEnter(visitor, (codes[0] ?? '').toLowerCase())
  await page.waitForURL('**/dashboard')
  await follow(visitor, '/profile')
  await page.getByText(words.codes_left.replace('{{n}}', '9')).waitFor()

  await signOut(visitor)
  await givePassword(visitor, 'cashier')
  await page.getByRole('button', { name: words.sign_in.back }).click()
  await page.getByLabel(shell.login.username).waitFor()
  expect(visitor.complaints.filter((text) => !text.includes('401'))).toEqual([])
  await visitor.context.close()
})

it('five wrong codes lead back to the password, and say why', async () => {
  const visitor = await come()
  const { page } = visitor
  await givePassword(visitor, 'cashier')
  for (let number = 0; number < 5; number++) {
    await focused(visitor, words.code)
    const answered = page.waitForResponse('**/v1/auth/second-factor')
    await typeAndEnter(visitor, `00000${number}`)
    await answered
    await page
      .getByLabel(words.code, { exact: true })
      .fill('', { timeout: 5_000 })
      .catch(() => undefined)
  }
  await page.getByText(errorText('second_factor_expired', 'vi')).waitFor()
  await page.getByLabel(shell.login.username).waitFor()
  await visitor.context.close()
})

it('an administrator sets after how many idle minutes administrators are signed out', async () => {
  const visitor = await come()
  const { page } = visitor
  await signInOnScreen(visitor, 'admin')
  await follow(visitor, '/sign-in-security')
  const idle = page.locator('form').filter({ has: page.getByLabel(words.idle.minutes.m60) })
  await expect.poll(() => idle.getByLabel(words.idle.minutes.m30).isChecked()).toBe(true)
  await idle.getByLabel(words.idle.minutes.m60).check()
  await idle.getByLabel(words.password, { exact: true }).fill(demoPassword)
  await idle.getByRole('button', { name: words.setting.save }).click()
  await page.getByText(words.setting.saved).waitFor()
  await page.reload()
  await expect.poll(() => idle.getByLabel(words.idle.minutes.m60).isChecked()).toBe(true)
  await visitor.context.close()
})

it('if the organisation requires it, users without one can open only its page until it is set up', async () => {
  const visitor = await come()
  const { page } = visitor
  // The page asks for the password a second time, for another setting.
  const rule = page.locator('form').filter({ has: page.getByLabel(words.setting.policies.off) })
  await signInOnScreen(visitor, 'admin')
  await follow(visitor, '/sign-in-security')
  await page.getByText(words.setting.own_first).waitFor()
  await page.getByRole('link', { name: words.turn_on }).click()
  await enrol(visitor)
  await page.waitForURL('**/profile')
  await follow(visitor, '/sign-in-security')
  await rule.getByLabel(words.setting.policies.approvers).check()
  await rule.getByLabel(words.password, { exact: true }).fill(demoPassword)
  await rule.getByRole('button', { name: words.setting.save }).click()
  await page.getByText(words.setting.saved).waitFor()

  const colleague = await come()
  await colleague.page.goto('/login')
  await colleague.page.getByLabel(shell.login.username).fill('manager@lobby.test')
  await colleague.page.getByLabel(shell.login.password, { exact: true }).fill(demoPassword)
  await colleague.page.keyboard.press('Enter')
  await colleague.page.getByText(words.enrol.required).waitFor()
  await colleague.page.goto('/apartments')
  await colleague.page.getByText(words.enrol.required).waitFor()
  expect(whereNow(colleague)).toBe('/second-factor')
  await enrol(colleague)
  await colleague.page.waitForURL('**/dashboard')
  await colleague.context.close()

  await follow(visitor, '/sign-in-security')
  await rule.getByLabel(words.setting.policies.off).check()
  await rule.getByLabel(words.password, { exact: true }).fill(demoPassword)
  await rule.getByRole('button', { name: words.setting.save }).click()
  await page.getByText(words.setting.saved).waitFor()
  await visitor.context.close()
})
