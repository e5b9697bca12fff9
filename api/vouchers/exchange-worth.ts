import { compareAmounts, scaleAmount } from '#core/amount.ts'
import type { ErrorCode } from '#core/vocabulary.ts'
import { currencies, type CurrencyCode } from '#domain/currency.ts'
import { worthOfDifference } from '#domain/money/tenders.ts'
import type { Caller } from '#api/context.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { pairOn } from '#api/currencies/desk-rates.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { currenciesOf } from './queries.ts'

/** A document as far as it says what it moves in the currency of its accounts. */
interface Said {
  readonly building_id: string
  readonly date: string
  readonly cash_account_id: string | null
  readonly to_account_id?: string | null
  /** What it is in the books. */
  readonly amount: string
  readonly foreign_currency: CurrencyCode | null
  readonly foreign_amount: string | null
}

/**
 * A document says what it moves in the currency of its account where that is another, and nothing of the kind elsewhere.
 * What it is in the books lies within 10 % of its worth by the rate of the day (422 `far_from_rate`): approval limits and
 * the books would otherwise judge a figure that means nothing.
 */
export async function requireForeign(tx: Tx, caller: Caller, said: Said): Promise<void> {
  const { building_id: buildingId, cash_account_id: one, to_account_id: other, ...money } = said
  const ids = [one, other].flatMap((id) => id ?? [])
  const kept = await currenciesOf(tx, { buildingId, ids })
  const [from, ...others] = kept.flatMap(({ currency_code }) => currency_code ?? [])
  if (others.length > 0) throw refuse('to_account_id', 'two_foreign_currencies')
  if (from === undefined && money.foreign_currency !== null)
    throw refuse('foreign_currency', 'foreign_amount_unused')
  if (from === undefined) return
  if (money.foreign_currency === null) throw refuse('foreign_currency', 'required')
  if (money.foreign_currency !== from) throw refuse('foreign_currency', 'currency_differs')
  if (money.foreign_amount === null) throw refuse('foreign_amount', 'required')
  const books = currencyOfBuilding(caller, buildingId)
  const { organisationId } = caller.principal
  const pair = await pairOn(tx, { organisationId, buildingId, books, day: money.date, from })
  if (pair === undefined) throw refuse('foreign_currency', 'no_exchange_rate')
  const worth = worthOfDifference(money.foreign_amount, pair)
  const { digits } = currencies[books]
  const bound = (percent: string) => scaleAmount(worth, { by: percent, over: '100', digits })
  const [min, max] = [bound('90'), bound('110')]
  if (compareAmounts(money.amount, min) < 0 || compareAmounts(money.amount, max) > 0)
    throw invalidInput([{ field: 'amount', code: 'far_from_rate', limits: { min, max } }])
}

const refuse = (field: string, code: ErrorCode) => invalidInput([{ field, code }])
