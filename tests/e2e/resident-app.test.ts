import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { demoPassword } from '#entities/demo/index.ts'
import { entryWords } from '#resident/words/entry.ts'
import { moneyWords } from '#resident/words/money.ts'
import { moreWords } from '#resident/words/more.ts'
import { shellWords } from '#resident/words/shell.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import { endVisits, onScreen, say, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'
import { limits } from '#tests/support/limits.ts'
import { findBoxFaults } from '#tests/support/browser/box-faults.ts'
import { findAccessFaults } from '#tests/support/browser/faults.ts'
import { startOwnLobby, type OwnLobby } from '#tests/support/browser/own-lobby.ts'
import { payByBank } from '#tests/support/browser/pay-by-bank.ts'
import { pdfQrs } from '#tests/support/documents/pdf-qr.ts'
import { clientId } from '#domain/constants.ts'

// A resident is invited by a printed letter, comes in on a phone, pays by QR, has the receipt, and moves out.
type Row = Readonly<Record<string, unknown>> & { readonly id: string }

let lobby: OwnLobby
let manager: Caller
beforeAll(async () => {
  lobby = await startOwnLobby()
  manager = await apiAs('manager', { lobby: lobby.url })
})
afterAll(async () => {
  await endVisits()
  await lobby.stop()
})

const rows = async (path: string) => (await manager.call(`GET ${path}`)).data as readonly Row[]

interface Dweller {
  readonly apartmentId: string
  readonly apartment: string
  readonly name: string
  readonly phone: string
  readonly stay: Row
}

/** Somebody who has lived for long in an apartment that owes something, and has no account. */
async function settle(at: number): Promise<Dweller> {
  const place = `building_id=${manager.buildingId}`
  const [debt] = await rows(
    `debts?${place}&outstanding[gt]=0&sort=-outstanding&limit=1&page=${at}&with=apartment`,
  )
  const home = debt?.apartment as Row & { readonly code: string; readonly block_id: string }
  // Somebody's child acts for nobody.
  const { relationships } = await manager.call(`GET relationships?${place}&status=active`)
  const related = (relationships as readonly Row[]).find(({ code }) => !/child/i.test(String(code)))
  const name = `Nguyễn Thị Lan ${at}`
  const phone = `09011122${String(10 + at)}`
  const resident = await manager.create('residents', { full_name: name, phone_number: phone })
  const whole = dataOf(await manager.call(`GET apartments/${home.id}`))
  const made = await manager.create('residencies', {
    resident_id: resident.id,
    block_id: whole.block_id,
    apartment_id: home.id,
    relationship_id: related?.id,
    move_in_date: '2020-01-01',
    apartment_permission: true,
  })
  const stay = dataOf(await manager.call(`GET residencies/${made.id}`)) as Row
  return { apartmentId: home.id, apartment: home.code, name, phone, stay }
}

/** The link that is printed on an apartment's letter. */
async function letterTo(apartmentId: string): Promise<string> {
  const round = await manager.create('invitation-rounds', {
    audience: 'apartments',
    apartments: [apartmentId],
    ways: ['letter'],
  })
  await manager.call(`POST invitation-rounds/${round.id}/send`, {})
  await vi.waitFor(
    async () => expect(dataOf(await manager.call(`GET invitation-rounds/${round.id}`)).status).toBe('sent'),
    { timeout: limits.state },
  )
  const reply = await fetch(`${lobby.url}/v1/manage/invitation-rounds/${round.id}/letters`, {
    headers: { 'client-id': clientId, authorization: `Bearer ${manager.token}` },
  })
  expect(reply.status).toBe(200)
  const [link] = pdfQrs(new Uint8Array(await reply.arrayBuffer()))
  return link ?? ''
}

const phone = { width: 390, height: 844 }
const password = 'a password of nobody else'
/** What is wrong with a place for who sees it, at a phone's width and at a tablet's, and for who does not. */
const faultsOf = async (visitor: Visit) => [
  ...(await findAccessFaults(visitor)),
  ...(await findBoxFaults(visitor, [390, 820], '.homes, main, .bar')),
]
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Comes in by a letter's link, as the person whom the office knows. */
async function joinBy(link: string, { name, phone: number }: Dweller, visitor: Visit, language: Language) {
  const { page } = visitor
  const words = onScreen(entryWords[language].join)
  const { pathname, hash } = new URL(link)
  await page.goto(pathname + hash)
  await page.getByLabel(words.full_name).fill(name)
  expect(new URL(page.url()).hash).toBe('')
  await page.getByLabel(words.phone_number, { exact: true }).fill(number)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.submit, exact: true }).click()
  await page.waitForURL('**/app/homes/*')
}

describe.each([
  ['vi', 1],
  ['km', 2],
] as const)('a resident who reads %s', (language, at) => {
  it('comes in by a letter, pays by QR, sees the receipt, and is out when they have moved out', async () => {
    const dweller = await settle(at)
    const visitor = await visit({ ...phone, language, lobby: lobby.url })
    const { page } = visitor
    const words = onScreen(moneyWords[language])
    await joinBy(await letterTo(dweller.apartmentId), dweller, visitor, language)
    await page.getByRole('heading', { level: 1 }).getByText(dweller.apartment).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await faultsOf(visitor)).toEqual([])

    await page.getByRole('link', { name: words.home.pay, exact: true }).click()
    await page.getByRole('button', { name: words.pay.start }).click()
    await page.getByRole('heading', { name: words.pay.waiting }).waitFor()
    await page.getByRole('img').waitFor()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const request = page.url().split('/').at(-1) ?? ''
    const asked = dataOf(await manager.call(`GET payment-requests/${request}`))
    await payByBank(String(asked.qr), lobby.url)
    await page.getByRole('heading', { name: words.pay.success }).waitFor()
    await page.getByRole('link', { name: words.pay.receipt }).click()
    await page.waitForURL('**/receipts/*')
    await page.getByText(words.papers.received_on).waitFor()
    await page.getByRole('button', { name: words.papers.paper }).click()
    await page.locator('.desk-paper').first().waitFor()
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    const { id, version } = dweller.stay
    await manager.call(`PATCH residencies/${id}`, { move_out_date: addDays(officeToday(), -1), version })
    // The open socket tells: no page is loaded and nothing is pressed.
    await page
      .getByRole('heading', { name: onScreen(entryWords[language].sign_in).title })
      .waitFor({ timeout: 1_000 })
    const kept = await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opened = indexedDB.open('lobby-resident')
        opened.onsuccess = () => resolve(opened.result)
        opened.onerror = () => reject(opened.error ?? new Error('not opened'))
      })
      const all = database.transaction('copies').objectStore('copies').getAllKeys()
      return await new Promise<number>((resolve) => {
        all.onsuccess = () => resolve(all.result.length)
      })
    })
    expect(kept).toBe(0)
    await page.goto('/app/')
    await page.getByLabel(onScreen(entryWords[language].sign_in).username).waitFor()
  })
})

const places = [
  '',
  '/fees',
  '/fees/paid',
  '/pay',
  '/papers',
  '/papers/notices',
  '/more',
  '/more/household',
  '/more/me',
  '/more/password',
  '/more/devices',
  '/more/language',
  '/more/letters',
]

describe('who is in', () => {
  let dweller: Dweller
  let visitor: Visit
  beforeAll(async () => {
    dweller = await settle(3)
    visitor = await visit({ ...phone, lobby: lobby.url })
    await joinBy(await letterTo(dweller.apartmentId), dweller, visitor, 'vi')
  })

  it('reads what was seen last while the server is away, with its age, also after a reload', async () => {
    const { page, context } = visitor
    const bar = page.getByRole('navigation', { name: shellWords.vi.menu })
    await bar.getByRole('link', { name: shellWords.vi.fees }).click()
    await page.locator('.rows').first().waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    await page.reload()
    await page.locator('.rows').first().waitFor()
    await page.getByText(shellWords.vi.offline).first().waitFor()
    await context.setOffline(false)
  })

  it.each(['dark', 'light'] as const)(
    'finds nothing cut or hanging out at 390 and 820 pixels (%s)',
    async (scheme) => {
      const { page } = visitor
      await page.emulateMedia({ colorScheme: scheme })
      const start = `/app/homes/${dweller.apartmentId}`
      for (const place of places) {
        await page.goto(start + place)
        await page.locator('main h1').waitFor()
        await page.waitForFunction(() => document.querySelector('.skeleton') === null)
        expect([place, await faultsOf(visitor)]).toEqual([place, []])
      }
    },
  )

  it('reads letters of 200 % without sideways scrolling, also after a reload', async () => {
    const { page } = visitor
    await page.goto(`/app/homes/${dweller.apartmentId}/more/letters`)
    await page.getByLabel(say(moreWords.vi.size, { percent: 200 })).check()
    for (const place of ['', '/fees', '/pay', '/more']) {
      await page.goto(`/app/homes/${dweller.apartmentId}${place}`)
      await page.locator('main h1').waitFor()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect([place, await overflow(page)]).toEqual([place, 0])
    }
  })

  it('signs out, and nothing is left on the phone', async () => {
    const { page } = visitor
    await page.goto(`/app/homes/${dweller.apartmentId}/more`)
    await page.getByRole('button', { name: moreWords.vi.sign_out }).click()
    await page.getByRole('heading', { name: entryWords.vi.sign_in.title }).waitFor()
    await page.goto(`/app/homes/${dweller.apartmentId}/fees`)
    await page.getByRole('heading', { name: entryWords.vi.sign_in.title }).waitFor()
    expect(visitor.complaints.filter((line) => !/401|Failed to load/.test(line))).toEqual([])
  })
})

it('the console’s sign-in leads a resident into their app, signed in', async () => {
  const visitor = await visit({ ...phone, lobby: lobby.url })
  const { page } = visitor
  const { login } = wordsIn('vi').shell
  await page.goto('/login')
  await page.getByLabel(login.username).fill('resident@lobby.test')
  await page.getByLabel(login.password, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: login.submit }).click()
  await page.waitForURL('**/app/homes/*')
  await page.getByRole('navigation', { name: shellWords.vi.menu }).waitFor()
  await page.goto('/dashboard')
  await page.waitForURL('**/login*')
})

it('an app opens a resident’s receipt in the webview: the app’s page, without bar, in that tab alone', async () => {
  const resident = await apiAs('resident', { lobby: lobby.url })
  const visitor = await visit({ ...phone, lobby: lobby.url })
  const { page } = visitor
  await page.goto(`/webview/building-detail/${manager.buildingId}?access_token=${resident.token}`)
  await page.waitForURL('**/app/homes/*')
  await page.locator('main h1').waitFor()
  expect(page.url()).not.toContain('access_token')
  expect(await page.getByRole('navigation', { name: shellWords.vi.menu }).count()).toBe(0)
  const other = await visitor.context.newPage()
  await other.goto('/app/')
  await other.getByRole('heading', { name: entryWords.vi.sign_in.title }).waitFor()
  await page.goto('/app/webview/resident-create')
  await page.getByRole('heading', { name: shellWords.vi.missing }).waitFor()
})

it('can be installed', async () => {
  const visitor = await visit({ ...phone, lobby: lobby.url })
  const { page, context } = visitor
  await page.goto('/app/sign-in')
  await page.locator('main h1').waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
