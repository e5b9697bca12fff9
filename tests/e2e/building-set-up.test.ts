import { afterAll, beforeAll, expect, it } from 'vitest'
import { screensOf } from '#core/derive/screens.ts'
import { officeToday } from '#core/days.ts'
import { placeOf } from '#domain/presets/place.ts'
import { nameOf, rowName } from '#domain/presets/preset-row.ts'
import { rowsFor } from '#domain/presets/rows.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { labels } from '#entities/labels.ts'
import { building } from '#entities/property/building.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import {
  admit,
  button,
  endVisits,
  onScreen,
  pick,
  selectOf,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'
import { handsOf } from '#tests/support/browser/hands.ts'

let admin: Caller
const made: string[] = []
beforeAll(async () => {
  admin = await apiAs('admin')
})
afterAll(async () => {
  for (const id of made) await admin.call(`DELETE buildings/${id}`)
  await endVisits()
})

async function newBuilding(code: string, currency_code: 'vnd' | 'riel'): Promise<string> {
  const { data } = await admin.call('POST buildings', {
    code,
    name: code,
    address: 'Đường mới',
    currency_code,
  })
  const { id } = data as { id: string }
  made.push(id)
  return id
}

const wordsOf = (language: 'vi' | 'km') => onScreen(locales.buildings[language])
const named = (key: string, language: 'vi' | 'km', country: 'VN' | 'KH') => {
  const place = {
    country,
    city: null,
    currency_code: country === 'VN' ? 'vnd' : 'riel',
    deploy_month: null,
  } as const
  const row = rowsFor(placeOf(place, officeToday())).find((one) => rowName(one) === key)
  return row === undefined ? '' : nameOf(row, language)
}
const box = ({ page }: Visit, name: string) => page.getByRole('checkbox', { name, exact: true })
/** The bank's name is also the word above the ticks of accounts. */
const field = ({ page }: Visit, label: string) =>
  page.locator('form').getByLabel(label, { exact: true }).and(page.locator('input:not([type=checkbox])'))

it('sets a new building up in its own building, and again without a second set', async () => {
  const id = await newBuilding('ZZ-MOI', 'vnd')
  const visitor = await visit()
  await admit(visitor, 'admin')
  const { page } = visitor
  const { set_up: words, asked } = wordsOf('vi')
  await page.goto(`/${screensOf(building).show.replace(':id', id)}`)
  await page.getByRole('link', { name: words.title }).click()
  await page.waitForURL(`**/building-set-up/${id}`)
  const { options, fields } = labels.building.vi
  await pick(selectOf(page, fields.city ?? ''), options?.city?.ha_noi ?? '')
  await field(visitor, asked.management_price).fill('9000')
  await field(visitor, asked.motorbike_price).fill('120000')
  // Half an account is told of at the field, and nothing is lost.
  await field(visitor, asked.bank_name).fill('Vietcombank')
  await button(page, words.make).click()
  await page.getByRole('alert').first().waitFor()
  expect(await field(visitor, asked.management_price).inputValue()).toContain('9')
  await field(visitor, asked.account_number).fill('0011001234567')
  await field(visitor, asked.account_holder).fill('Ban quản lý')
  await button(page, words.make).click()
  await page.getByRole('status').filter({ hasText: /\d/ }).first().waitFor()
  await page.getByText(words.there).first().waitFor()
  await page.goto(`/${screensOf(feeSetting).list}`)
  for (const key of ['fee_setting.PQL', 'fee_setting.NUOC', 'fee_setting.GUIXE'])
    await page
      .getByText(named(key, 'vi', 'VN'))
      .first()
      .waitFor()
  const tariffs = (await admin.call(`GET tariffs?building_id=${id}&limit=100`)).data as {
    decision: string | null
  }[]
  expect(tariffs.map(({ decision }) => decision).toSorted()).toEqual(['3541/QĐ-UBND', null])
  await page.goto(`/building-set-up/${id}`)
  await page.getByText(words.there).first().waitFor()
  await button(page, words.make).click()
  await page.getByRole('status').filter({ hasText: /\d/ }).first().waitFor()
  expect(((await admin.call(`GET fee-settings?building_id=${id}&limit=100`)).data as unknown[]).length).toBe(
    3,
  )
  // But for the refusal that was asked for.
  expect(visitor.complaints.filter((one) => !one.includes(' 422 '))).toEqual([])
})

it('is worked by keyboard on a dark phone in Khmer, and asks for the prices of Cambodia', async () => {
  const id = await newBuilding('ZZ-KH', 'riel')
  const visitor = await visit({ language: 'km', width: 390, height: 844, dark: true })
  await admit(visitor, 'admin')
  const { page } = visitor
  const { set_up: words, asked } = wordsOf('km')
  await page.goto(`/building-set-up/${id}`)
  const hands = handsOf(page)
  const electricity = box(visitor, named('fee_setting.ELE', 'km', 'KH'))
  await electricity.waitFor()
  expect(await selectOf(page, onScreen(labels.building.km.fields.city ?? '')).count()).toBe(0)
  await electricity.focus()
  await hands.press('Space')
  await field(visitor, asked.electricity_price).waitFor()
  await hands.press('Space')
  await field(visitor, asked.electricity_price).waitFor({ state: 'detached' })
  await field(visitor, asked.management_price).focus()
  await hands.type('3000')
  await hands.press('Enter')
  await page.getByText(words.there).first().waitFor()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const settings = (await admin.call(`GET fee-settings?building_id=${id}&limit=100`)).data as {
    code: string
    is_active: boolean
  }[]
  expect(settings.filter(({ is_active: isActive }) => isActive).map(({ code }) => code)).toEqual(['MGT'])
  expect(visitor.complaints).toEqual([])
})
