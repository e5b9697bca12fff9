import { readFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, dataOf } from '#tests/support/browser/api.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import {
  admit,
  button,
  choose,
  endVisits,
  pick,
  say,
  selectOf,
  visit,
} from '#tests/support/browser/console.ts'

const words = locales.preprint.vi
const template = labels.preprint_template.vi
const paperSize = labels.example_template.vi.fields.paper_size
const values = template.lineOptions.places.value
afterAll(endVisits)

it('an office places values on its form by keyboard and by pointer, prints a test, and prints a receipt on it', async () => {
  const manager = await apiAs('manager')
  const visitor = await visit()
  await admit(visitor, 'manager')
  const { page } = visitor
  await page.goto('/preprint-template-create')
  const symbol = `E2E/${String(Date.now()).slice(-6)}`
  await page.locator('form').getByLabel(template.fields.name, { exact: true }).fill('Phiếu thu in offset')
  await page.locator('form').getByLabel(template.fields.symbol, { exact: true }).fill(symbol)
  const payer = (x: number, y: number) =>
    page.getByRole('button', { name: say(words.place, { name: values.payer, x, y }), exact: true })
  await payer(55, 48).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await payer(56, 53).waitFor()
  // The number beside it says the same, and typing there moves it.
  const fromLeft = page
    .getByLabel(`${template.lines.places.x}, ${say(locales.fields.vi.line, { line: 6 })}`)
    .first()
  expect(await fromLeft.inputValue()).toBe('56')
  // By pointer: as many millimetres as the sheet is wide.
  const sheet = await page.getByRole('group', { name: words.sheet, exact: true }).boundingBox()
  const mark = await payer(56, 53).boundingBox()
  if (sheet === null || mark === null) throw new Error('the sheet is not shown')
  const millimetre = sheet.width / 210
  await page.mouse.move(mark.x + 20, mark.y + 5)
  await page.mouse.down()
  await page.mouse.move(mark.x + 20 - 10 * millimetre, mark.y + 5, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => Math.round(Number((await fromLeft.inputValue()).replace(',', '.')))).toBe(46)
  await button(page, locales.crud.vi.form.save).click()
  await page.waitForURL((url) => /\d+$/.test(url.pathname))
  const templateId = page.url().split('/').at(-1) ?? ''
  const [test] = await Promise.all([page.waitForEvent('download'), button(page, words.test).click()])
  expect(test.suggestedFilename()).toMatch(/\.pdf$/)

  const book = { code: symbol.replace('/', ''), template_id: templateId, first_serial: 1, leaves: 3 }
  const made = await manager.create('pre-print-receipts', { ...book, received_on: '2026-11-01' })
  const serials = await manager.call(
    `GET pre-print-serials?building_id=${manager.buildingId}&book_id=${String(made.id)}&sort=number`,
  )
  const [leaf, spare] = serials.data as { id: string; number: string }[]
  const debts = await manager.call(`GET debts?building_id=${manager.buildingId}&limit=1&with=apartment`)
  const [debt] = debts.data as { apartment: { id: string } }[]

  // At the desk the cashier takes the next leaf, and goes from the receipt to its form.
  await page.goto(`/manage-cost-debt-create?apartment=${debt?.apartment.id}`)
  await page.getByText(locales.desk.vi.more).click()
  await choose(page, labels.receipt.vi.fields.serial_id, leaf?.number ?? '')
  await page.getByLabel(labels.receipt.vi.fields.amount_received, { exact: true }).fill('100000')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText(words.on_form).click()
  await page.waitForURL(/manage-preprint-ticket-print\?ids=\d+/)
  const form = page.getByRole('group', { name: words.sheet, exact: true })
  await form.getByText('Một trăm nghìn đồng').waitFor()
  await form.getByText(leaf?.number ?? '').waitFor()
  const [pdf] = await Promise.all([page.waitForEvent('download'), button(page, locales.desk.vi.pdf).click()])
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
  const printed = new URL(page.url()).searchParams.get('ids')
  // From the book, all receipts on its leaves.
  await page.goto(`/pre-print-receipts/${made.id}`)
  await page.getByRole('link', { name: words.on_form }).click()
  await form.getByText(leaf?.number ?? '').waitFor()
  // The same receipt on a sheet of its own.
  await page.goto(`/receipt-detail/${printed}`)
  await pick(selectOf(page, paperSize), labels.example_template.vi.options.paper_size.a5)
  const [own] = await Promise.all([page.waitForEvent('download'), button(page, locales.desk.vi.pdf).click()])
  const paper = pdfText(await readFile(await own.path()))
  expect([paper.width, paper.height]).toEqual([148, 210])
  expect(paper.text).toContain('Mộttrămnghìnđồng')

  // A spoiled leaf is voided for a reason.
  const spoiled = dataOf(await manager.call(`POST pre-print-serials/${spare?.id}/spoil`, { reason: 'Rách' }))
  expect(spoiled.status).toBe('spoiled')
}, 120_000)
