import { ageingBands, type AgeingBand } from '#domain/money/ageing.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import { query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'

// What fees are charged, settled and open, of sums by day (docs/decisions/sums-by-day.md): some rows a day, however many
// apartments there are. They have what was booked when the sums were made.

const sum = (condition: string, sign = '') =>
  `trim_scale(coalesce(${sign}sum(o.amount) filter (where ${condition}), 0))::text`

/** SQL of the days on which the fees of a band were due. Those without a day have infinity. */
const dueIn = ageingBands.map(({ name, upTo }, at): readonly [AgeingBand, string] => {
  const over = ageingBands[at - 1]?.upTo
  const before = over === undefined ? [] : [`o.due_on < ${sqlOfficeDay()} - ${over}`]
  const since = Number.isFinite(upTo) ? [`o.due_on >= ${sqlOfficeDay()} - ${upTo}`] : []
  return [name, [...before, ...since].join(' and ')]
})

/**
 * Of each building, in one reading: the fees of each month and type since a month, `yyyy-MM`, what was charged and settled
 * of them; and in a row without a month, all that is open, by age.
 */
export const owedSums = query({
  row: {
    building_id: 'bigint',
    month: 'text | null',
    fee_type: 'text | null',
    charged: 'text',
    settled: 'text',
    ...(Object.fromEntries(dueIn.map(([band]) => [band, 'text'])) as Record<AgeingBand, 'text'>),
    outstanding: 'text',
  } satisfies Slots,
  takes: { buildingIds: 'bigint[]', since: 'text' },
  sql: ({ buildingIds, since }) =>
    `select o.building_id, o.month, o.fee_type, ${sum('o.is_charge')} as charged, ${sum('not o.is_charge', '-')} as settled,
        ${dueIn.map(([band, condition]) => `${sum(condition)} as ${band}`).join(', ')}, ${sum('true')} as outstanding
      from (select d.building_id, d.month, d.fee_type, d.due_on, d.kind = 'fee' as is_charge, sum(d.amount) as amount
        from owed_sum d where d.building_id = any(${buildingIds}) group by 1, 2, 3, 4, 5) o
      group by grouping sets ((o.building_id, o.month, o.fee_type), (o.building_id))
      having grouping(o.month) = 1 or o.month >= ${since}`,
})
