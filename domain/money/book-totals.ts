import { addAmounts, sumAmounts } from '#core/amount.ts'
import type { CurrencyCode } from '../currency.ts'
import type { UsedRate } from './charge-types.ts'
import { convert, type Rates } from './conversion.ts'

interface Total {
  readonly currency: CurrencyCode
  readonly total: string
}

export type Booked =
  | { readonly amount: string; readonly used: readonly UsedRate[] }
  /** The first currency without a rate. */
  | { readonly lacking: CurrencyCode }

/** Totals in their tariffs' own currencies as the building books them: each currency's sum is converted once. */
export function bookTotals(
  totals: readonly Total[],
  { currency, rates }: { readonly currency: CurrencyCode; readonly rates: Rates },
): Booked {
  const sums = new Map<CurrencyCode, string>()
  for (const { currency: own, total } of totals) sums.set(own, addAmounts(sums.get(own) ?? '0', total))
  const foreign = [...sums].filter(([from]) => from !== currency)
  const lacking = foreign
    .flatMap(([from]) => [from, currency])
    .find((code) => code !== 'vnd' && rates[code] === undefined)
  if (lacking !== undefined) return { lacking }
  const booked = [...sums].map(([from, total]) => convert(total, { from, to: currency }, rates))
  const used = foreign.map(([from, total]): UsedRate => ({
    from,
    rate: rates[from === 'vnd' ? currency : from] ?? '1',
    ...(from === 'vnd' || currency === 'vnd' ? {} : { bookRate: rates[currency] ?? '1' }),
    total,
    booked: convert(total, { from, to: currency }, rates),
  }))
  return { amount: sumAmounts(booked), used }
}
