import { compareAmounts, scaleAmount } from '#core/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Rates } from '#domain/money/conversion.ts'
import type { Exchange, PairRate } from '#domain/money/tenders.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { deskRate } from '#entities/finance/desk-rate.ts'
import { ratesOn } from './exchange-rates.ts'

interface Asked {
  readonly organisationId: string
  readonly buildingId: string
  /** In which the building's books are kept. */
  readonly books: CurrencyCode
  /** yyyy-MM-dd. */
  readonly day: string
}

const latest = query({
  row: { ...columns(deskRate, ['of_currency', 'in_currency']), price: 'text' },
  takes: { buildingId: 'bigint', day: 'date' },
  sql: ({ buildingId, day }) =>
    `select distinct on (least(of_currency, in_currency), greatest(of_currency, in_currency))
        of_currency, in_currency, trim_scale(price)::text as price
      from desk_rate where building_id = ${buildingId} and valid_from <= ${day} and deleted_at is null
      order by least(of_currency, in_currency), greatest(of_currency, in_currency), valid_from desc, id desc`,
})

/** The rate of a currency against the books; null for the books' own, undefined where there is none. */
export type RateOf = (currency: CurrencyCode) => PairRate | null | undefined

/** A rate as a record keeps it, a number of six decimals at most. */
export function keptRate(rate: PairRate | null) {
  if (rate === null) return { rate_of: null, rate: null }
  const { of, price: figure } = rate
  return { rate_of: of, rate: Number(figure) }
}

/** The building's own rates of a day; for a pair that it has none for, the organisation's through đồng. */
export async function deskRatesOn(db: Queryable, { organisationId, buildingId, books, day }: Asked) {
  const [own, rates] = await Promise.all([latest(db, { buildingId, day }), ratesOn(db, organisationId, day)])
  const rateOf: RateOf = (currency) => {
    if (currency === books) return null
    const pair = own.find(
      ({ of_currency: of, in_currency: other }) =>
        (of === currency && other === books) || (of === books && other === currency),
    )
    return pair === undefined
      ? throughDong(currency, books, rates)
      : { of: pair.of_currency, price: pair.price }
  }
  return rateOf
}

/** A currency against the books by the rate of a day; undefined where there is none. */
export async function pairOn(
  db: Queryable,
  { from, ...asked }: Asked & { readonly from: CurrencyCode },
): Promise<Exchange | undefined> {
  const rate = from === asked.books ? null : (await deskRatesOn(db, asked))(from)
  return rate === undefined ? undefined : { from, to: asked.books, rate }
}

/** The dearer currency in units of the other, to six digits: what is shown is what is reckoned with. */
function throughDong(one: CurrencyCode, other: CurrencyCode, rates: Rates): PairRate | undefined {
  const dong = (code: CurrencyCode) => (code === 'vnd' ? '1' : rates[code])
  const [mine, theirs] = [dong(one), dong(other)]
  if (mine === undefined || theirs === undefined) return undefined
  const isDearer = compareAmounts(mine, theirs) >= 0
  const [high, low] = isDearer ? [mine, theirs] : [theirs, mine]
  return { of: isDearer ? one : other, price: scaleAmount(high, { by: '1', over: low, digits: 6 }) }
}
