import { afterAll, beforeAll, expect, it } from 'vitest'
import { officeToday, writtenDay } from '#core/days.ts'
import { labels } from '#entities/labels.ts'
import { words as visitorWords } from '#src/visitors/locale.ts'
import { demoPassword } from '#entities/demo/index.ts'
import { apiAs, ask, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  choose,
  endVisits,
  say,
  signIn,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'

// "Let a guest in."
const words = visitorWords.vi
const { actions } = labels.visitor.vi
let manager: Caller
let office: Visit
let guestId: string
beforeAll(async () => {
  manager = await apiAs('manager')
  office = await visit()
  await signIn(office, 'manager')
  const { apartments } = await manager.call(`GET apartments?building_id=${manager.buildingId}&limit=1`)
  const [{ id: apartment_id }] = apartments as [{ id: string }]
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const made = await manager.create('visitors', {
    name: 'Đỗ Khách Quý',
    apartment_id,
    people_count: 2,
    email: 'khach.quy@example.com',
    from_time: inMinutes(-5),
    to_time: inMinutes(115),
  })
  guestId = made.id
})
afterAll(endVisits)

const stored = async () =>
  (await manager.call(`GET visitors/${guestId}`)).data as Readonly<Record<string, string | null>>
let code: string

it('the office approves the visit, and its pass is there to be shown, printed and sent', async () => {
  const { page } = office
  await page.goto(`/visitor-detail/${guestId}`)
  await page.getByText(words.after_approval).waitFor()
  await button(page, actions.approve).first().click()
  await page.getByRole('img', { name: /Mã QR/ }).waitFor()
  code = (await page.locator('.visitor-pass-code').textContent()) ?? ''
  expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/)
  await button(page, actions.send_pass).first().click()
  // No mail server is set up here, so it is not called sent.
  await page.getByText(wordsIn('vi').crud.record.unsent.email).first().waitFor()
})

it('a visit whose time is over is not let in from its own page either', async () => {
  const { page } = office
  const { data } = await manager.call(`GET visitors/${guestId}`)
  const { apartment_id } = data as { apartment_id: string }
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const late = await manager.create('visitors', {
    name: 'Khách đến muộn',
    apartment_id,
    from_time: ago(180),
    to_time: ago(60),
  })
  await manager.call(`POST visitors/${late.id}/approve`, {})
  await page.goto(`/visitor-detail/${late.id}`)
  await button(page, wordsIn('vi').crud.record.edit).first().waitFor()
  expect(await button(page, actions.check_in).count()).toBe(0)
})

it('the guest opens the link without signing in, on a phone', async () => {
  const guest = await visit({ width: 390, height: 844 })
  await guest.page.goto(`/visitor-pass#${code}`)
  await guest.page.getByText(words.verdict.welcome).waitFor()
  await guest.page.getByText('Đỗ Khách Quý').waitFor()
  expect(await guest.page.locator('.visitor-pass-code').textContent()).toBe(code)
  const wide = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await guest.page.goto('/visitor-pass#0000-0000-0000')
  await guest.page.reload()
  await guest.page.getByText(words.no_pass).waitFor()
})

it('at the gate the scanner types the code, Enter lets the guest in, and the pass is used', async () => {
  const { page } = office
  await page.goto('/visitor-gate')
  const field = page.getByLabel(words.code)
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type(code.replaceAll('-', ''))
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(words.verdict.welcome).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(words.entered).waitFor()
  expect((await stored()).checked_in_at).not.toBeNull()
  const inside = page.getByRole('region', { name: words.inside_now })
  await inside.getByText('Đỗ Khách Quý').waitFor()
  // The same pass again: the guest is inside, and Enter lets them out.
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(words.verdict.inside).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(words.left).waitFor()
  expect((await stored()).checked_out_at).not.toBeNull()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(words.verdict.used).waitFor()
})

it('the gate is usable on the guard’s phone, and says why not', async () => {
  const phone = await visit({ width: 390, height: 844 })
  await signIn(phone, 'manager')
  const { page } = phone
  await page.goto('/visitor-gate')
  await page.getByLabel(words.code).fill('không phải mã')
  await button(page, words.check).click()
  await page.getByRole('status').getByText(words.verdict.unknown).waitFor()
  await page.getByText(words.why.unknown).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

it('a visit is rejected with a reason, which the gate tells', async () => {
  const { page } = office
  const { id, pass } = await refused()
  await page.goto(`/visitor-detail/${id}`)
  await button(page, actions.reject).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(labels.visitor.vi.fields.reject_reason).fill('Chủ hộ không có nhà')
  await dialog.getByRole('button', { name: actions.reject }).click()
  await page.getByText(labels.visitor.vi.states.rejected, { exact: true }).first().waitFor()
  await page.goto('/visitor-gate')
  await page.getByLabel(words.code).fill(pass)
  await page.keyboard.press('Enter')
  await page.getByText(say(words.why.rejected, { reason: 'Chủ hộ không có nhà' })).waitFor()
})

async function refused() {
  const { apartments } = await manager.call(`GET apartments?building_id=${manager.buildingId}&limit=1`)
  const [{ id: apartment_id }] = apartments as [{ id: string }]
  const made = await manager.create('visitors', {
    name: 'Người lạ',
    apartment_id,
    from_time: new Date().toISOString(),
    to_time: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const { data } = await manager.call(`GET visitors/${made.id}`)
  return { id: made.id, pass: String((data as { pass_code: string }).pass_code) }
}

/** Between two moments as pickers write them: `26/11/2026 08:00`. */
const minutesBetween = (written: readonly string[]) => {
  const [from = 0, to = 0] = written.map((moment) => {
    const [day = '', clock = ''] = moment.split(' ')
    return Date.parse(`${day.split('/').toReversed().join('-')}T${clock}Z`) / 60_000
  })
  return to - from
}

it('a guard who may do everything with visitors, and read no apartments, notes one down by the apartment’s code', async () => {
  const [admin, email] = [await apiAs('admin'), 'bao.ve@lobby.test']
  const rights = { read: true, create: true, update: true, delete: true, approve: true }
  const group = await manager.create('permission-groups', {
    name: 'Bảo vệ cổng',
    group_permissions: [{ code: 'manage_visitor', ...rights }],
  })
  await manager.create('org-members', { name: 'Anh Bảo', email, permission_groups: [group.id] })
  const linkOf = async () => {
    const { data } = await admin.call('GET outbox?page=1&limit=100')
    const mail = (data as { recipient: string; body: string }[]).find(({ recipient }) => recipient === email)
    return /\/set-password\?token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? ''
  }
  await expect.poll(linkOf).not.toBe('')
  await ask('POST /v1/auth/set-password', { json: { token: await linkOf(), password: demoPassword } })
  const guard = await visit()
  await signIn(guard, 'bao.ve')
  const { page } = guard
  const [{ id: block_id }] = (await manager.call(`GET blocks?building_id=${manager.buildingId}&limit=1`))
    .blocks as [{ id: string }]
  const home = 'KHACH-01'
  await manager.create('apartments', { code: home, block_id, area: '60' })
  await page.goto('/visitor-create')
  const { fields } = labels.visitor.vi
  // The code may stay empty; whoever stands at the gate comes now.
  const name = page.getByLabel(fields.name, { exact: true })
  await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true)
  const times = await Promise.all(
    [fields.from_time, fields.to_time].map((label) => page.getByLabel(label, { exact: true }).inputValue()),
  )
  expect(minutesBetween(times)).toBe(120)
  await page.keyboard.type('Người giao hàng')
  await choose(page, fields.apartment_id, home)
  for (const [label, time] of [
    [fields.from_time, '08:00'],
    [fields.to_time, '09:00'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(`${writtenDay(officeToday())} ${time}`)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/visitor-detail/*')
  // Its page and the list show the code, and nothing leads on from it.
  await page.getByText(home, { exact: true }).first().waitFor()
  expect(await page.getByRole('link', { name: home, exact: true }).count()).toBe(0)
  await page.goto('/visitors')
  await page.getByRole('cell', { name: home, exact: true }).first().waitFor()
  await page.goto('/registration-statistics')
  await page.getByText(wordsIn('vi').shell.forbidden).waitFor()
})
