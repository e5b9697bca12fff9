import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, monthOf, officeToday } from '#core/days.ts'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  choose,
  endVisits,
  pick,
  say,
  selectOf,
  signIn,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'
import { payByBank } from '#tests/support/browser/pay-by-bank.ts'
import { pdfQrs } from '#tests/support/documents/pdf-qr.ts'

// From the fees to the money and back: a month approved, its notices sent to a block, printed, paid by the QR on its page, seen at the desk, voided.
const batch = labels.group_notice_slip.vi
const receipt = labels.receipt.vi
const desk = locales.desk.vi
const payment = locales.payment_screen.vi
const crud = locales.crud.vi
const fees = locales.fees.vi

let visitor: Visit
let manager: Caller
beforeAll(async () => {
  manager = await apiAs('manager')
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

type Row = Readonly<Record<string, unknown>>
async function rowsOf(path: string, query: string): Promise<readonly Row[]> {
  const reply = await manager.call(`GET ${path}?building_id=${manager.buildingId}${query}`)
  return (Object.values(reply).find((value) => Array.isArray(value)) ?? []) as readonly Row[]
}

/** Charges the homes of a block a fee that nobody else makes, and approves the run on its page. */
async function approveMonth(blockId: string): Promise<void> {
  const { page } = visitor
  const homes = await rowsOf(
    'apartments',
    `&block_id=${blockId}&handover_status=handover&limit=all&columns=id`,
  )
  const setting = await manager.create('fee-settings', {
    code: 'VONGTHU',
    name: 'Phí vòng thu',
    fee_type: 'OTHERS',
    price_type: 'all_in',
  })
  await manager.create('tariffs', {
    name: 'Vòng thu',
    fee_setting_id: setting.id,
    valid_from: '2026-01-01',
    tiers: [{ price: '15000' }],
  })
  const run = await manager.create('group-fee-slips', {
    month: monthOf(officeToday()),
    apartments: homes.map(({ id }) => id),
    fee_settings: [setting.id],
  })
  await page.goto(`/group-fee-slip-detail/${run.id}`)
  await button(page, fees.approve.run).click()
  const total = new Intl.NumberFormat('vi-VN').format(homes.length)
  await button(page.getByRole('dialog'), say(fees.approve.ok, { total })).click()
  await page.getByText(say(fees.approve.done, { total })).waitFor()
}

/** The notice of one who reads mail and owes what it says. No mail server is here, so it waits in the outbox. */
async function noticeToPay(groupId: string): Promise<Row> {
  const slips = await rowsOf('notice-slips', `&group_notice_slip_id=${groupId}&reach=queued&limit=all`)
  for (const slip of slips) {
    const { outstanding } = dataOf(await manager.call(`GET debts/apartments/${String(slip.apartment_id)}`))
    if (slip.due !== '0' && outstanding === slip.due)
      return dataOf(await manager.call(`GET notice-slips/${String(slip.id)}`))
  }
  throw new Error('nobody who owes something was reached')
}

it('approves a month, sends a block its notices, is paid by the QR of one, sees the debt go, and voids the receipt', async () => {
  const { page } = visitor
  // Other tests tell the first one, and make blocks without apartments.
  const [, block] = await rowsOf('blocks', '&sort=created_at&limit=2&columns=id,name')
  await approveMonth(String(block?.id))
  await page.goto('/manage-group-announcement-create')
  const form = page.locator('form')
  await pick(selectOf(form, batch.fields.audience), batch.options.audience.blocks)
  await choose(page, batch.fields.blocks, String(block?.name))
  await page.keyboard.press('Escape')
  await choose(page, batch.fields.channels, batch.options.channels.email)
  await page.keyboard.press('Escape')
  await form
    .getByLabel(batch.fields.collect_on, { exact: true })
    .fill(addDays(officeToday(), 10).split('-').toReversed().join('/'))
  await page.keyboard.press('Escape')
  await button(page, crud.form.save).click()
  await page
    .locator('.notice-preview')
    .getByText(/căn hộ nhận thông báo, tổng phải thu/)
    .waitFor()
  const groupId = page.url().split('/').at(-1) ?? ''
  await button(page, batch.actions.send).click()
  await button(page.getByRole('dialog'), batch.actions.send).click()
  await page.getByText(batch.states.sent, { exact: true }).first().waitFor()
  const slip = await noticeToPay(groupId)

  // The mail's paper is the notice's.
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page
      .goto(`/manage-announcement-print/${groupId}/${String(slip.id)}`)
      .then(() => button(page, desk.pdf).click()),
  ])
  const [printed] = pdfQrs(await readFile(await saved.path()))
  expect(printed).toBe(slip.qr_text)

  // The desk waits for exactly what the notice asks for.
  const home = String(slip.apartment_id)
  await page.goto(`/manage-cost-debt-create?apartment=${home}`)
  await pick(selectOf(page, receipt.fields.payment_method_id), 'Chuyển khoản')
  await button(page, desk.exactly).click()
  await page.getByRole('button', { name: desk.qr.show }).click()
  await button(page.getByRole('dialog'), payment.wait).click()
  await page.getByRole('heading', { name: payment.waiting }).waitFor()
  await payByBank(String(printed))
  await page.getByRole('heading', { name: payment.success }).waitFor()
  await page.waitForURL(`**/manage-cost-debt-create?apartment=${home}`)
  await page.getByText(desk.owes_nothing).waitFor()
  // The list of debts has forgotten it too.
  expect(await rowsOf('debts', `&apartment_id=${home}&outstanding[gt]=0`)).toEqual([])

  const [made] = await rowsOf('receipts', `&apartment_id=${home}&sort=-created_at&limit=1`)
  expect(made?.amount_received).toBe(slip.due)
  await page.goto(`/receipt-detail/${String(made?.id)}`)
  const [paper] = await Promise.all([page.waitForEvent('download'), button(page, desk.pdf).click()])
  expect(paper.suggestedFilename()).toMatch(/\.pdf$/)
  await button(page, receipt.actions.void).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(receipt.fields.reason, { exact: true }).fill('Thử vòng thu')
  await button(dialog, receipt.actions.void).click()
  await page.getByText(receipt.states.voided, { exact: true }).first().waitFor()
  const account = dataOf(await manager.call(`GET debts/apartments/${home}`))
  expect(account.outstanding).toBe(slip.due)
})
