import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { definitionWords } from '#entities/definition-words.ts'
import { labels } from '#entities/labels.ts'
import { formStatisticsWords } from '#domain/form-statistics-words.ts'
import { words as formWords } from '#src/forms/locale.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import {
  admit,
  button,
  choose,
  endVisits,
  onScreen,
  pick,
  say,
  signIn,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'

// "Make a form for the summer party, have it filled in, and see how many bring children."
const words = formWords.vi
const statistics = formStatisticsWords.vi
const form = labels.registration_form.vi
const answer = labels.form_answer.vi
const name = 'Tiệc hè trên sân thượng'
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
})
afterAll(endVisits)

interface Added {
  /** Absent: the console's own, made of the label. */
  readonly key?: string
  readonly label: string
  readonly type: keyof typeof definitionWords.vi.options.type
  readonly isRequired?: true
}

/** Adds a row to the form's fields. */
async function addField(page: Page, { key, label, type, isRequired }: Added): Promise<void> {
  const { options } = definitionWords.vi
  const line = form.lines.fields
  const rows = page.getByRole('group', { name: form.fields.fields })
  await button(rows, wordsIn('vi').fields.add_line).click()
  const cell = (name: string) => rows.getByRole('row').last().locator(`td[data-label="${name}"]`)
  await cell(line.label).getByRole('textbox').fill(label)
  if (key !== undefined) await cell(line.key).getByRole('textbox').fill(key)
  await pick(cell(line.type).getByRole('combobox'), options.type[type])
  if (isRequired) await cell(line.required).getByRole('switch').click()
}

/** Makes a link on the form's page; returns its address on this server. */
async function makeLink(apartment: string): Promise<string> {
  const { page } = office
  await page.goto(`/forms/${formId}`)
  await button(page, words.link).click()
  const dialog = page.getByRole('dialog')
  await choose(page, answer.fields.apartment_id, apartment)
  await dialog.getByRole('button', { name: words.make_link }).click()
  const { pathname, search } = new URL(await page.getByLabel(words.link_label, { exact: true }).inputValue())
  return pathname + search
}

/** What this browser keeps of unsent forms. */
const keptIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('lobby-drafts')
        opening.onerror = () => reject(opening.error ?? new Error('no drafts'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.onerror = () => reject(reading.error ?? new Error('no drafts'))
          reading.onsuccess = () => resolve(JSON.stringify(reading.result))
        }
      }),
  )

it('the office makes the form and opens it', async () => {
  const { page } = office
  await page.goto('/forms/create')
  await page.getByLabel(form.fields.name, { exact: true }).fill(name)
  await page.getByLabel(form.fields.thank_you, { exact: true }).fill('Hẹn gặp cả nhà!')
  await addField(page, { key: 'guests', label: 'Số người', type: 'number', isRequired: true })
  await addField(page, { label: 'Có trẻ em đi cùng', type: 'boolean' })
  // The form is beside its questions as it will be, and these change places by keys.
  const preview = page.locator('.form-preview')
  await preview.getByText('Có trẻ em đi cùng').waitFor()
  const order = async () => {
    const text = (await preview.textContent()) ?? ''
    return text.indexOf('Số người') < text.indexOf('Có trẻ em đi cùng')
  }
  expect(await order()).toBe(true)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(order).toBe(false)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toBe(true)
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/forms\/\d+$/)
  formId = /\d+$/.exec(page.url())?.[0] ?? ''
  await button(page, form.actions.publish).first().click()
  await page.getByRole('dialog').getByRole('button', { name: form.actions.publish }).click()
  await page.getByRole('link', { name: words.fill }).waitFor()
})

it('staff fill it in for a household, from the form’s page', async () => {
  const { page } = office
  await page.getByRole('link', { name: words.fill }).click()
  await page.getByLabel('Số người').waitFor()
  await button(page, words.send).click()
  // Nothing is sent while something is missing.
  expect(await page.getByLabel('Số người').getAttribute('aria-invalid')).toBe('true')
  await choose(page, answer.fields.apartment_id, homes[0]!.code)
  await page.getByLabel(answer.fields.name, { exact: true }).fill('Bà Hai')
  await page.getByLabel('Số người').fill('3')
  await page.getByRole('switch', { name: 'Có trẻ em đi cùng' }).click()
  await button(page, words.send).click()
  await page.getByRole('status').getByText('Hẹn gặp cả nhà!').waitFor()
})

it('a household fills it in by a link, without signing in, on a phone', async () => {
  const link = await makeLink(homes[1]!.code)
  const guest = await visit({ width: 390, height: 844 })
  await guest.page.goto(link)
  await guest.page.getByRole('heading', { name }).waitFor()
  expect(guest.page.url()).not.toContain('view_token')
  await guest.page.getByLabel(answer.fields.name, { exact: true }).fill('Ông Tư')
  await guest.page.getByLabel('Số người').fill('2')
  await button(guest.page, words.send).click()
  await guest.page.getByRole('status').getByText('Hẹn gặp cả nhà!').waitFor()
  const wide = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await guest.page.reload()
  await guest.page.getByRole('status').getByText('Hẹn gặp cả nhà!').waitFor()
})

it('what a household has typed is there again when the page is loaded again, in the language that it chose', async () => {
  const link = await makeLink(homes[1]!.code)
  const guest = await visit({ width: 390, height: 844 })
  await guest.page.goto(link)
  await guest.page.getByLabel(answer.fields.name, { exact: true }).fill('Ông Năm')
  await guest.page.getByLabel('Số người').fill('x')
  await button(guest.page, words.send).click()
  expect(await guest.page.getByLabel('Số người').getAttribute('aria-invalid')).toBe('true')
  await guest.page.getByText(wordsIn('vi').shell.languages.km, { exact: true }).click()
  await guest.page.locator('html[lang=km]').waitFor()
  // Kept once the typist rests.
  await expect.poll(() => keptIn(guest.page)).toContain('Ông Năm')
  await guest.page.reload()
  await guest.page.locator('html[lang=km]').waitFor()
  await button(guest.page, wordsIn('km').crud.form.draft_use).click()
  const own = onScreen(labels.form_answer.km).fields.name
  expect(await guest.page.getByLabel(own, { exact: true }).inputValue()).toBe('Ông Năm')
})

it('a link that the office has withdrawn says that it is no longer valid', async () => {
  const link = await makeLink(homes[2]!.code)
  const { page } = office
  await page.goto(`/forms/${formId}`)
  await button(page, words.link).click()
  const waiting = page.getByRole('region', { name: words.waiting_links })
  const whose = homes[2]!.code
  await waiting.getByRole('button', { name: say(words.withdraw_of, { whose }) }).click()
  await page.getByRole('tooltip').getByRole('button', { name: words.withdraw, exact: true }).click()
  await page.getByText(say(words.link_withdrawn, { whose })).waitFor()
  const guest = await visit({ width: 390, height: 844 })
  await guest.page.goto(link)
  await guest.page.getByRole('heading', { name: words.withdrawn }).waitFor()
  expect(await guest.page.getByRole('textbox').count()).toBe(0)
})

it('staff fill it in in the webview, and from the apartment’s page', async () => {
  const app = await visit({ width: 390, height: 844 })
  await admit(app, 'manager')
  await app.page.goto(`/webview/forms/${formId}`)
  await app.page.getByLabel('Số người').waitFor()
  const { page } = office
  await page.goto(`/apartment-detail/${homes[2]!.id}?tab=form_answers`)
  await page.getByRole('link', { name: say(wordsIn('vi').crud.list.create, { one: answer.one }) }).click()
  await choose(page, answer.fields.form_id, name)
  await page.getByLabel('Số người').fill('4')
  await page.getByLabel(answer.fields.name, { exact: true }).fill('Cô Ba')
  await page.getByRole('switch', { name: 'Có trẻ em đi cùng' }).click()
  await button(page, words.send).click()
  await page.getByRole('status').getByText('Hẹn gặp cả nhà!').waitFor()
})

it('the statistics say how many bring children, and who', async () => {
  const { page } = office
  await page.goto(`/forms/${formId}`)
  await page.getByRole('main').getByRole('link', { name: words.see_statistics, exact: true }).click()
  const children = page.getByRole('region', { name: 'Có trẻ em đi cùng' })
  const row = children.getByRole('row', { name: /^Có / })
  await row.getByRole('link', { name: '2', exact: true }).click()
  await page.getByRole('link', { name: 'Bà Hai' }).waitFor()
  await page.getByRole('link', { name: 'Cô Ba' }).waitFor()
  expect(await page.getByRole('link', { name: 'Ông Tư' }).count()).toBe(0)
  await page.getByRole('link', { name: statistics.back }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Excel/ }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`form-statistics-${formId}.xlsx`)
})

it('a form that was closed takes no answer', async () => {
  const { page } = office
  await manager.call(`POST forms/${formId}/close`, {})
  await page.goto(`/form-answer-create?set.form_id=${formId}`)
  await page.getByText(words.closed).waitFor()
  expect(await button(page, words.send).count()).toBe(0)
  expect(office.complaints).toEqual([])
})
