import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorMessages } from '#domain/errors/catalogue.ts'
import { formStatisticsWords } from '#domain/form-statistics-words.ts'
import { labels } from '#entities/labels.ts'
import { words as formWords } from '#src/forms/locale.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { button, choose, endVisits, signIn, visit, type Visit } from '#tests/support/browser/console.ts'

// "Ask the families of a block how many come to the party, by one link for all of them, and see how many that makes."
const words = formWords.vi
const push = labels.push_notification.vi
const answer = labels.form_answer.vi
const name = `Tiệc tất niên ${Date.now()}`
let manager: Caller
let office: Visit
let formId: string
let homes: { id: string; code: string }[]
beforeAll(async () => {
  manager = await apiAs('manager')
  office = await visit()
  await signIn(office, 'manager')
  const { apartments } = await manager.call(`GET apartments?building_id=${manager.buildingId}&limit=3`)
  homes = apartments as typeof homes
  const form = await manager.create('forms', {
    building_id: manager.buildingId,
    name,
    fields: [{ key: 'guests', label: 'Số người', type: 'number', required: true }],
    answer_limit: 'per_apartment',
  })
  formId = form.id
  await manager.call(`POST forms/${formId}/publish`, {})
})
afterAll(endVisits)

type Row = Readonly<Record<string, unknown>>
const many = async (path: string, query: string) => {
  const reply = await manager.call(`GET ${path}?building_id=${manager.buildingId}${query}`)
  return (Object.values(reply).find((value) => Array.isArray(value)) ?? []) as readonly Row[]
}

/** The block in which the resident lives who has an account. */
async function blockOfResident(): Promise<string> {
  const [home] = await many(
    'residents',
    '&resident_type=householder&status=using&nationality=vietnam&sort=id&limit=1&columns=id',
  )
  const [stay] = await many('residencies', `&resident_id=${String(home?.id)}&limit=1&with=block`)
  return String((stay?.block as Row | undefined)?.name)
}

/** Fills in the form on a phone, by the link that the bell has. */
async function fillIn(
  link: string,
  told: { readonly home: string; readonly by: string; readonly guests: string },
) {
  const { page } = await visit({ width: 390, height: 844 })
  await page.goto(link)
  await page.getByRole('heading', { name }).waitFor()
  expect(page.url()).not.toContain('view_token')
  await page.getByLabel(answer.fields.apartment_id, { exact: true }).fill(told.home)
  await page.getByLabel(answer.fields.name, { exact: true }).fill(told.by)
  await page.getByLabel('Số người', { exact: true }).fill(told.guests)
  await button(page, words.send).click()
  return page
}

let link = ''

it('the office makes the form’s link, and sends it to a block', async () => {
  const { page } = office
  const block = await blockOfResident()
  await page.goto(`/forms/${formId}`)
  await button(page, words.shared.make).click()
  await page.getByRole('img', { name: words.shared.picture }).waitFor()
  const address = await page.getByRole('textbox', { name: words.shared.title }).inputValue()
  await page.getByRole('link', { name: words.shared.send }).click()
  const title = page.getByLabel(push.fields.title, { exact: true })
  await expect.poll(() => title.inputValue()).toBe(name)
  await choose(page, push.fields.target, push.options.target.blocks)
  await choose(page, push.fields.blocks, block)
  await page.keyboard.press('Escape')
  await button(page, locales.crud.vi.form.save).click()
  await button(page, push.actions.send).click()
  await button(page.getByRole('dialog'), push.actions.send).click()
  await page.getByText(push.states.sent, { exact: true }).first().waitFor()

  const resident = await apiAs('resident')
  const bell = await resident.call('GET notifications/web?limit=20')
  const told = (bell.data as readonly Row[]).find((one) => String(one.message).startsWith(name))
  const { pathname, search } = new URL(address)
  link = String(told?.link)
  expect(link).toBe(pathname + search)
})

it('whoever opens it says which apartment they answer for, once', async () => {
  const [first, second] = homes
  const one = await fillIn(link, { home: first!.code, by: 'Cô Hoa', guests: '3' })
  await one.getByRole('status').getByText(words.sent_plain).waitFor()
  const strange = await fillIn(link, { home: 'Z-9999', by: 'Anh Lạ', guests: '9' })
  await strange.getByText(errorMessages.apartment_unknown.vi).first().waitFor()
  const again = await fillIn(link, { home: first!.code, by: 'Ông Tư', guests: '9' })
  await again.getByText(errorMessages.apartment_answered.vi).first().waitFor()
  // The same person has another apartment too.
  await again.getByLabel(answer.fields.apartment_id, { exact: true }).fill(second!.code)
  await button(again, words.send).click()
  await again.getByRole('status').getByText(words.sent_plain).waitFor()
  const wide = await again.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

it('a resident whom another app has signed in stays at the form, also loaded again', async () => {
  const resident = await apiAs('resident')
  const { page } = await visit({ width: 390, height: 844 })
  await page.goto(`${link}&access_token=${resident.token}`)
  await page.getByRole('heading', { name }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/webview/forms/${formId}`)
})

it('the number question has its sum', async () => {
  const { page } = office
  await page.goto(`/forms/${formId}`)
  await page.getByRole('main').getByRole('link', { name: words.see_statistics, exact: true }).click()
  const guests = page.getByRole('region', { name: 'Số người' })
  await guests.getByText(formStatisticsWords.vi.sum, { exact: true }).waitFor()
  await guests.getByText('12', { exact: true }).waitFor()
})

it('once it is shut it takes nothing more', async () => {
  const { page } = office
  await page.goto(`/forms/${formId}`)
  await button(page, words.shared.shut).click()
  await page.getByRole('tooltip').getByRole('button', { name: words.shared.shut, exact: true }).click()
  await page.getByRole('button', { name: words.shared.make }).waitFor()
  const late = await visit({ width: 390, height: 844 })
  await late.page.goto(link)
  await late.page.getByRole('heading', { name: words.withdrawn }).waitFor()
  expect(office.complaints).toEqual([])
})
