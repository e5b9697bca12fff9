import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { monthAfter, officeToday } from '#core/days.ts'
import { screensOf } from '#core/derive/screens.ts'
import { registry } from '#entities/index.ts'
import { labels } from '#entities/labels.ts'
import { formatMonth } from '#src/fields/format.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { button, endVisits, say, signIn, visit, type Visit } from '#tests/support/browser/console.ts'
import { startOwnLobby } from '#tests/support/browser/own-lobby.ts'
import type { Lobby } from '#tests/support/server/start-lobby.ts'

// An accountant makes a month's invoices, takes the file for the provider, and enters a number that came back.
const crud = locales.crud.vi
const said = locales.einvoices.vi
const words = labels.e_invoice.vi
const batchWords = labels.invoice_batch.vi
const month = monthAfter(officeToday(), -1)

let lobby: Lobby
let visitor: Visit
let manager: Caller
beforeAll(async () => {
  lobby = await startOwnLobby()
  manager = await apiAs('manager', { lobby: lobby.url })
  visitor = await visit({ lobby: lobby.url })
  await signIn(visitor, 'manager')
})
afterAll(async () => {
  await endVisits()
  await lobby.stop()
})

it('a month’s invoices leave in MISA’s file and come to what their list says, and a number comes back', async () => {
  const { page } = visitor
  const { create, show } = screensOf(registry.invoice_batch)
  // What the demo charges without a rate is exempt.
  const [seller] = (await manager.call(`GET invoice-sellers?building_id=${manager.buildingId}&status=active`))
    .data as { id: string }[]
  await manager.call(`PATCH invoice-sellers/${seller?.id ?? ''}`, { untaxed: 'exempt' })
  await page.goto(`/${create ?? ''}`)
  await page.locator('form').getByLabel(batchWords.fields.month, { exact: true }).fill(formatMonth(month))
  await page.keyboard.press('Tab')
  await page.getByRole('status').getByText('hóa đơn, ký hiệu').waitFor()
  await button(page, crud.form.save).click()
  await page.waitForURL(`**/${(show ?? '').replace(':id', '*')}`)
  const file = page.waitForEvent('download')
  await button(page, say(said.take, { layout: said.layouts.misa })).click()
  const [titles = [], ...rows] = await readSheet(await readFile(await (await file).path()))
  const sumOf = (title: string) => sumAmounts(rows.map((row) => String(row[titles.indexOf(title)])))
  const invoices = (
    await manager.call(`GET e-invoices?building_id=${manager.buildingId}&limit=all&month=${month}`)
  ).data as { id: string; name: string; net: string; vat: string; total: string }[]
  expect(invoices.length).toBeGreaterThan(10)
  expect(sumOf('Thành tiền')).toBe(sumAmounts(invoices.map(({ net }) => net)))
  expect(sumOf('Tiền thuế GTGT')).toBe(sumAmounts(invoices.map(({ vat }) => vat)))

  const [first] = invoices
  const { edit, show: page_ } = screensOf(registry.e_invoice)
  await page.goto(`/${(edit ?? '').replace(':id', first?.id ?? '')}`)
  await page.locator('form').getByLabel(words.fields.invoice_number, { exact: true }).fill('1')
  await button(page, crud.form.save).click()
  await page.waitForURL(`**/${(page_ ?? '').replace(':id', first?.id ?? '')}`)
  await page.getByRole('main').getByText(words.states.issued, { exact: true }).first().waitFor()
  expect(visitor.complaints).toEqual([])
})
