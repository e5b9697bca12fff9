import { afterAll, beforeAll, expect, it } from 'vitest'
import { multiplyAmounts, subtractAmounts } from '#core/amount.ts'
import { addDays, officeToday } from '#core/days.ts'
import { screensOf } from '#core/derive/screens.ts'
import { labels } from '#entities/labels.ts'
import { building } from '#entities/property/building.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  endVisits,
  onScreen,
  pick,
  say,
  selectOf,
  signIn,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'
import { countClicks, type ClickCount } from '#tests/support/browser/count-clicks.ts'
import { startOwnLobby, type OwnLobby } from '#tests/support/browser/own-lobby.ts'
import { limits } from '#tests/support/limits.ts'
import { homes, officeWorkbook, type OfficeLanguage } from '#tests/support/server/new-office.ts'

// An office that comes from another program: a building from nothing to its first notices, at most 40 clicks and 2 uploads.
let lobby: OwnLobby
let admin: Caller
/** A server of its own: a building that has charged stays for good. */
beforeAll(async () => {
  lobby = await startOwnLobby()
  admin = await apiAs('admin', { lobby: lobby.url })
})
afterAll(async () => {
  await endVisits()
  await lobby.stop()
})

interface Office {
  readonly language: OfficeLanguage
  readonly code: string
  /** The option of the city, where water has the city's price. */
  readonly city?: string
  readonly currency?: string
  readonly prices: Readonly<Partial<Record<keyof typeof locales.buildings.vi.asked, string>>>
}
const wordsOf = (language: OfficeLanguage) => ({
  ...wordsIn(language),
  guide: onScreen(locales.guide[language]),
  building: onScreen(labels.building[language]),
  run: onScreen(labels.group_fee_slip[language]),
  batch: onScreen(labels.group_notice_slip[language]),
  buildings: onScreen(locales.buildings[language]),
  workbook: onScreen(locales.building_workbook[language]),
  imports: onScreen(locales.imports[language]),
  metering: onScreen(locales.metering[language]),
  fees: onScreen(locales.fees[language]),
})
type Words = ReturnType<typeof wordsOf>

async function makeBuilding({ page }: Visit, { words, office }: { words: Words; office: Office }) {
  const link = (to: string) => page.locator(`nav a[href="/${to}"]`)
  await link('dashboard/account').click()
  await link(screensOf(building).list).click()
  await page.getByRole('link', { name: say(words.crud.list.create, { one: words.building.one }) }).click()
  const field = (name: 'code' | 'name' | 'address') =>
    page.locator('form').getByLabel(words.building.fields[name] ?? '', { exact: true })
  for (const name of ['code', 'name', 'address'] as const) await field(name).fill(office.code)
  if (office.currency !== undefined)
    await pick(selectOf(page, words.building.fields.currency_code ?? ''), office.currency)
  await button(page, words.crud.form.save).click()
  await page.waitForURL('**/building-detail/*')
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function setUp({ page }: Visit, { words, office }: { words: Words; office: Office }) {
  await page.getByRole('link', { name: words.buildings.set_up.title }).click()
  await page.waitForURL('**/building-set-up/*')
  if (office.city !== undefined) await pick(selectOf(page, words.building.fields.city ?? ''), office.city)
  // The bank's name is also the word above the ticks of accounts.
  const field = (label: string) =>
    page.locator('form').getByLabel(label, { exact: true }).and(page.locator('input:not([type=checkbox])'))
  for (const [name, value] of Object.entries(office.prices))
    await field(words.buildings.asked[name as keyof typeof words.buildings.asked]).fill(value)
  await button(page, words.buildings.set_up.make).click()
}

/** From the page of a step that is done to the next one. */
async function goOn({ page }: Visit, { words, to }: { words: Words; to: keyof Words['guide']['step'] }) {
  const { title } = words.guide.step[to]
  await page.getByRole('link', { name: say(words.guide.next_step, { title }) }).click()
}
/** By way of the dashboard, whose guide leads on once it has heard that a step is done. */
async function goOnFromDashboard(
  { page }: Visit,
  { words, done }: { words: Words; done: keyof Words['guide']['step'] },
) {
  await page.locator('a.lobby-home').click()
  const { title } = words.guide.step[done]
  await page.locator('li[data-done=true]', { has: page.getByRole('heading', { name: title }) }).waitFor()
  await page.getByRole('link', { name: words.guide.next }).click()
}

async function fill(
  { page }: Visit,
  { words, office, hand }: { words: Words; office: Office; hand: ClickCount },
) {
  await page.waitForURL('**/building-workbook/*')
  await hand.upload(await officeWorkbook(office.language))
  await page.getByRole('heading', { name: words.workbook.questions }).waitFor()
  // Blocks, and the day of the old debts.
  await button(page, say(words.workbook.answer, { total: 2 })).click()
  // Apartments, people, vehicles, meters and debts.
  await button(page, say(words.imports.apply, { total: homes * 3 + 10 + 2 })).click()
  await button(page, words.imports.undo).waitFor()
}

async function confirmReadings({ page }: Visit, words: Words) {
  const confirm = say(words.metering.approve, { total: homes })
  await button(page, confirm).click()
  await button(page.getByRole('dialog'), confirm).click()
  await page.getByText(say(words.metering.approved, { total: homes })).waitFor()
}

async function charge({ page }: Visit, words: Words) {
  await button(page, words.fees.run.start).click()
  await page.waitForURL('**/group-fee-slip-detail/*')
  await page.getByText(words.run.states.success ?? '', { exact: true }).waitFor()
  await button(page, words.fees.approve.run).click()
  // Management and water of each home, and the motorbikes.
  const total = homes * 2 + 10
  await button(page.getByRole('dialog'), say(words.fees.approve.ok, { total })).click()
  await page.getByText(say(words.fees.approve.done, { total })).waitFor()
}

async function notify({ page }: Visit, words: Words) {
  const { batch } = words
  await page.waitForURL('**/manage-group-announcement-create')
  // The day and the way are there already.
  await button(page, words.crud.form.save).click()
  await page.locator('.notice-preview').waitFor()
  const send = batch.actions?.send ?? ''
  await button(page, send).click()
  await button(page.getByRole('dialog'), send).click()
  await page
    .getByText(batch.states?.sent ?? '', { exact: true })
    .first()
    .waitFor()
}

const rows = async (path: string) => (await admin.call(`GET ${path}`)).data as Record<string, unknown>[]

const offices: readonly Office[] = [
  {
    language: 'vi',
    code: 'TOA-MOI',
    city: labels.building.vi.options?.city?.ha_noi ?? '',
    prices: {
      management_price: '9000',
      motorbike_price: '120000',
      bank_name: 'Vietcombank',
      account_number: '0011001234567',
      account_holder: 'Ban quản lý',
    },
  },
  {
    language: 'km',
    code: 'PHNOM-PENH',
    currency: onScreen(labels.building.km.options?.currency_code?.riel ?? ''),
    prices: {
      management_price: '3000',
      water_price: '1200',
      motorbike_price: '20000',
      bank_name: 'ABA Bank',
      account_number: '000123456',
      account_holder: 'Lobby',
    },
  },
]

it.each(offices)('a building from nothing to its first sent notices: $code', async (office) => {
  const visitor = await visit({ language: office.language, lobby: lobby.url })
  await signIn(visitor, 'admin')
  const { page } = visitor
  const words = wordsOf(office.language)
  const hand = await countClicks(visitor)
  const id = await makeBuilding(visitor, { words, office })
  await setUp(visitor, { words, office })
  await goOn(visitor, { words, to: 'workbook' })
  await fill(visitor, { words, office, hand })
  await goOn(visitor, { words, to: 'meters' })
  await confirmReadings(visitor, words)
  await goOnFromDashboard(visitor, { words, done: 'meters' })
  await charge(visitor, words)
  await goOnFromDashboard(visitor, { words, done: 'approve' })
  await notify(visitor, words)
  console.log(`${office.code}: ${hand.clicks()} clicks, ${hand.uploads()} upload`)
  expect(hand.clicks()).toBeLessThanOrEqual(40)
  expect(hand.uploads()).toBeLessThanOrEqual(2)
  // What the notices tell is what the prices say.
  const fees = await rows(`fees?building_id=${id}&limit=all&fee_type=MANAGEMENT&status=approved`)
  const own = fees.filter(({ group_fee_slip_id: run }) => run !== null)
  expect(own.length).toBe(homes)
  const [{ amount = '', vat = '0' } = {}] = own
  expect(subtractAmounts(String(amount), String(vat))).toBe(
    multiplyAmounts(office.prices.management_price ?? '', '68.5'),
  )
  await expect
    .poll(async () => (await rows(`group-notice-slips?building_id=${id}`))[0], { timeout: limits.state })
    .toMatchObject({
      status: 'sent',
      collect_on: addDays(officeToday(), 15),
      channels: ['email'],
      total_notice_slips: homes,
      not_reached: 0,
    })
  // The guide has come to its end.
  await page.locator('a.lobby-home').click()
  await page.locator('main h1').first().waitFor()
  await page.getByRole('region', { name: words.guide.title }).waitFor({ state: 'detached' })
  expect(visitor.complaints).toEqual([])
})
