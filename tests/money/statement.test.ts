import { afterAll, beforeAll, expect, test } from 'vitest'
import { subtractAmounts, sumAmounts } from '#core/amount.ts'
import { monthOf, officeToday } from '#core/days.ts'
import { sqlOfficeDay, sqlOfficeMidnight } from '#api/database/office-day.ts'
import { statementOf, type Statement } from '#api/debts/statement.ts'
import { openSeededServer, recordOf, rowsOf, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// An apartment's account: the balance before its first line, its lines, and their sum.
let seeded: SeededServer
let desk: CashDesk
let home: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  home = desk.apartment(0)
  // Fees of this month, so that the lines are in the order in which they are made.
  const month = monthOf(officeToday())
  await desk.fee(home, '700', { month })
  await desk.takeBack(recordOf(await desk.collect(home, '500')).id)
  await desk.fee(home, '300', { month })
  await desk.collect(home, '1050', { confirm_excess: true, extra_credit_reason: 'x' })
  await desk.fee(home, '90', { month })
})
afterAll(() => seeded.close())

const told = (more: object = {}) => statementOf(seeded.db, { buildingId: '1', apartmentId: home, ...more })
const comesTo = ({ opening, lines }: Statement) =>
  subtractAmounts(
    sumAmounts([opening, ...lines.map(({ charged }) => charged)]),
    sumAmounts(lines.flatMap(({ paid, deduction }) => [paid, deduction])),
  )

test.each([[1_000, '0', 6], [4, '200', 4], [2, '1000', 2], [1, '0', 1]])(
  'of its latest %i lines the first begins at %s, and they come to what is owed',
  async (most, opening, lines) => {
    const statement = await told({ most })
    expect(statement).toMatchObject({ opening, total: 6, outstanding: '90', credit: '50' })
    expect(statement.lines).toHaveLength(lines)
    expect(comesTo(statement)).toBe('90')
    expect(statement.lines.at(-1)?.balance).toBe('90')
  },
) // prettier-ignore

test('between days without a line it says what was owed by then', async () => {
  expect(await told({ from: '2000-01-01', to: '2000-12-31' })).toMatchObject({
    opening: '0',
    lines: [],
    total: 0,
  })
  expect(await told({ from: '2999-01-01' })).toMatchObject({ opening: '90', lines: [], total: 0 })
})

test('deductions are separate from payments, in an apartment’s statement and in the list of debts', async () => {
  const other = desk.apartment(1)
  const lines = async () => {
    const { lines: told } = await statementOf(seeded.db, { buildingId: '1', apartmentId: other })
    return told.map(({ kind, charged, paid, deduction, balance }) => [
      kind,
      charged,
      paid,
      deduction,
      balance,
    ])
  }
  const deduction = async () =>
    rowsOf(await desk.a(`GET debts?building_id=1&apartment_id=${other}`))[0]?.deduction
  await desk.fee(other, '1000')
  expect(await deduction()).toBe('0')
  const of = { deduction: '120', deduction_reason: 'Giảm phí' }
  const { id } = recordOf(await desk.collect(other, '300', of))
  expect(await deduction()).toBe('120')
  expect(
    recordOf(
      await desk.a(
        `GET debts/${String(rowsOf(await desk.a(`GET debts?building_id=1&apartment_id=${other}`))[0]?.id)}`,
      ),
    ),
  ).toMatchObject({ deduction: '120' })
  await desk.takeBack(id)
  expect(await deduction()).toBe('0')
  await desk.collect(other, '0', { deduction: '40', deduction_reason: 'Giảm phí' })
  expect(await deduction()).toBe('40')
  expect(await lines()).toEqual([
    ['fee', '1000', '0', '0', '1000'],
    ['receipt', '0', '300', '120', '580'],
    ['receipt_void', '300', '0', '-120', '1000'],
    ['receipt', '0', '0', '40', '960'],
  ])
  const first = await statementOf(seeded.db, { buildingId: '1', apartmentId: other, most: 3 })
  expect([first.opening, comesTo(first)]).toEqual(['1000', '960'])
})

test('2026-01-31T17:30Z is February in the office', async () => {
  const instant = `'2026-01-31T17:30:00Z'::timestamptz`
  const [row] = await seeded.db.query(
    `select ${sqlOfficeDay(instant)}::text as day, ${sqlOfficeDay(`${instant} - interval '31 minutes'`)}::text as before,
      ${sqlOfficeMidnight(`'2026-02-01'`)} = '2026-01-31T17:00:00Z'::timestamptz as begins`,
  )
  expect(row).toEqual({ day: '2026-02-01', before: '2026-01-31', begins: true })
})
