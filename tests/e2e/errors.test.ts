import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Route } from 'playwright'
import { errorText } from '#domain/errors/catalogue.ts'
import { labels } from '#entities/labels.ts'
import {
  admit,
  button,
  endVisits,
  listOf,
  selectOf,
  signIn,
  visit,
  whereNow,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'

// What only a browser shows of errors: sentences at fields, the popup, silent failures.
const { crud: words, shell, block, fields } = wordsIn('vi')
let visitor: Visit
beforeAll(async () => {
  visitor = await visit()
  await signIn(visitor, 'manager')
})
beforeEach(() => visitor.page.unrouteAll({ behavior: 'ignoreErrors' }))
afterAll(endVisits)

const field = (label: string) => visitor.page.locator('form').getByLabel(label, { exact: true })
const refuse = (status: number, body: object) => (route: Route) =>
  route.request().method() === 'POST'
    ? route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
    : route.continue()

it('a limit is said at its field, in the language, without brackets', async () => {
  const { page } = visitor
  await page.goto('/block-create')
  await field(block.fields.code).fill('E-1')
  await field(block.fields.name).fill('E-1')
  await field(block.fields.short_id).fill('0')
  await button(page, words.form.save).click()
  const alerts = page.locator('.lobby-field-error')
  await alerts.getByText(errorText('too_small', 'vi', { min: 1 }), { exact: true }).waitFor()
  expect(await page.locator('main').innerText()).not.toMatch(/[[\]{}]/)
})

it('a limit that only the server knew is said the same way', async () => {
  const { page } = visitor
  await page.goto('/block-create')
  await field(block.fields.code).fill('E-2')
  await field(block.fields.name).fill('E-2')
  const reply = {
    errorCode: 'too_large',
    errorMessage: 'x',
    errors: { short_id: ['too_large'] },
    limits: { short_id: { max: 12_000 } },
  }
  await page.route('**/v1/manage/blocks*', refuse(422, { ...reply, requestId: 'r1' }))
  await button(page, words.form.save).click()
  await page
    .locator('.lobby-field-error')
    .getByText('Giá trị quá lớn. Lớn nhất là 12.000', { exact: true })
    .waitFor()
})

it('all errors of one reply are in a popup, which Escape closes; what was typed stays', async () => {
  const { page } = visitor
  await page.goto('/block-create')
  await field(block.fields.code).fill('E-3')
  await field(block.fields.name).fill('Tên đã gõ')
  const reply = {
    errorCode: 'building_has_blocks,meter_on_fire',
    errorMessage: 'x,Đồng hồ cháy',
    requestId: 'r-77',
  }
  await page.route('**/v1/manage/blocks*', refuse(409, reply))
  await button(page, words.form.save).click()
  const popup = page.getByRole('dialog').filter({ hasText: shell.failed })
  await popup.waitFor()
  expect(await popup.getByRole('alert').innerText()).toBe(
    `${errorText('building_has_blocks', 'vi')}\nĐồng hồ cháy`,
  )
  await popup.getByText('r-77').waitFor()
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })
  expect(await field(block.fields.name).inputValue()).toBe('Tên đã gõ')
  // And again by the button that has the focus.
  await button(page, words.form.save).click()
  await popup.waitFor()
  await page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), shell.close)
  await page.keyboard.press('Enter')
  await popup.waitFor({ state: 'detached' })
})

it('a failure that is no refusal says first what failed', async () => {
  const { page } = visitor
  await page.goto('/block-create')
  await field(block.fields.code).fill('E-4')
  await field(block.fields.name).fill('E-4')
  await page.route('**/v1/manage/blocks*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, body: 'bad gateway' })
      : route.continue(),
  )
  await button(page, words.form.save).click()
  const alert = page.getByRole('dialog').filter({ hasText: shell.failed }).getByRole('alert')
  await alert.waitFor()
  expect((await alert.innerText()).split('\n')).toEqual([
    errorText('form_save_failed', 'vi'),
    errorText('server_error', 'vi'),
  ])
  await page.keyboard.press('Escape')
})

it('a pasted amount is taken where it can be one number only', async () => {
  const { page } = visitor
  await page.goto('/payment-voucher-create')
  const amount = field(labels.payment_voucher.vi.fields.amount)
  const paste = async (text: string) => {
    await amount.click()
    await amount.press('ControlOrMeta+a')
    await amount.evaluate((input, data) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', data)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  }
  const shows = (value: string) =>
    page.waitForFunction(
      ([id, wanted]) => (document.getElementById(id ?? '') as HTMLInputElement | null)?.value === wanted,
      ['lobby-field-amount', value],
    )
  await paste('1,250,000.00 đ')
  await shows('1.250.000')
  await paste('1250,75')
  await page.getByText(`“1250,75”: ${errorText('too_many_decimals', 'vi', { digits: 0 })}`).waitFor()
  expect(await amount.inputValue()).toBe('1.250.000')
  await paste('12.34.5')
  await page.getByText(`“12.34.5”: ${errorText('unclear_number', 'vi')}`).waitFor()
  await paste('95000')
  await shows('95.000')
  expect(await page.locator('.lobby-field-error').count()).toBe(0)
  // Typed by hand as an office writes it: đồng have no fraction, so a dot only groups.
  await amount.press('ControlOrMeta+a')
  await amount.pressSequentially('12.500')
  await amount.press('Tab')
  await shows('12.500')
  await amount.press('ControlOrMeta+a')
  await amount.pressSequentially('1,500,000')
  await amount.press('Tab')
  await shows('1.500.000')
})

it('`buildings` leads to the current building, and the menu stays where it was', async () => {
  const { page } = visitor
  await page.goto('/buildings')
  await page.waitForURL('**/building-detail/*')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/buildings/all')
  await page.waitForURL('**/building-detail/*')
  await page.goto('/blocks')
  await page.getByRole('table').first().waitFor()
  await page.goto('/')
  await page.waitForURL('**/dashboard')
  await page.locator('.lobby-menu a[data-last]').filter({ hasText: block.many }).waitFor()
})

it('a load that fails leaves its list empty, and going somewhere twice or away from a call says nothing', async () => {
  const { page, complaints } = visitor
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  complaints.length = 0
  const link = page.getByRole('link', { name: block.many, exact: true }).first()
  await link.dblclick()
  await page.getByRole('table').first().waitFor()
  // Each letter cancels the call of the one before.
  await page.getByLabel(words.list.search, { exact: true }).first().pressSequentially('abcdef', { delay: 30 })
  await page.goBack()
  expect(whereNow(visitor)).not.toBe('/not-found')
  await page.goto('/apartment-create')
  await page.route('**/v1/manage/blocks*', (route) => route.fulfill({ status: 500, body: '{}' }))
  const blocks = await listOf(selectOf(page.locator('form'), labels.apartment.vi.fields.block_id))
  await blocks.getByText(fields.no_match).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(complaints.filter((one) => !one.includes('500'))).toEqual([])
})

it('an org_admin has the list of all buildings beside the current one', async () => {
  const admin = await visit()
  await admit(admin, 'admin')
  const { page } = admin
  await page.goto('/buildings')
  await page.waitForURL('**/building-detail/*')
  await page.goto('/buildings?q=A')
  await page.waitForURL('**/buildings/all?q=A')
  await page.goto('/buildings/all')
  await page.getByRole('table').first().waitFor()
  expect(await page.locator('.lobby-menu a[aria-current=page]').getAttribute('href')).toBe('/buildings/all')
  await admin.context.close()
})
