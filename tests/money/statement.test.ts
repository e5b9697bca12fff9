import { afterAll, beforeAll, expect, test } from 'vitest'
import { subtractAmounts, sumAmounts } from '#core/amount.ts'
import { sqlOfficeDay, sqlOfficeMidnight } from '#api/database/office-day.ts'
import { statementOf, type Statement } from '#api/money/statement.ts'
import { openWorld, recordOf, type World } from '../api/world.ts'
import { openTill, type Till } from './till.ts'

// An apartment's account: what stands before its first line, its lines, and what they come to.
let world: World
let till: Till
let home: string
beforeAll(async () => {
  world = await openWorld()
  till = await openTill(world)
  home = till.apartment(0)
  await till.fee(home, '700')
  await till.takeBack(recordOf(await till.collect(home, '500')).id)
  await till.fee(home, '300')
  await till.collect(home, '1050', { confirm_excess: true, extra_credit_reason: 'x' })
  await till.fee(home, '90')
})
afterAll(() => world.close())

const told = (more: object = {}) => statementOf(world.db, { buildingId: '1', apartmentId: home, ...more })
const comesTo = ({ opening, lines }: Statement) =>
  subtractAmounts(
    sumAmounts([opening, ...lines.map(({ charged }) => charged)]),
    sumAmounts(lines.map(({ paid }) => paid)),
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
  expect(await told({ from: '2000-01-01', to: '2000-12-31' })).toMatchObject({ opening: '0', lines: [], total: 0 })
  expect(await told({ from: '2999-01-01' })).toMatchObject({ opening: '90', lines: [], total: 0 })
}) // prettier-ignore

test('MO-13: 2026-01-31T17:30Z is February in the office', async () => {
  const instant = `'2026-01-31T17:30:00Z'::timestamptz`
  const [row] = await world.db.query(
    `select ${sqlOfficeDay(instant)}::text as day, ${sqlOfficeDay(`${instant} - interval '31 minutes'`)}::text as before,
      ${sqlOfficeMidnight(`'2026-02-01'`)} = '2026-01-31T17:00:00Z'::timestamptz as begins`,
  )
  expect(row).toEqual({ day: '2026-02-01', before: '2026-01-31', begins: true })
})
