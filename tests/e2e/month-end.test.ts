import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAmounts } from '#core/amount.ts'
import { firstDayOf, monthAfter, officeToday } from '#core/days.ts'
import { screensOf } from '#core/derive/screens.ts'
import { registry, type EntityName } from '#entities/index.ts'
import { labels } from '#entities/labels.ts'
import { formatMonth } from '#src/fields/format.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  choose,
  clickWhenStill,
  endVisits,
  listOf,
  say,
  signIn,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'
import { startOwnLobby } from '#tests/support/browser/own-lobby.ts'
import type { Lobby } from '#tests/support/server/start-lobby.ts'

// An accountant's month end, from the last missing reading to the journal that leaves the house.
const crud = locales.crud.vi
const closing = locales.closing.vi
const desk = locales.desk.vi
const thisMonth = officeToday().slice(0, 7)
const [last, beforeLast, first] = [-1, -2, -3].map((by) => monthAfter(thisMonth, by)) as [
  string,
  string,
  string,
]

/** A separate server: months that are closed here would be closed to other tests. */
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

type Row = Readonly<Record<string, unknown>>
const many = async (path: string, query = '') => {
  const reply = await manager.call(`GET ${path}?building_id=${manager.buildingId}${query}`)
  return (Object.values(reply).find((value) => Array.isArray(value)) ?? []) as readonly Row[]
}
const field = (label: string) => visitor.page.locator('form').getByLabel(label, { exact: true })
const press = (name: string) => button(visitor.page, name).click()
const come = (entity: EntityName, screen: 'create' | 'list') =>
  visitor.page.goto(`/${screensOf(registry[entity])[screen] ?? ''}`)

async function save(entity: EntityName): Promise<void> {
  const { page } = visitor
  await press(crud.form.save)
  await page.waitForURL(`**/${(screensOf(registry[entity]).show ?? '').replace(':id', '*')}`)
}

/** Moves the record that is shown; waits until it says the state that it has then. */
async function move(word: string, state: string): Promise<void> {
  const { page } = visitor
  await press(word)
  const question = button(page.getByRole('dialog'), word)
  const arrived = page.getByRole('main').getByText(state, { exact: true }).first()
  await question.or(arrived).first().waitFor()
  if (await question.isVisible()) await question.click()
  await arrived.waitFor()
}

/** Opens the form that closes a month, with its checklist. */
async function lookAt(month: string): Promise<void> {
  await come('closed_month', 'create')
  await field(labels.closed_month.vi.fields.month).fill(formatMonth(month))
  await visitor.page.keyboard.press('Tab')
  await visitor.page.getByText(say(closing.title, { month: formatMonth(month) })).waitFor()
}
/** Follows a line of the checklist; the month that was typed may be typed again. */
async function seeList(line: Locator): Promise<void> {
  await line.getByRole('link', { name: closing.see }).click()
  const question = button(visitor.page, crud.form.leave)
  const list = visitor.page.getByRole('main').getByText(crud.list.live)
  await question.or(list).first().waitFor()
  if (await question.isVisible()) await question.click()
}
const lineOf = (text: string) => visitor.page.getByRole('listitem').filter({ hasText: text })

it('finds the missing reading in the checklist, and closes the month once it is there', async () => {
  const { page } = visitor
  await manager.create('closed-months', { month: first })
  const [home] = await many('apartments', '&handover_status=handover&limit=1')
  await manager.create('meters/electricity', {
    code: 'D-THIEU',
    serial_number: 'THIEU-1',
    apartment_id: home?.id,
    installed_on: firstDayOf(beforeLast),
  })
  await lookAt(beforeLast)
  const missing = lineOf(
    `${say(closing.found.unread_meters, { meters: labels.electric_meter.vi.many, total: 1 })} (D-THIEU)`,
  )
  await seeList(missing)
  const reading = labels.electric_reading.vi
  await page.getByRole('link', { name: say(crud.list.create, { one: reading.one }) }).click()
  await choose(page, reading.fields.meter_id, 'D-THIEU')
  await field(reading.fields.month).fill(formatMonth(beforeLast))
  await page.keyboard.press('Tab')
  await field(reading.fields.new_number).fill('25')
  await save('electric_reading')
  await move(reading.actions.confirm, reading.states.confirmed)

  await lookAt(beforeLast)
  await lineOf(say(closing.fine.unread_meters, { meters: labels.electric_meter.vi.many })).waitFor()
  await save('closed_month')

  // What is still a draft stops the next one, and is found from there.
  await lookAt(last)
  await page.getByText(closing.blocked).waitFor()
  const drafts = lineOf(say(closing.found.draft_payment_vouchers, { total: 1 }))
  await seeList(drafts)
  const voucher = labels.payment_voucher.vi
  await page.getByRole('row').getByText(voucher.states.draft).first().click()
  await move(voucher.actions.approve, voucher.states.approved)
  await lookAt(last)
  await page.getByText(closing.ready).waitFor()
  await save('closed_month')
  expect(visitor.complaints).toEqual([])
})

it('puts a fee of a closed month right, brings cash to the bank, counts it and takes the journal away', async () => {
  const { page } = visitor
  const [of] = await many('fees', `&month=${last}&fee_type=MANAGEMENT&status=approved&limit=1`)
  const [home] = await many('apartments', `&id=${String(of?.apartment_id)}&limit=1`)
  const adjusted = labels.adjustment.vi
  await come('adjustment', 'create')
  await choose(page, adjusted.fields.apartment_id, String(home?.code))
  const shown = (await listOf(field(adjusted.fields.fee_id))).locator('.ant-select-item-option')
  await clickWhenStill(shown.filter({ hasText: String(of?.name) }).filter({ hasText: formatMonth(last) }))
  await field(adjusted.fields.amount).fill('10000')
  await field(adjusted.fields.grounds).fill('Tính nhầm diện tích')
  await save('adjustment')
  await move(adjusted.actions.approve, adjusted.states.approved)
  const [debt] = await many('fees', `&id=${String(of?.id)}&limit=1`)
  expect(debt?.settled).toBe(addAmounts(String(of?.settled), '10000'))

  const moved = labels.cash_transfer.vi
  const accounts = await many('report/accounts', '&account_type=building&is_active=1&sort=id')
  const [cash, bank] = ['cash', 'bank'].map((kind) =>
    accounts.find(({ account_sub_type }) => account_sub_type === kind),
  )
  await come('cash_transfer', 'create')
  await choose(page, moved.fields.cash_account_id, String(cash?.name))
  await choose(page, moved.fields.to_account_id, String(bank?.name))
  await field(moved.fields.amount).fill('1000000')
  await save('cash_transfer')
  await move(moved.actions.approve, moved.states.approved)
  const [transfer] = await many('cash-transfers', '&sort=-id&limit=1')

  const counted = labels.till_closing.vi
  await page.goto('/manage-cost-debt-create')
  await press(desk.close_till)
  const dialog = page.getByRole('dialog')
  // The building's own box is the first.
  await dialog.getByLabel(counted.fields.cash_account_id).press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByLabel(`${counted.lines.denominations.count}: 500.000`, { exact: true }).fill('2')
  await dialog.getByLabel(counted.fields.note).fill('Phần còn lại trong két')
  await button(dialog, desk.close_till).click()
  await page.getByText(desk.till_closed).waitFor()

  await page.goto('/journal')
  const file = page.waitForEvent('download')
  await press(say(locales.journal.vi.take, { format: 'CSV' }))
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text).toContain(String(transfer?.code))
  expect(text).toContain('Tính nhầm diện tích')
  const sheet = page.waitForEvent('download')
  await press(say(locales.journal.vi.take, { format: 'Excel' }))
  expect((await sheet).suggestedFilename()).toMatch(/\.xlsx$/)
  expect(visitor.complaints).toEqual([])
})
