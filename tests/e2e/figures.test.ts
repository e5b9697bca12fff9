import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { screensOf } from '#core/derive/screens.ts'
import { registry } from '#entities/index.ts'
import { labels } from '#entities/labels.ts'
import { figureWords } from '#domain/lists/figure-words.ts'
import { words as dashboardWords } from '#src/dashboard/locale.ts'
import { locales } from '#src/locales/index.ts'
import { savedViewWords } from '#src/locales/saved-views.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { findAccessFaults } from '#tests/support/browser/faults.ts'
import {
  admit,
  button,
  chooseItem,
  endVisits,
  onScreen,
  pick,
  say,
  selectOf,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'

const { crud: words } = wordsIn('vi')
const group = onScreen(figureWords.vi)
const { looks } = words
const views = onScreen(savedViewWords.vi)
const visitors = labels.visitor.vi
const dashboard = dashboardWords.vi
const charts = onScreen(locales.charts.vi)
const pinned = 'Khách trên trang tổng quan'
const path = `/${screensOf(registry.visitor).list}`
/** Those of this test alone: a year that nobody else visits in. */
const filter = `f=${encodeURIComponent(JSON.stringify(['from_time', 'between', ['2031-01-01', '2031-12-31']]))}`
let office: Visit
beforeAll(async () => {
  office = await visit()
  await admit(office, 'manager')
  const manager = await apiAs('manager')
  const [apartment] = (
    (await manager.call(`GET apartments?building_id=${manager.buildingId}&limit=1`)) as {
      apartments: { id: string }[]
    }
  ).apartments
  for (const [name, day] of [
    ['Khách một', '2031-02-10'],
    ['Khách hai', '2031-02-20'],
    ['Khách ba', '2031-04-05'],
  ] as const) {
    const { id } = await manager.create('visitors', {
      name,
      apartment_id: apartment?.id,
      from_time: `${day}T02:00:00.000Z`,
      to_time: `${day}T04:00:00.000Z`,
    })
    if (name === 'Khách ba') await manager.call(`POST visitors/${id}/approve`, {})
  }
})
afterAll(endVisits)

const row = ({ page }: Visit, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

it('visitors by month and state are counted, kept as a view, taken as a file, and lead to their lists', async () => {
  const { page } = office
  await page.goto(`${path}?${filter}`)
  await page.getByRole('button', { name: looks.figures, exact: true }).click()
  await pick(selectOf(page, group.rows), `${visitors.fields.from_time}, ${group.month}`)
  await row(office, '02/2031').waitFor()
  // The month between has nobody, and stands there.
  await row(office, '03/2031').waitFor()
  await pick(selectOf(page, group.across), visitors.state)
  await page.getByRole('columnheader', { name: visitors.states.approved, exact: true }).waitFor()
  expect(await row(office, '04/2031').getByRole('link').allTextContents()).toEqual(['1', '1'])

  await button(page, words.list.saved_views).click()
  await button(page, views.save).click()
  await page.getByRole('textbox', { name: views.name }).fill('Khách theo tháng')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: `${words.list.saved_views}: Khách theo tháng` }).waitFor()
  expect(await findAccessFaults(office)).toEqual([])

  const leaving = page.waitForEvent('download')
  await button(page, words.list.export).click()
  await chooseItem(page, words.list.export_csv)
  const file = await readFile(await (await leaving).path(), 'utf8')
  expect(file).toContain(`${visitors.fields.from_time}, ${group.month}`)
  expect(file.split('\r\n').filter((line) => /^\d\d\/2031/.test(line))).toHaveLength(3)

  const printing = page.waitForEvent('download')
  await button(page, words.list.export).click()
  await chooseItem(page, words.list.export_pdf)
  const paper = await readFile(await (await printing).path())
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')

  await row(office, '02/2031').getByRole('link').last().click()
  await page.getByText('Khách một').waitFor()
  await page.getByText('Khách hai').waitFor()
  expect(await page.getByText('Khách ba').count()).toBe(0)
})

it('a view of figures stands on its reader’s dashboard until they take it off', async () => {
  const { page } = office
  await page.goto(`${path}?${filter}&look=figures&rows=from_time.month&across=status`)
  await button(page, words.list.saved_views).click()
  await button(page, views.save).click()
  await page.getByRole('textbox', { name: views.name }).fill(pinned)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: `${words.list.saved_views}: ${pinned}` }).click()
  await button(page, views.pin).click()
  await page.getByText(say(views.pinned, { name: pinned })).waitFor()
  await page.goto('/dashboard')
  const panel = page.getByRole('region', { name: pinned })
  await panel.getByText(charts.as_table).click()
  await panel.getByRole('rowheader', { name: '03/2031', exact: true }).waitFor()
  expect(await findAccessFaults(office)).toEqual([])
  await panel.getByRole('link', { name: dashboard.open_view }).click()
  await row(office, '02/2031').waitFor()
  await page.goto('/dashboard')
  await panel.getByRole('button', { name: say(dashboard.unpin_view, { name: pinned }) }).click()
  await panel.waitFor({ state: 'detached' })
})

it('a list that has no words of its own says those of its chart, opened by its address', async () => {
  const reader = await visit()
  await admit(reader, 'manager')
  await reader.page.goto(`/${screensOf(registry.incident_checklist).list}?look=figures`)
  await reader.page.getByText(charts.as_table).waitFor()
  await reader.context.close()
})

it('on a phone each group is a card, and nothing runs off', async () => {
  const phone = await visit({ width: 390, height: 844 })
  await admit(phone, 'manager')
  const { page } = phone
  await page.goto(`${path}?${filter}&look=figures&rows=from_time.quarter`)
  await row(phone, 'Quý 1/2031').waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  expect(await findAccessFaults(phone)).toEqual([])
})
