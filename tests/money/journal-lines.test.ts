import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { openHandoverGround, type HandoverGround } from '#tests/support/money/handover-ground.ts'
import { readWorkbook } from '#tests/support/money/workbook.ts'
import { faults, outcome, right } from '#tests/support/server/seeded-server.ts'

// Every line of the journal has a number and says what it is about, on the screen and in its file.
let ground: HandoverGround
const period = 'building_id=1&from=2026-10-01&to=2026-10-31'
beforeAll(async () => {
  ground = await openHandoverGround()
})
afterAll(() => ground.close())

interface Page {
  readonly next: string | null
  readonly lines: readonly {
    readonly entry: string
    readonly number: string
    readonly description: string
    readonly debit: string
    readonly credit: string
  }[]
}
const page = async (after = '') =>
  (await ground.desk.a(`GET report/journal/entries?${period}${after}`)).body.data as Page

test('the entries are shown in the order of the books, and come to what was booked', async () => {
  const { next, lines } = await page()
  const { opening, voucher, fee, receipt, home } = ground.named
  expect(next).toBe(null)
  expect([...new Set(lines.map(({ number, description }) => `${number} ${description}`))]).toEqual([
    `${opening} Opening balance`,
    `${voucher} Tiền điện\nkhu chung`,
    `${fee} Phí nước · 10/2026`,
    `${receipt} Fees collected: ${home}, Bà Lan`,
  ])
  const sides = (['debit', 'credit'] as const).map((side) => sumAmounts(lines.map((line) => line[side])))
  expect(sides).toEqual(['3730', '3730'])
})

test('a page begins after the last entry of the one before', async () => {
  const { lines } = await page()
  const second = lines.find(({ entry }) => entry !== lines[0]?.entry)
  const later = await page(`&after=2026-10-02.${lines[0]?.entry}`)
  expect(later.lines[0]).toEqual(second)
  expect(faults(await ground.desk.a(`GET report/journal/entries?${period}&after=soon`))).toEqual([
    'after:invalid_page',
  ])
})

test('it takes the rights of the journal', async () => {
  const half = await ground.seeded.member(
    '1',
    right('manage_cash_account', 'read'),
    right('manage_debt', 'read'),
  )
  for (const one of [half, ground.seeded.as('B2')])
    expect(outcome(await one(`GET report/journal/entries?${period}`))).toBe('403 forbidden')
})

test('no row of the file is without a number or a text, and the fees of a run share one of the day', async () => {
  const take = async () => (await readWorkbook(ground.seeded, `journal/export?${period}&format=xlsx`)).rows
  const rows = await take()
  expect(rows.filter((row) => row[2] === null || row[8] === null)).toEqual([])
  await ground.makeOfRun(ground.named.feeId)
  const numbers = (await take()).map((row) => row[2])
  expect(numbers).toContain('KP-20261031-4500')
  expect(numbers).not.toContain(ground.named.fee)
})
