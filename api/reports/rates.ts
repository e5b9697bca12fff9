import { currencyCodes, type CurrencyCode } from '#domain/currency.ts'
import type { BaseName } from '#domain/reports/report.ts'
import { plannedRatesSql } from '../ledger/plan-moves-sql.ts'
import { query } from '../sql/query.ts'
import { wordOf } from '../sql/types.ts'

const ofPeriod = {
  row: {
    currency: wordOf<CurrencyCode>(),
    rate_of: wordOf<CurrencyCode>(),
    lowest: 'text',
    highest: 'text',
  },
  takes: { buildingId: 'bigint', from: 'date', to: 'date' },
} as const

/** The rates at which a period's money in other currencies was booked, by pair; the organisation's are in đồng. */
const bookedRates = query({
  ...ofPeriod,
  sql: ({ buildingId, from, to }) =>
    `select coalesce(l.currency, '') as currency, coalesce(l.rate_of, '') as rate_of, trim_scale(min(l.rate))::text as lowest, trim_scale(max(l.rate))::text as highest
      from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
      where e.building_id = ${buildingId} and e.booked_on >= ${from} and e.booked_on <= ${to}
        and l.currency in (${currencyCodes.map((code) => `'${code}'`).join(', ')})
        and l.rate is not null and l.rate_of is not null
      group by 1, 2 order by 1, 2`,
})

/** Those at which plans in other currencies are expected. */
const plannedRates = query({ ...ofPeriod, sql: plannedRatesSql })

/** The rates that a report of a base names. */
export const ratesOf = (base: BaseName) => (base === 'planned' ? plannedRates : bookedRates)
