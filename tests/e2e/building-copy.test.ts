import { afterAll, beforeAll, expect, it } from 'vitest'
import { multiplyAmounts, subtractAmounts } from '#core/amount.ts'
import { monthOf, officeToday } from '#core/days.ts'
import { labels } from '#entities/labels.ts'
import { errorMessages } from '#domain/errors/catalogue.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  chooseItem,
  endVisits,
  onScreen,
  pick,
  say,
  selectOf,
  signIn,
  visit,
  waitForStillness,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'
import { judgePage } from '#tests/support/browser/judge-page.ts'
import { limits } from '#tests/support/limits.ts'
import { startOwnLobby, type OwnLobby } from '#tests/support/browser/own-lobby.ts'

// "Our second building charges as the first one does."
type Row = Readonly<Record<string, unknown>> & { readonly id: string }
const words = onScreen(locales.buildings.vi.copy)
const { crud } = wordsIn('vi')
const name = 'Tòa Hai'
const month = monthOf(officeToday())
let lobby: OwnLobby
let admin: Caller
let visitor: Visit
let first: Row
let second: Row
beforeAll(async () => {
  lobby = await startOwnLobby()
  admin = await apiAs('admin', { lobby: lobby.url })
  first = dataOf(await admin.call(`GET buildings/${admin.buildingId}`)) as Row
  visitor = await visit({ lobby: lobby.url })
  await signIn(visitor, 'admin')
})
afterAll(async () => {
  await endVisits()
  await lobby.stop()
})

const rows = async (path: string, key = 'data') =>
  (await admin.call(`GET ${path}${path.includes('?') ? '&' : '?'}building_id=${second.id}&limit=all`))[
    key
  ] as readonly Row[]
const copyButton = () => visitor.page.getByRole('button', { name: /^Sao chép \d+ mục$/ })

it('cloning a building makes it, and copies what the first one is set up with', async () => {
  const { page } = visitor
  await page.goto(`/building-detail/${first.id}`)
  await page.getByRole('button', { name: crud.record.more }).click()
  await chooseItem(page, crud.record.clone)
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
  await page.getByRole('link', { name: say(crud.list.create, { one: labels.building.vi.one }) }).click()
  await page.waitForURL('**/building-create?*')
  const field = (of: 'code' | 'name') =>
    page.locator('form').getByLabel(labels.building.vi.fields[of] ?? '', { exact: true })
  await field('code').fill('TOA-2')
  await field('name').fill(name)
  await button(page, crud.form.save).click()
  await page.waitForURL('**/buildings/copy?*')
  await copyButton().and(page.locator(':enabled')).waitFor()
  // The rule of the first floor comes; nothing that is unticked does.
  const tariffs = page.getByRole('checkbox', { name: new RegExp(`^${labels.tariff.vi.many}$`, 'iu') })
  expect(await tariffs.isChecked()).toBe(true)
  await copyButton().click()
  const done = page.getByRole('status')
  await done.getByText(name).first().waitFor()
  const [found] = (await admin.call('GET buildings?code=TOA-2')).data as Row[]
  second = found!
  expect((await rows('tariffs')).length).toBeGreaterThan(3)
  expect(await rows('partners')).toEqual([])
  expect((await rows('fee-schedules')).filter(({ is_active }) => is_active === true)).toEqual([])
  await page.getByText(words.nothing).waitFor()
  expect(visitor.complaints).toEqual([])
})

it('an apartment that is handed over there is charged by the copied tariffs', async () => {
  const caller = { ...admin, buildingId: second.id }
  const create = async (path: string, values: Record<string, unknown>) =>
    dataOf(await caller.call(`POST ${path}`, { building_id: second.id, ...values })) as Row
  const block = await create('blocks', { code: 'T1', name: 'Tháp 1' })
  const home = await create('apartments', { code: 'T1-0201', block_id: block.id, area: '60', floor: '2' })
  await caller.call(`POST apartments/${home.id}/schedule_handover`, { handover_date: `${month}-01` })
  await caller.call(`POST apartments/${home.id}/hand_over`, { handover_date: `${month}-01` })
  const settings = await rows('fee-settings')
  const management = settings.find((one) => one.fee_type === 'MANAGEMENT' && one.price_type === 'area')
  const run = await create('group-fee-slips', {
    month,
    fee_settings: [management?.id],
    all_apartments: '1',
  })
  await expect
    .poll(async () => dataOf(await caller.call(`GET group-fee-slips/${run.id}`)).status, {
      timeout: limits.state,
    })
    .toBe('success')
  const [fee, ...others] = await rows(`fees?group_fee_slip_id=${run.id}`)
  expect(others).toEqual([])
  const tariff = (await rows('tariffs')).find(
    (one) => one.fee_setting_id === management?.id && String(one.valid_from) <= `${month}-01`,
  )
  const [tier] = (tariff?.tiers ?? []) as { price: string }[]
  expect(fee?.apartment_id).toBe(home.id)
  // The tariff adds VAT to its price.
  const charged = subtractAmounts(String(fee?.amount), String(fee?.vat))
  expect(charged).toBe(multiplyAmounts(tier?.price ?? '0', '60'))
})

it('from the building’s own page, by keyboard, on a phone and in the dark; what is left out says why', async () => {
  await admin.call(`POST fee-rules`, {
    building_id: first.id,
    name: 'Chỉ tháp A',
    fee_setting_id: ((await admin.call(`GET fee-settings?building_id=${first.id}&limit=1`)).data as Row[])[0]
      ?.id,
    from_month: month,
    effect: 'charge',
    coefficient: 2,
    blocks: [((await admin.call(`GET blocks?building_id=${first.id}&limit=1`)).blocks as Row[])[0]?.id],
  })
  const phone = await visit({ lobby: lobby.url, width: 390, height: 844, dark: true })
  await signIn(phone, 'admin')
  const { page } = phone
  await page.goto(`/building-detail/${second.id}`)
  await page.getByRole('link', { name: words.from_other }).click()
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
  await pick(selectOf(page, words.from), String(first.name))
  const rules = page.locator('fieldset > ul > li', { hasText: 'Chỉ tháp A' })
  const why = rules.locator('summary')
  await why.focus()
  await page.keyboard.press('Enter')
  await rules.getByText(errorMessages.copy_reference_missing.vi).waitFor()
  await page.getByText('Chỉ tháp A').waitFor()
  const partners = page.getByRole('checkbox', { name: new RegExp(`^${labels.partner.vi.many}$`, 'iu') })
  await partners.focus()
  await page.keyboard.press('Space')
  const copy = page.getByRole('button', { name: /^Sao chép [1-9]\d* mục$/ }).and(page.locator(':enabled'))
  await copy.waitFor()
  await waitForStillness(page)
  expect(await judgePage(phone)).toEqual([])
  await copy.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(name).first().waitFor()
  expect((await rows('partners')).length).toBeGreaterThan(0)
  expect(phone.complaints).toEqual([])
})
