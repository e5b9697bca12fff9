import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { words as contractWords } from '#src/contracts/locale.ts'
import { words as mediaWords } from '#src/media/locale.ts'
import { words as noticeWords } from '#src/notices/locale.ts'
import { words as visitorWords } from '#src/visitors/locale.ts'
import { demoPassword } from '#entities/demo/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
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

// What is shown outside the console's frame: to an app, to a customer, to a guest, to everyone.
let manager: Caller
let admin: Caller
beforeAll(async () => {
  ;[manager, admin] = await Promise.all([apiAs('manager'), apiAs('admin')])
})
afterAll(endVisits)

const phone = { width: 390, height: 844 }
const overflow = ({ page }: Visit) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The last mail to somebody, as an administrator of the demo reads it. */
async function mailTo(recipient: string, holds: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const { data } = await admin.call('GET outbox?limit=20')
      const mail = (data as { recipient: string; body: string }[]).find((one) => one.recipient === recipient)
      found = holds.exec(mail?.body ?? '')?.[1]
      return found
    })
    .toBeDefined()
  return found ?? ''
}

it('an app opens the webview by a token, in its language and building, and stays in it', async () => {
  const visitor = await visit(phone)
  const { page } = visitor
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await page.goto(
    `/webview/apartments?access_token=${manager.token}&lang=km&building_id=${manager.buildingId}`,
  )
  await page.locator('main h1').waitFor()
  expect(page.url()).not.toContain('access_token')
  // The page itself is asked for once with it, and nothing else ever is.
  expect(asked.filter((one) => one.includes(manager.token))).toHaveLength(1)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('km')
  expect(await page.locator('header, nav.lobby-menu, .lobby-sider').count()).toBe(0)

  await page.locator('main a[href^="/webview/apartment-detail/"]').first().click()
  await page.waitForURL('**/webview/apartment-detail/*')
  await page.locator('main h1').waitFor()
  const links = await page
    .locator('main a[href^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((href) => !href.startsWith('/webview/'))).toEqual([])
  expect(await overflow(visitor)).toBeLessThanOrEqual(0)
  // The reload has no token in its address, and the tab is signed in still; another tab is not.
  await page.reload()
  await page.locator('main h1').waitFor()
  const other = await visitor.context.newPage()
  await other.goto('/webview/apartments')
  await other.waitForURL('**/login?to=*')
})

it('what the webview does not offer is not found there, and what one may not is the dashboard', async () => {
  const visitor = await visit()
  const cashier = await apiAs('cashier')
  await visitor.page.goto(`/webview/blocks?access_token=${cashier.token}`)
  await visitor.page.getByText(wordsIn('vi').shell.not_found.title).waitFor()
  await visitor.page.goto('/webview/resident-create')
  await visitor.page.waitForURL('**/dashboard')
})

it('signed out one is led to the login, and back to what one wanted', async () => {
  const { page } = await visit()
  const { login } = wordsIn('vi').shell
  await page.goto('/webview/residents?access_token=not-a-token-that-anybody-has')
  await page.waitForURL('**/login?to=%2Fwebview%2Fresidents')
  await page.getByLabel(login.username).fill('manager@lobby.test')
  await page.getByLabel(login.password, { exact: true }).fill(demoPassword)
  await button(page, login.submit).click()
  await page.waitForURL('**/webview/residents')
  await page.getByRole('heading', { level: 1, name: labels.resident.vi.many }).waitFor()
})

it('a token in any other address signs nobody in, and does not stay there', async () => {
  const { page } = await visit()
  await page.goto(`/apartments?access_token=${manager.token}`)
  await page.waitForURL('**/login?to=%2Fapartments')
})

it('on a phone the webview keeps its scale', async () => {
  const { context, lobby } = await visit()
  const touch = await context.browser()!.newContext({
    baseURL: lobby,
    viewport: phone,
    isMobile: true,
    hasTouch: true,
  })
  const page = await touch.newPage()
  await page.goto(`/webview/residents?access_token=${manager.token}`)
  await page.locator('main h1').waitFor()
  const scale = () => page.locator('meta[name=viewport]').getAttribute('content')
  expect(await scale()).toContain('maximum-scale=1')
  // A link to one notice keeps it where its address is the webview's, and not where a mail opens a browser.
  await page.goto('/manage-announcement-print-webview/1/1?view_token=none')
  expect(await scale()).toContain('maximum-scale=1')
  await page.goto('/contracts/1?view_token=none')
  expect(await scale()).not.toContain('maximum-scale=1')
  await touch.close()
})

it('published news are read by everyone, in three languages', async () => {
  const { id } = await manager.create('news', {
    title: 'Bảo trì thang máy B',
    category: 'building',
    content: '<p>Thang máy B ngừng hoạt động trong ngày thứ Bảy.</p>',
    language_contents: [{ language_code: 'km', name: 'ជួសជុលជណ្តើរយន្ត B', content: '<p>ថ្ងៃសៅរ៍</p>' }],
  })
  const visitor = await visit(phone)
  const { page } = visitor
  await page.goto(`/public/news/${id}`)
  await page.getByText(mediaWords.vi.missing, { exact: true }).waitFor()
  await manager.call(`POST news/${id}/publish`, {})
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Bảo trì thang máy B' }).waitFor()
  await page.getByText(wordsIn('vi').shell.languages.km).click()
  await page.getByText('ថ្ងៃសៅរ៍').waitFor()
  expect(await overflow(visitor)).toBeLessThanOrEqual(0)
  // The same text for who is signed in, alone on the screen.
  await page.goto(`/news-detail/${id}?access_token=${manager.token}&lang=vi`)
  await page.getByRole('heading', { level: 1, name: 'Bảo trì thang máy B' }).waitFor()
  expect(await page.locator('header').count()).toBe(0)
})

it('a customer reads and confirms their contract by what they were mailed', async () => {
  const templates = await manager.call(`GET contract-templates?building_id=${manager.buildingId}&limit=50`)
  const template = (templates.data as { id: string; is_active: boolean; fields: unknown[] | null }[]).find(
    (one) => one.is_active,
  )
  const made = await manager.create('contracts', {
    name: 'Thuê gian hàng',
    template_id: template?.id,
    value: '12000000',
    start_date: '2026-12-01',
    end_date: '2027-11-30',
    party_a_name: 'Ban quản lý',
    party_b_name: 'Cô Lan',
    party_b_email: 'co.lan@example.com',
    custom: { purpose: 'Kinh doanh', area: 40 },
  })
  await manager.call(`POST contracts/${made.id}/send`, {})
  const link = await mailTo('co.lan@example.com', /https?:\/\/[^/]+(\/contracts\/\d+\?view_token=[\w-]+)/)
  const visitor = await visit(phone)
  const { page } = visitor
  const words = contractWords.vi
  await page.goto(link)
  await page.getByRole('heading', { level: 2, name: words.confirm }).waitFor()
  expect(page.url()).not.toContain('view_token')
  expect(await overflow(visitor)).toBeLessThanOrEqual(0)
  await button(page, words.send_code).click()
  await page.getByLabel(words.code).fill('12')
  await button(page, words.agree).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel(words.code).fill(await mailTo('co.lan@example.com', /\b(\d{6})\b/))
  await button(page, words.agree).click()
  await page.getByText(words.confirmed).waitFor()
  const stored = (await manager.call(`GET contracts/${made.id}`)).data as { status: string }
  expect(stored.status).toBe('verified')
})

it('the office makes a link, and a guest announces their visit by it', async () => {
  const office = await visit()
  await signIn(office, 'manager')
  const words = visitorWords.vi
  await office.page.goto('/visitors')
  await button(office.page, words.invite).click()
  const reply = await manager.call(`GET apartments?building_id=${manager.buildingId}&limit=1`)
  const [{ code }] = reply.apartments as [{ code: string }]
  await choose(office.page, labels.visitor.vi.fields.apartment_id ?? 'Căn hộ', code)
  await button(office.page, words.make_link).click()
  const link = await office.page.getByLabel(words.link, { exact: true }).inputValue()
  const guest = await visit(phone)
  const { page } = guest
  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.getByText(say(words.announce_help, { apartment: code, building: '' }).slice(0, 12)).waitFor()
  expect(page.url()).not.toContain('view_token')
  await button(page, words.announce_send).click()
  await page.getByRole('alert').first().waitFor()
  await page.getByLabel(labels.visitor.vi.fields.name).fill('Bà Ngoại')
  await button(page, words.announce_send).click()
  await page.waitForURL('**/visitor-pass#*')
  await page.getByText(words.verdict.waiting).waitFor()
  await page.getByText('Bà Ngoại').waitFor()
  expect(await overflow(guest)).toBeLessThanOrEqual(0)
})

it('an apartment reads its fee notice by a link from the office, without signing in', async () => {
  const { data: slips } = await manager.call(
    `GET notice-slips?building_id=${manager.buildingId}&limit=1&with=apartment`,
  )
  const [slip] = slips as [{ id: string; apartment: { code: string } }]
  const office = await visit()
  await signIn(office, 'manager')
  await office.page.goto(`/manage-announcement/${slip.id}`)
  await button(office.page, noticeWords.vi.link.make).click()
  const link = await office.page.getByRole('dialog').getByRole('textbox').inputValue()

  const { page } = await visit(phone)
  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.locator('.desk-paper').getByText(slip.apartment.code).first().waitFor()
  expect(page.url()).not.toContain('view_token')
  await page.goto(`${new URL(link).pathname}?view_token=${'x'.repeat(43)}`)
  await page.getByRole('heading', { name: noticeWords.vi.link.closed }).waitFor()
})

it('a customer follows their booking in the webview by a link, without signing in', async () => {
  const reply = await manager.call(`GET bookings?building_id=${manager.buildingId}&limit=1`)
  const [booking] = reply.data as [{ id: string; code: string }]
  const { data } = await manager.call(`POST bookings/${booking.id}/view-link`, {})
  const { pathname, search } = new URL((data as { link: string }).link)
  const visitor = await visit(phone)
  const { page } = visitor
  await page.goto(pathname + search)
  await page.getByRole('heading', { level: 1 }).getByText(booking.code).waitFor()
  expect(page.url()).not.toContain('view_token')
  expect(await overflow(visitor)).toBeLessThanOrEqual(0)
  const cookies = await visitor.context.cookies()
  expect(cookies.find(({ name }) => name === 'lobby_building')?.value).toBe(manager.buildingId)
  // The link is for nothing else.
  await page.goto('/webview/utility-bookings')
  await page.waitForURL('**/login?to=*')
})
