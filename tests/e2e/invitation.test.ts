import { afterAll, expect, it } from 'vitest'
import { errorText } from '#domain/errors/catalogue.ts'
import { labels } from '#entities/labels.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { button, endVisits, admit, visit, wordsIn } from '#tests/support/browser/console.ts'

const { shell } = wordsIn('vi')
const { fields } = labels.account.vi
const email = 'hoa@lobby.test'
const password = 'Sân thượng có mưa 28'
afterAll(endVisits)

/** The path of the latest link that was mailed to the address; empty = none yet. */
async function linkIn(admin: Awaited<ReturnType<typeof apiAs>>): Promise<string> {
  const { data } = await admin.call('GET outbox?page=1&limit=20')
  const mail = (data as { recipient: string; body: string }[]).find(({ recipient }) => recipient === email)
  return /\/set-password\?token=\S+/.exec(mail?.body ?? '')?.[0] ?? ''
}

it('a manager invites a colleague, who chooses a password and signs in, by keyboard', async () => {
  const admin = await apiAs('admin')
  const manager = await visit()
  await admit(manager, 'manager')
  await manager.page.goto('/account-create')
  const form = manager.page.locator('form')
  // The code may stay empty: one begins with the name.
  await form.getByLabel(fields.name, { exact: true }).and(manager.page.locator(':focus')).waitFor()
  await manager.page.keyboard.type('Lê Thị Hoa')
  await form.getByLabel(fields.email, { exact: true }).focus()
  await manager.page.keyboard.type(email)
  expect(await form.locator('input[type=password]').count()).toBe(0)
  await manager.page.keyboard.press('Control+s')
  await manager.page.waitForURL('**/account-detail/*')
  await expect.poll(() => linkIn(admin)).not.toBe('')
  const first = await linkIn(admin)

  // The first link was lost: another one is sent, and the first becomes invalid.
  await button(manager.page, labels.account.vi.actions.send_link).focus()
  await manager.page.keyboard.press('Enter')
  // No mail server is set up here, so nothing is called sent.
  await manager.page.getByText(wordsIn('vi').crud.record.unsent.email).first().waitFor()
  await expect.poll(() => linkIn(admin)).not.toBe(first)
  const second = await linkIn(admin)

  const { page, context, complaints } = await visit()
  const chooseIt = async (typed: string) => {
    await page.getByLabel(shell.forgot.new_password, { exact: true }).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+a')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  await page.goto(first)
  await chooseIt(password)
  await page.getByText(errorText('invalid_password_link', 'vi')).waitFor()
  complaints.length = 0

  await page.goto(second)
  await page.getByRole('heading', { level: 1, name: shell.set_password.title }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await chooseIt('password1234')
  await page.getByText(errorText('password_too_common', 'vi')).waitFor()
  await chooseIt(password)
  await page.getByText(shell.forgot.done).waitFor()
  await page.getByLabel(shell.login.username).focus()
  await page.keyboard.type(email)
  await page.getByLabel(shell.login.password, { exact: true }).focus()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await context.close()
  await manager.context.close()
})

it('the page says what to do where it was opened without a link', async () => {
  const { page, context } = await visit()
  await page.goto('/set-password')
  await page.getByText(shell.set_password.no_link).waitFor()
  await context.close()
})
