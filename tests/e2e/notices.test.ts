import { spokenReference } from '#domain/money/qr/reference.ts'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, monthAfter, officeToday } from '#core/days.ts'
import { noticeWords } from '#domain/notices/notice-words.ts'
import { noticeChannels } from '#domain/notices/channels.ts'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  choose,
  endVisits,
  say,
  selectOf,
  admit,
  signIn,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'

// An office tells a block what it owes: looks first, sends, sees who was not reached, puts it right, sends again.
const words = locales.notices.vi
const batch = labels.group_notice_slip.vi
const crud = locales.crud.vi

let visitor: Visit
let manager: Caller
beforeAll(async () => {
  manager = await apiAs('manager')
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

type Row = Readonly<Record<string, unknown>>
const many = async (path: string, query: string) => {
  const reply = await manager.call(`GET ${path}?building_id=${manager.buildingId}${query}`)
  return (Object.values(reply).find((value) => Array.isArray(value)) ?? []) as readonly Row[]
}

let tries = 0
it('makes notices for a block, looks at them, sends them, and sends again where nobody was reached', async () => {
  tries += 1
  const { page } = visitor
  const month = monthAfter(officeToday(), -1)
  const [block] = await many('blocks', '&sort=created_at&limit=1&columns=id,name')
  const name = `Thông báo thử ${tries}`
  const made = await manager.create('group-notice-slips', {
    name,
    month,
    collect_on: addDays(officeToday(), 10),
    audience: 'blocks',
    blocks: [block?.id],
    channels: ['email'],
  })
  await page.goto(`/manage-group-announcement/${String(made.id)}`)

  const preview = page.locator('.notice-preview')
  await preview.getByText(/căn hộ nhận thông báo, tổng phải thu/).waitFor()
  // The page of another apartment than the first one, before anything leaves.
  await preview
    .getByRole('button', { name: new RegExp(`^${words.preview.see_page}`) })
    .nth(1)
    .click()
  await preview.locator('.notice-paper').getByText(noticeWords.vi.due, { exact: true }).waitFor()
  expect(await many('notice-slips', `&group_notice_slip_id=${String(made.id)}`)).toEqual([])

  await button(page, batch.actions.send).click()
  const question = page.getByRole('dialog')
  await question.getByText(/căn hộ nhận thông báo, tổng phải thu/).waitFor()
  await button(question, batch.actions.send).click()
  await page.getByText(batch.states.sent, { exact: true }).first().waitFor()
  const slips = await many('notice-slips', `&group_notice_slip_id=${String(made.id)}&limit=all`)
  const missed = slips.filter(({ reach }) => reach === 'not_reached')
  const [reached] = slips.filter(({ reach }) => reach !== 'not_reached')
  expect(reached).toBeDefined()

  // Somebody without an address is given one, and told at last.
  const [first] = missed
  if (first !== undefined) {
    await page
      .getByRole('link', { name: say(words.progress.see_missed, { total: String(missed.length) }) })
      .click()
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: labels.notice_slip.vi.views.not_reached })
      .waitFor()
    await page.goto(`/manage-group-announcement/${String(made.id)}`)
    await button(page, batch.actions.resend).click()
    await button(page.getByRole('dialog'), batch.actions.resend).click()
    await page.getByText(batch.states.sent, { exact: true }).first().waitFor()
  }
  const again = await many('notice-slips', `&group_notice_slip_id=${String(made.id)}&limit=all`)
  expect(again).toHaveLength(slips.length)

  // The paper says what the record says.
  await page.goto(`/manage-announcement-print/${String(made.id)}/${String(reached?.id)}`)
  const paper = page.locator('.notice-paper')
  await paper.getByText(noticeWords.vi.due, { exact: true }).waitFor()
  expect(await paper.count()).toBe(1)
  await paper
    .getByText(spokenReference(String(reached?.reference)))
    .first()
    .waitFor()
  await page.goto(`/manage-group-announcement-print/${String(made.id)}`)
  await expect.poll(() => paper.count()).toBe(slips.length)
})

it('finds the mail of a notice in the outbox', async () => {
  const admin = await visit()
  await admit(admin, 'admin')
  await admin.page.goto('/outbox')
  await admin.page
    .getByRole('button', { name: new RegExp(noticeWords.vi.title) })
    .first()
    .click()
  const mail = admin.page.locator('.lobby-mail')
  await mail.getByText(noticeWords.vi.due, { exact: true }).waitFor()
  const saved = admin.page.waitForEvent('download')
  await button(admin.page.getByRole('dialog'), locales.desk.vi.pdf).click()
  const pdf = await readFile(await (await saved).path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await admin.context.close()
})

it('asks for a way of sending, at its field', async () => {
  const { page } = visitor
  await page.goto('/manage-group-announcement-create')
  const form = page.locator('form')
  // Those that are proposed are taken away.
  const ways = selectOf(form, batch.fields.channels)
  await ways.focus()
  for (const _ of noticeChannels) await ways.press('Backspace')
  await page.keyboard.press('Escape')
  await button(page, crud.form.save).click()
  await page.getByText('Chọn ít nhất một cách gửi thông báo').first().waitFor()
  await choose(page, batch.fields.channels, batch.options.channels.email)
  await page.keyboard.press('Escape')
  await button(page, crud.form.save).click()
  await page.locator('.notice-preview').waitFor()
})
