import { compareAmounts, scaleAmount } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '#domain/currency.ts'
import { exchange } from '#domain/money/tenders.ts'
import type { Caller } from '#api/context.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { deskRatesOn } from '#api/currencies/desk-rates.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'

interface Moved {
  readonly buildingId: string
  /** What it is in the books. */
  readonly amount: string
  readonly foreign: CurrencyCode
  readonly foreignAmount: string
  readonly day: string
}

/**
 * Whoever moves foreign money says what it is in the books: 422 `far_from_rate` if that is not within 10 % of its worth
 * by the rate of the day. Approval limits and the books would otherwise judge a figure that means nothing.
 */
export async function requireWorth(tx: Tx, caller: Caller, moved: Moved): Promise<void> {
  const { buildingId, amount, foreign: from, foreignAmount, day } = moved
  const to = currencyOfBuilding(caller, buildingId)
  const { organisationId } = caller.principal
  const rate = (await deskRatesOn(tx, { organisationId, buildingId, books: to, day }))(from)
  if (rate === undefined) throw invalidInput([{ field: 'foreign_currency', code: 'no_exchange_rate' }])
  const worth = exchange(foreignAmount, { from, to, rate })
  const { digits } = currencies[to]
  const bound = (percent: string) => scaleAmount(worth, { by: percent, over: '100', digits })
  const [min, max] = [bound('90'), bound('110')]
  if (compareAmounts(amount, min) < 0 || compareAmounts(amount, max) > 0)
    throw invalidInput([{ field: 'amount', code: 'far_from_rate', limits: { min, max } }])
}
