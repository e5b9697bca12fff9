import { multiplyAmounts, scaleAmount } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '../currency.ts'
import { roundMoney } from './rounding.ts'

/** Đồng for one unit of each foreign currency, as they were on the day of booking; the đồng's own is 1. */
export type Rates = Readonly<Partial<Record<CurrencyCode, string>>>

/** An amount in another currency, rounded once to it. Throws a `RangeError` without a rate. */
export function convert(
  amount: string,
  { from, to }: { from: CurrencyCode; to: CurrencyCode },
  rates: Rates,
): string {
  if (from === to) return roundMoney(amount, to)
  const [source, target] = [rateOf(from, rates), rateOf(to, rates)]
  const dong = multiplyAmounts(amount, source)
  return scaleAmount(dong, { by: '1', over: target, digits: currencies[to].digits })
}

function rateOf(currency: CurrencyCode, rates: Rates): string {
  const rate = currency === 'vnd' ? '1' : rates[currency]
  if (rate === undefined) throw new RangeError(`no rate for ${currency}`)
  return rate
}
