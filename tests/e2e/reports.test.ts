import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { readSheet } from 'read-excel-file/node'
import { afterAll, expect, it } from 'vitest'
import { addMonths, officeToday } from '#core/days.ts'
import { managePrefix } from '#core/derive/routes.ts'
import { reports } from '#domain/reports/index.ts'
import { reportLabels } from '#domain/reports/labels.ts'
import { periodNamed } from '#domain/reports/periods.ts'
import { labels } from '#entities/labels.ts'
import { moduleWords } from '#entities/words.ts'
import { words as dashboardWords } from '#src/dashboard/locale.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { lobbyUrl } from '#tests/support/browser/lobby-url.ts'
import { button, endVisits, follow, say, signIn, visit, wordsIn } from '#tests/support/browser/console.ts'

const words = dashboardWords.vi
const today = officeToday()
afterAll(endVisits)

/** Digits alone, as the console and a sheet both have them of đồng. */
const digits = (text: unknown) => String(text).replaceAll(/[^\d-]/g, '')
const totals = (page: Page) => page.locator('tfoot td').allInnerTexts()

it('a manager follows what is overdue to a fee, its apartment and a receipt', async () => {
  const visitor = await visit()
  await signIn(visitor, 'manager')
  const { page } = visitor
  const figure = page.getByRole('region', { name: words.tile.overdue }).getByRole('link').first()
  const overdue = digits(await figure.textContent())
  await figure.click()
  await page.waitForURL('**/manage-fee?**')
  await expect.poll(async () => digits(await page.getByRole('main').textContent())).toContain(overdue)
  const manager = await apiAs('manager')
  const late = `building_id=${manager.buildingId}&status=approved&due_on[lt]=${today}&limit=20`
  const fees = (await manager.call(`GET fees?${late}`)).data as { id: string; apartment_id: string }[]
  const paying = await manager.call(
    `GET receipts?building_id=${manager.buildingId}&limit=all&apartment_id[in]=${fees.map((one) => one.apartment_id).join(',')}`,
  )
  const payers = new Set((paying.data as { apartment_id: string }[]).map((one) => one.apartment_id))
  const fee = fees.find(({ apartment_id: id }) => payers.has(id))
  await page.locator(`a[href="/manage-fee-detail/${fee?.id}"]`).first().click()
  await page.waitForURL('**/manage-fee-detail/*')
  await page.locator(`main a[href^="/apartment-detail/${fee?.apartment_id}"]`).first().click()
  await page.waitForURL('**/apartment-detail/*')
  // The fee's page stays until the apartment's has loaded, and has a tab of a like name.
  await page.getByRole('tab', { name: labels.vehicle.vi.many }).waitFor()
  await page.getByRole('tab', { name: labels.receipt.vi.many }).click()
  await page.locator('main a[href^="/receipt-detail/"]').first().click()
  await page.waitForURL('**/receipt-detail/*')
  expect(visitor.complaints).toEqual([])
})

it('the monthly report’s sheet has the screen’s sums, and its figures their documents', async () => {
  const visitor = await visit()
  await signIn(visitor, 'manager')
  const { page } = visitor
  await page.goto('/monthly-report')
  await page.locator('tfoot').waitFor()
  const sums = (await totals(page)).map(digits)
  const saving = page.waitForEvent('download')
  await button(page, say(locales.journal.vi.take, { format: 'Excel' })).click()
  const rows = await readSheet(await readFile(await (await saving).path()))
  expect(rows[0]?.[0]).toBe(reportLabels.monthly_report.vi.title)
  expect(rows.at(-1)?.slice(1).map(digits)).toEqual(sums)
  // Compared, the sheet has what stands beside, too.
  await page.goto('/monthly-report?compare=previous')
  await page.locator('tfoot td').nth(sums.length).waitFor()
  const beside = digits((await page.locator('tfoot td').nth(-2).getByRole('link').textContent()) ?? '')
  const again = page.waitForEvent('download')
  await button(page, say(locales.journal.vi.take, { format: 'Excel' })).click()
  const compared = await readSheet(await readFile(await (await again).path()))
  expect(digits(compared.at(-1)?.at(-2))).toBe(beside)
  await page.goto('/monthly-report')
  await page.locator('tfoot').waitFor()
  await page.locator('tfoot').getByRole('link').nth(1).click()
  await page.waitForURL('**column=in**')
  await expect.poll(async () => (await totals(page)).map(digits)).toEqual([sums[1]])
  expect(visitor.complaints).toEqual([])
})

it('a cashier sees the own till alone, on the screen and in its documents', async () => {
  const visitor = await visit()
  await signIn(visitor, 'cashier')
  const { page } = visitor
  const cashier = await apiAs('cashier')
  const { user } = await cashier.call('GET ../current-user')
  await page.goto('/cashier-statistics?period=last_6_months')
  await page.locator('tfoot').waitFor()
  expect(await page.locator('tbody th').allInnerTexts()).toEqual([(user as { name: string }).name])
  const own = digits((await totals(page))[0])
  await page.locator('tfoot').getByRole('link').first().click()
  await page.waitForURL('**column=documents**')
  await page.locator('tfoot').waitFor()
  const { from, to } = periodNamed('last_6_months', today)
  const documents = `building_id=${cashier.buildingId}&from=${from}&to=${to}&column=documents`
  const list = await cashier.call(`GET cashiers/statistics/documents?${documents}`)
  expect(String((list.data as { total: number }).total)).toBe(own)
  // What they took is printed for the office, and not published as all there is.
  const { print, print_owners: printForOwners } = locales.report_figures.vi.page
  await page.goto('/cashier-statistics?by=method')
  await button(page, print).waitFor()
  expect(await button(page, printForOwners).count()).toBe(0)
  // Of the funds they see nothing.
  await page.goto('/monthly-report')
  await page.waitForURL((url) => url.pathname !== '/monthly-report')
})

it('a board member reads reports on a phone', async () => {
  const visitor = await visit({ width: 390, height: 844 })
  await signIn(visitor, 'board')
  const { page } = visitor
  for (const { page: path } of reports) {
    expect(await follow(visitor, `/${path}`)).toBe(`/${path}`)
    await page.locator('tfoot').waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, width]).toEqual([path, 390])
    // The way back is the menu's, whatever records the report reads.
    expect(await page.getByRole('navigation', { name: wordsIn('vi').shell.breadcrumb }).innerText()).toBe(
      moduleWords.tc.vi,
    )
    const { print } = locales.report_figures.vi.page
    expect(await button(page, print).isEnabled()).toBe(true)
  }
  expect(visitor.complaints).toEqual([])
})

it('who works in another building sees nothing of the first', async () => {
  const [other, manager] = [await apiAs('other'), await apiAs('manager')]
  const days = `from=${addMonths(today, -6)}&to=${today}`
  for (const { path } of reports)
    for (const call of ['', '/documents', '/export', '/pdf']) {
      const address = `${lobbyUrl()}${managePrefix}/${path}${call}?building_id=${manager.buildingId}&${days}&column=net`
      const headers = { authorization: `Bearer ${other.token}`, 'client-id': '3' }
      expect([path, call, (await fetch(address, { headers })).status]).toEqual([path, call, 403])
    }
  const visitor = await visit()
  await signIn(visitor, 'other')
  const { page } = visitor
  await page.goto('/receipt-report-manager?period=last_6_months')
  await page.locator('tfoot').waitFor()
  const names = await manager.call(`GET buildings/${manager.buildingId}`)
  const first = String((names.data as { name: string }).name)
  expect(await page.locator('body').innerText()).not.toContain(first)
})
