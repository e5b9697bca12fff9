import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientId } from '#domain/constants.ts'
import { errorText } from '#domain/errors/catalogue.ts'
import { labels } from '#entities/labels.ts'
import { words as filesWords } from '#src/files/locale.ts'
import { apiAs, ask, type Caller } from '#tests/support/browser/api.ts'
import { button, endVisits, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'
import { findAccessFaults } from '#tests/support/browser/faults.ts'
import { lobbyUrl } from '#tests/support/browser/lobby-url.ts'

// Pages that stand alone on the screen. Each opens by one link, and everybody can use it, in both colours.
type Row = Readonly<Record<string, string>>
let manager: Caller
let staff: Visit
let guest: Visit
beforeAll(async () => {
  manager = await apiAs('manager')
  staff = await visit({ width: 390, height: 844 })
  guest = await visit({ width: 390, height: 844 })
})
afterAll(endVisits)

const { shell } = wordsIn('vi')
const first = async (path: string, more = ''): Promise<Row> => {
  const reply = await manager.call(`GET ${path}?building_id=${manager.buildingId}&limit=1${more}`)
  return ((reply[path] ?? reply.data) as Row[])[0]!
}
const linkTo = async (request: string, json: object = {}) => {
  const { data } = await manager.call(request, json)
  const { pathname, search } = new URL((data as { link: string }).link)
  return pathname + search
}

/** Opens it by a link that nothing was opened before, and looks at it in light and dark colours. */
async function open({ page, ...visitor }: Visit, path: string, title: string) {
  visitor.complaints.length = 0
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).getByText(title).first().waitFor()
  expect(page.url()).not.toContain('token=')
  expect(await page.locator('header.lobby-header, nav.lobby-menu').count()).toBe(0)
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(width).toBeLessThanOrEqual(0)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect([colorScheme, ...(await findAccessFaults({ page, ...visitor }))]).toEqual([colorScheme])
  }
  expect(visitor.complaints).toEqual([])
}
const openSigned = (path: string, title: string) =>
  open(staff, `${path}${path.includes('?') ? '&' : '?'}access_token=${manager.token}`, title)

it('an apartment’s credit and where it came from', async () => {
  const debt = await first('debts', '&sort=-credit')
  await openSigned(`/credits/${debt.id}`, labels.debt.vi.fields.credit)
  await staff.page.locator('tbody tr').first().waitFor()
})

it('the settings of fees, and one of them', async () => {
  const setting = await first('fee-settings')
  await openSigned('/fee-setting-form-detail', labels.fee_setting.vi.many)
  await openSigned(`/fee-setting-form-detail?id=${setting.id}`, setting.name!)
})

it('a stored file, which is kept by one press', async () => {
  const form = new FormData()
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer()
  form.append('building_id', manager.buildingId)
  form.append('file', new File([new Uint8Array(picture)], 'cua-chinh.png', { type: 'image/png' }))
  const sent = await fetch(`${lobbyUrl()}/v1/manage/storage/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${manager.token}`, 'client-id': clientId },
    body: form,
  })
  const { data } = (await sent.json()) as { data: { id: string } }
  await openSigned(`/files/${data.id}`, 'cua-chinh.png')
  const kept = staff.page.waitForEvent('download')
  await button(staff.page, filesWords.vi.keep).click()
  expect((await kept).suggestedFilename()).toBe('cua-chinh.png')
})

it('a contract and a visit, for staff', async () => {
  const contract = await first('contracts')
  await openSigned(`/contracts/${contract.id}`, contract.code!)
  await staff.page.locator('.paper, [class*="paper"]').first().waitFor()
  const guestOf = await first('visitors')
  await openSigned(`/visitors/${guestOf.id}`, guestOf.name!)
  await openSigned('/visitors/create', '')
  await staff.page.getByLabel(labels.visitor.vi.fields.name, { exact: true }).waitFor()
})

it('a code that one was sent is entered in any browser', async () => {
  const { page } = guest
  await open(guest, '/register-view?username=nobody@lobby.test', '')
  expect(await page.getByLabel(shell.login.username).inputValue()).toBe('nobody@lobby.test')
  await page.getByLabel(shell.forgot.code).fill('000000')
  await button(page, shell.forgot.verify).click()
  await page.getByText(errorText('invalid_otp', 'vi')).first().waitFor()
})

it('for who has a link and signs in nowhere: in the language that they choose', async () => {
  const { page } = guest
  const booking = await first('bookings')
  await open(guest, await linkTo(`POST bookings/${booking.id}/view-link`), booking.code!)
  await page.getByText(shell.languages.km, { exact: true }).click()
  await page.getByText(labels.service_booking.km.fields.date, { exact: true }).waitFor()
  await page.getByText(shell.languages.vi, { exact: true }).click()
  const { apartments } = await manager.call(`GET apartments?building_id=${manager.buildingId}&limit=1`)
  const [{ id }] = apartments as [{ id: string }]
  await open(
    guest,
    await linkTo('POST visitors/invitation', { building_id: manager.buildingId, apartment_id: id }),
    '',
  )
  await page.getByText(shell.languages.km, { exact: true }).click()
  await page.getByLabel(labels.visitor.km.fields.name).waitFor()
  await page.getByText(shell.languages.vi, { exact: true }).click()
})

it('published texts, for everyone', async () => {
  for (const [list, path] of [
    ['news', 'news'],
    ['notifications', 'notification'],
    ['citizen-handbooks', 'resident-handbook'],
  ] as const) {
    const { data } = await manager.call(`GET ${list}?building_id=${manager.buildingId}&limit=all`)
    const tries = (data as Row[]).map(async ({ id }) => ({
      id,
      ...(await ask(`GET /v1/public/${path}/${id}`)),
    }))
    const text = (await Promise.all(tries)).find(({ status }) => status === 200)
    const { title } = text!.body.data as { title: string }
    await open(guest, `/public/${path}/${text!.id}`, title)
  }
})
