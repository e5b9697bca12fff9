import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Block, DocumentPage } from '#domain/documents/page.ts'
import { openInvoiceGround, symbol, today, type InvoiceGround } from '#tests/support/money/invoice-ground.ts'
import { writtenDay } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { outcome, rowsOf } from '#tests/support/server/seeded-server.ts'

// What the tax office is told of a wrong invoice, and what both sides sign of several.
let ground: InvoiceGround
beforeAll(async () => {
  ground = await openInvoiceGround()
  await ground.seller()
})
afterAll(async () => {
  expect(await findBrokenInvariants(ground.seeded.db)).toEqual({})
  await ground.close()
})

let numbers = 0
let homes = 20
/** An invoice with a number, of one fee with 8 % of an apartment. */
async function invoiced(home: string, amount: string) {
  const fee = await ground.desk.fee(home, amount, { name: 'Phí quản lý', vat_percent: 8 })
  const [made] = (await ground.made()).invoices
  numbers += 1
  const { id = '' } = made ?? {}
  expect(outcome(await ground.number(id, String(numbers)))).toBe('200')
  return { id, fee, number: String(numbers) }
}
const newHome = () => ground.desk.apartment((homes += 1))
async function corrected(id: string, action: string, what = 'Sai diện tích'): Promise<string> {
  const done = await ground.desk.a(`POST e-invoices/${id}/${action}`, { what_is_wrong: what })
  expect(outcome(done)).toBe('200')
  const made = rowsOf(await ground.desk.a(`GET e-invoices?building_id=1&limit=all`)) as {
    readonly id: string
    readonly original_id: string | null
  }[]
  return made.find(({ original_id: of }) => of === id)?.id ?? ''
}
const pageOf = async (id: string, paper: 'notice' | 'list') => {
  const reply = await ground.desk.a(`GET e-invoices/${id}/${paper}/paper?language=vi`)
  expect(outcome(reply)).toBe('200')
  return (reply.body.data as { readonly pages: readonly DocumentPage[] }).pages[0]
}
const tablesOf = (page: DocumentPage | undefined) =>
  (page?.body ?? []).flatMap((block: Block) => (block.block === 'lines' ? [block.table.rows] : []))

test('a notice names the invoice and what is wrong, and there is none before', async () => {
  const { id, number } = await invoiced(newHome(), '1080000')
  expect(await pageOf(id, 'notice')).toBeUndefined()
  const told = { noticed_on: today, notice_content: 'Sai tên người mua' }
  expect(outcome(await ground.desk.a(`POST e-invoices/${id}/notice`, told))).toBe('200')
  const page = await pageOf(id, 'notice')
  expect(page?.corner).toEqual(['Mẫu số 04/SS-HĐĐT'])
  expect(page?.facts).toContainEqual({ name: 'Mã số thuế', value: '0101243150' })
  expect(page?.table?.rows).toEqual([
    ['1', '', '1', symbol, number, writtenDay(today), 'Hóa đơn điện tử', 'Thông báo', 'Sai tên người mua'],
  ])
})

test('a list has all invoices of a buyer and month with the same error, before, after and the difference', async () => {
  const home = newHome()
  const one = await invoiced(home, '1080000')
  const two = await invoiced(home, '540000')
  // Another buyer: of consumers all have one name.
  const elsewhere = newHome()
  const other = await invoiced(elsewhere, '216000')
  await ground.adjust(other.fee, elsewhere, '21600')
  await ground.adjust(one.fee, home, '108000')
  await ground.adjust(two.fee, home, '54000')
  const lowered = await corrected(one.id, 'make_adjusting')
  const second = await corrected(two.id, 'make_adjusting')
  await corrected(other.id, 'make_adjusting')
  const said = (number: string) => `1${symbol} · ${number}`
  const whole = (number: string) => `${said(number)} · ${writtenDay(today)}`
  const name = (row: readonly string[]) => [row[0], ...row.slice(3)]
  const page = await pageOf(lowered, 'list')
  const [before = [], after = [], difference] = tablesOf(page)
  expect(before.map(name)).toEqual([
    [whole(one.number), '1.000.000', '8 %', '80.000', '0', '1.080.000'],
    [whole(two.number), '500.000', '8 %', '40.000', '0', '540.000'],
    ['Cộng', '1.500.000', '', '120.000', '0', '1.620.000'],
  ])
  expect(after.map(name)).toEqual([
    [whole(one.number), '900.000', '8 %', '72.000', '0', '972.000'],
    [whole(two.number), '450.000', '8 %', '36.000', '0', '486.000'],
    ['Cộng', '1.350.000', '', '108.000', '0', '1.458.000'],
  ])
  expect(difference).toEqual([
    [said(one.number), '-100.000', '-8.000', '0', '-108.000'],
    [said(two.number), '-50.000', '-4.000', '0', '-54.000'],
    ['Cộng', '-150.000', '-12.000', '0', '-162.000'],
  ])
  // A correction that is discarded corrects nothing.
  expect(outcome(await ground.desk.a(`POST e-invoices/${second}/discard`, { reason: 'nhầm' }))).toBe('200')
  expect(tablesOf(await pageOf(lowered, 'list'))[2]).toEqual([
    [said(one.number), '-100.000', '-8.000', '0', '-108.000'],
    ['Cộng', '-100.000', '-8.000', '0', '-108.000'],
  ])
  expect(await pageOf(second, 'list')).toBeUndefined()
  expect(await pageOf(one.id, 'list')).toBeUndefined()
})

test('a replacing invoice stands for the whole, and a second adjusting one goes on from the first', async () => {
  const home = newHome()
  const { id, fee } = await invoiced(home, '1080000')
  await ground.adjust(fee, home, '108000')
  const replacing = await corrected(id, 'make_replacing')
  const [before, after, difference] = tablesOf(await pageOf(replacing, 'list'))
  expect([before?.at(-1)?.at(-1), after?.at(-1)?.at(-1), difference?.at(-1)?.at(-1)]).toEqual([
    '1.080.000',
    '972.000',
    '-108.000',
  ])

  const again = await invoiced(home, '540000')
  await ground.adjust(again.fee, home, '54000')
  const first = await corrected(again.id, 'make_adjusting', 'Lần một')
  expect(outcome(await ground.number(first, String((numbers += 1))))).toBe('200')
  await ground.adjust(again.fee, home, '54000')
  expect(
    outcome(await ground.desk.a(`POST e-invoices/${again.id}/make_adjusting`, { what_is_wrong: 'Lần hai' })),
  ).toBe('200')
  const drafts = await ground.invoices('&kind=adjusting&status=draft')
  const last = drafts.find(({ original_id: of, grounds }) => of === again.id && grounds === 'Lần hai')
  const tables = tablesOf(await pageOf(last?.id ?? '', 'list'))
  expect(tables.map((rows) => rows.at(-1)?.at(-1))).toEqual(['486.000', '432.000', '-54.000'])
})
