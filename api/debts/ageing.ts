import { ageingBands, type AgeingBand } from '#domain/money/ageing.ts'
import type { Queryable } from '#api/database/pool.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { fee } from '#entities/fees/fee.ts'
import { age, bandConditions } from './balances.ts'

const bands = Object.fromEntries(ageingBands.map(({ name }) => [name, 'text'])) as Record<AgeingBand, 'text'>

const totals = query({
  row: { ...bands, outstanding: 'text', credit: 'text' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `with open as (select f.amount - f.settled as open, ${age} as age from fee f
        where f.building_id = ${buildingId} and f.status = ${statesOf(fee).approved} and f.deleted_at is null)
      select ${bandConditions('age').map(sumOfBand).join(', ')},
        trim_scale(coalesce(sum(open), 0))::text as outstanding,
        (select trim_scale(coalesce(sum(credit), 0))::text from debt where building_id = ${buildingId}) as credit
      from open`,
})

const sumOfBand = ([band, condition]: readonly [AgeingBand, string]) =>
  `trim_scale(coalesce(sum(open) filter (where ${condition}), 0))::text as ${band}`

/** What the whole building owes, by age, and its total credit: the head of the list of debts. */
export async function ageingTotals(db: Queryable, buildingId: string) {
  const [row] = await totals(db, { buildingId })
  if (row === undefined) throw new Error('the debts were not added up')
  return row
}
