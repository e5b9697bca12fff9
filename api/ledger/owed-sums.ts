import { ageingBands, type AgeingBand } from '#domain/money/ageing.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import { query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'

// What fees are charged, settled and open, of sums by day (docs/decisions/sums-by-day.md): some rows a day, however many
// apartments there are. They have what was booked when the sums were made.

const sum = (condition: string, sign = '') =>
  `trim_scale(coalesce(${sign}sum(o.amount) filter (where ${condition}), 0))::text`
const isCharged = "o.kind = 'fee'"
const charged = { charged: 'text', settled: 'text' } as const
const chargedSql = (condition: string) =>
  `${sum(`${isCharged} and ${condition}`)} as charged, ${sum(`not ${isCharged} and ${condition}`, '-')} as settled`

/** The fees of each month and type since a month, `yyyy-MM`: what was charged, and settled of it. */
export const monthlySums = query({
  row: { month: 'text', fee_type: 'text', ...charged },
  takes: { buildingId: 'bigint', since: 'text' },
  sql: ({ buildingId, since }) =>
    `select o.month, o.fee_type, ${chargedSql('true')} from owed_sum o
      where o.building_id = ${buildingId} and o.month >= ${since} group by 1, 2`,
})

/** The same of one month in each building, and what is open past its day. */
export const buildingSums = query({
  row: { building_id: 'bigint', ...charged, overdue: 'text' },
  takes: { buildingIds: 'bigint[]', month: 'text' },
  sql: ({ buildingIds, month }) =>
    `select o.building_id, ${chargedSql(`o.month = ${month}`)}, ${sum(`o.due_on < ${sqlOfficeDay()}`)} as overdue
      from owed_sum o where o.building_id = any(${buildingIds}) group by 1`,
})

/** SQL of the days on which the fees of a band were due. Those without a day have infinity. */
const dueIn = ageingBands.map(({ name, upTo }, at): readonly [AgeingBand, string] => {
  const over = ageingBands[at - 1]?.upTo
  const before = over === undefined ? [] : [`o.due_on < ${sqlOfficeDay()} - ${over}`]
  const since = Number.isFinite(upTo) ? [`o.due_on >= ${sqlOfficeDay()} - ${upTo}`] : []
  return [name, [...before, ...since].join(' and ')]
})

/** What a building's fees are open by age. */
export const openSums = query({
  row: {
    ...(Object.fromEntries(dueIn.map(([band]) => [band, 'text'])) as Record<AgeingBand, 'text'>),
    outstanding: 'text',
  } satisfies Slots,
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select ${dueIn.map(([band, condition]) => `${sum(condition)} as ${band}`).join(', ')}, ${sum('true')} as outstanding
      from owed_sum o where o.building_id = ${buildingId}`,
})
