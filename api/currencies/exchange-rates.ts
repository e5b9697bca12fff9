import { currencyCodes } from '#domain/currency.ts'
import type { Rates } from '#domain/money/conversion.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { currency } from '#entities/finance/currency.ts'

const latestRates = query({
  row: { ...columns(currency, ['code']), price: 'text' },
  takes: { organisationId: 'bigint', day: 'date' },
  sql: ({ organisationId, day }) =>
    `select distinct on (c.code) c.code, trim_scale(r.price)::text as price
      from exchange_rate r join currency c on c.id = r.currency_id
      where r.organisation_id = ${organisationId} and r.valid_from <= ${day}
        and r.deleted_at is null and c.deleted_at is null
      order by c.code, r.valid_from desc, r.id desc`,
})

/** Đồng for one unit of each currency, as valid on a day (yyyy-MM-dd). */
export async function ratesOn(db: Queryable, organisationId: string, day: string): Promise<Rates> {
  const rows = await latestRates(db, { organisationId, day })
  return Object.fromEntries(
    rows.filter(({ code }) => currencyCodes.includes(code)).map(({ code, price }) => [code, price]),
  )
}
