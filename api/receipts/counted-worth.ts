import { subtractAmounts } from '#core/amount.ts'
import { exchange, worthOfDifference } from '#domain/money/tenders.ts'
import { today } from '#api/calendar/today.ts'
import type { Caller } from '#api/context.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { keptRate, pairOn } from '#api/currencies/desk-rates.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import type { HeldCash } from './cash-boxes.ts'

interface Counted {
  readonly held: HeldCash
  readonly counted: string
  readonly buildingId: string
}

/**
 * What counted foreign cash is worth at today's rate, and how much of the difference to the books is a surplus or a
 * shortage; the rest is by exchange. Nothing of cash in the building's own currency.
 */
export async function worthOf(tx: Tx, caller: Caller, { held, counted, buildingId }: Counted) {
  const { currency_code: from, balance, book_value } = held
  if (from === null) return { currency_code: null }
  const books = currencyOfBuilding(caller, buildingId)
  const { organisationId } = caller.principal
  const pair = await pairOn(tx, { organisationId, buildingId, books, day: today(), from })
  if (pair === undefined) throw invalidInput([{ field: 'cash_account_id', code: 'no_exchange_rate' }])
  return {
    currency_code: from,
    ...keptRate(pair.rate),
    book_value,
    counted_value: exchange(counted, pair),
    difference_value: worthOfDifference(subtractAmounts(counted, balance), pair),
  }
}
