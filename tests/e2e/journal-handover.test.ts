import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAmounts } from '#core/amount.ts'
import { firstDayOf, lastDayOf, monthAfter, officeToday } from '#core/days.ts'
import { screensOf } from '#core/derive/screens.ts'
import { registry } from '#entities/index.ts'
import { labels } from '#entities/labels.ts'
import { formatMonth } from '#src/fields/format.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  endVisits,
  pick,
  say,
  selectOf,
  signIn,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'
import { startOwnLobby } from '#tests/support/browser/own-lobby.ts'
import type { Lobby } from '#tests/support/server/start-lobby.ts'

// An accountant hands a month's journal over to MISA, and what came since.
const crud = locales.crud.vi
const said = locales.journal_handovers.vi
const words = labels.journal_handover.vi
const month = monthAfter(officeToday(), -1)
const [from, to] = [firstDayOf(month), lastDayOf(month)]

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

const { list, create, show } = screensOf(registry.journal_handover)
const field = (label: string) => visitor.page.locator('form').getByLabel(label, { exact: true })

/** Hands the month over as MISA wants it. */
async function handOver(extent: keyof typeof words.options.extent): Promise<void> {
  const { page } = visitor
  await page.goto(`/${create ?? ''}`)
  await field(words.fields.month).fill(formatMonth(month))
  await page.keyboard.press('Tab')
  await pick(selectOf(page, words.fields.layout), words.options.layout.misa)
  if (extent === 'since') await pick(selectOf(page, words.fields.extent), words.options.extent.since)
}
async function save(): Promise<void> {
  await button(visitor.page, crud.form.save).click()
  await visitor.page.waitForURL(`**/${(show ?? '').replace(':id', '*')}`)
}
async function download() {
  const { page } = visitor
  const row = page.getByRole('listitem').filter({ hasText: said.parts.journal })
  const file = page.waitForEvent('download')
  await button(row, say(locales.journal.vi.take, { format: 'Excel' })).click()
  const [titles = [], ...rows] = await readSheet(await readFile(await (await file).path()))
  return { titles, rows }
}

it('every entry of a demo month leaves in pairs, and each account comes to what the journal says', async () => {
  const { page } = visitor
  await page.goto('/journal')
  await page.getByRole('main').getByRole('link', { name: locales.journal.vi.hand_over }).click()
  await page.waitForURL(`**/${list ?? ''}`)
  await handOver('whole')
  await page.getByRole('status').getByText('bút toán').waitFor()
  await page.getByText(said.not_closed).waitFor()
  await save()
  const { titles, rows } = await download()
  const at = (name: string) => titles.indexOf(name)
  const sums: Record<string, string> = {}
  const add = (code: unknown, amount: string) => {
    sums[String(code)] = addAmounts(sums[String(code)] ?? '0', amount)
  }
  const days = new Map<string, string>()
  for (const row of rows) {
    const amount = String(row[at('Số tiền')])
    add(row[at('TK Nợ (*)')], amount)
    add(row[at('TK Có (*)')], `-${amount}`)
    const [number, day, text] = ['Số chứng từ (*)', 'Ngày hạch toán (*)', 'Diễn giải (Hạch toán)'].map(
      (name) => String(row[at(name)] ?? ''),
    ) as [string, string, string]
    expect([number, text]).not.toContain('')
    // A number is never on two days.
    expect(days.get(number) ?? day).toBe(day)
    days.set(number, day)
  }
  const { accounts } = (
    await manager.call(`GET report/journal?building_id=${manager.buildingId}&from=${from}&to=${to}`)
  ).data as { accounts: { code: string; debit: string; credit: string }[] }
  expect(accounts.length).toBeGreaterThan(4)
  expect(sums).toEqual(
    Object.fromEntries(accounts.map(({ code, debit, credit }) => [code, addAmounts(debit, `-${credit}`)])),
  )
  expect(visitor.complaints).toEqual([])
})

it('a month that has changed says so on its row, and what came since is handed over alone', async () => {
  const { page } = visitor
  const [home] = (
    await manager.call(
      `GET apartments?building_id=${manager.buildingId}&handover_status=handover&limit=1&columns=id,code`,
    )
  ).apartments as { id: string }[]
  const fee = await manager.create('fees', {
    apartment_id: home?.id,
    month,
    fee_type: 'OTHERS',
    name: 'Phí quên tính',
    amount: '123456',
  })
  await manager.call(`POST fees/${fee.id}/approve`, {})
  await page.goto(`/${list ?? ''}`)
  await page.getByRole('row').filter({ hasText: 'MISA' }).getByRole('link').first().click()
  await page.getByText(say(said.changed, { total: 1 })).waitFor()
  // All of it again is asked about.
  await handOver('whole')
  await button(page, crud.form.save).click()
  const question = page.getByRole('dialog')
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await handOver('since')
  await save()
  const { titles, rows } = await download()
  expect(rows.map((row) => [row[titles.indexOf('Số tiền')], row[titles.indexOf('Diễn giải')]])).toEqual([
    [123456, expect.stringContaining('Phí quên tính')],
  ])
  await button(page, words.actions.take_back).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.fields.reason).fill('Nhập nhầm')
  await button(dialog, words.actions.take_back).click()
  await page.getByRole('main').getByText(words.states.taken_back, { exact: true }).first().waitFor()
  // The browser tells of the answer that asks back, too.
  expect(visitor.complaints.filter((one) => !/\b4(09|22)\b/.test(one))).toEqual([])
})
