import { addAmounts, compareAmounts, scaleAmount, subtractAmounts } from '#core/amount.ts'
import type { ErrorCode } from '#core/vocabulary.ts'
import { currencies, type CurrencyCode } from '#domain/currency.ts'
import { leastUnit, worthOfDifference } from '#domain/money/tenders.ts'
import type { Caller } from '#api/context.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { pairOn } from '#api/currencies/desk-rates.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { linesOf, type LedgerDocument } from '#api/ledger/documents.ts'
import { currenciesOf } from './queries.ts'

/** A document as far as it says what it moves in the currency of its accounts. */
interface Said {
  readonly building_id: string
  readonly date: string
  readonly foreign_currency?: CurrencyCode | null
  readonly foreign_amount?: string | null
}

/**
 * A document says what it moves in the currency of its account where that is another, and nothing of the kind elsewhere.
 * What it is in the books lies within 10 % of its worth by the rate of the day (422 `far_from_rate`): approval limits and
 * the books would otherwise judge a figure that means nothing. A claim is settled by its worth to the least unit: the rest of
 * what came is another document's. One that only changes what is held is worth, says nothing.
 */
export async function requireForeign(
  tx: Tx,
  caller: Caller,
  { document, whole }: { readonly document: LedgerDocument; readonly whole: Said },
): Promise<void> {
  if (document.lines.some(({ foreign }) => foreign === '0')) return
  const {
    building_id: buildingId,
    date: day,
    foreign_currency: said = null,
    foreign_amount: own = null,
  } = whole
  const moved = linesOf(document, { ...whole }).filter(({ cashAccountId }) => cashAccountId !== undefined)
  const kept = await currenciesOf(tx, {
    buildingId,
    ids: moved.flatMap(({ cashAccountId }) => cashAccountId ?? []),
  })
  const [from, ...others] = kept.flatMap(({ currency_code }) => currency_code ?? [])
  if (others.length > 0) throw refuse('to_account_id', 'two_foreign_currencies')
  if (from === undefined && said !== null) throw refuse('foreign_currency', 'foreign_amount_unused')
  if (from === undefined) return
  if (said === null) throw refuse('foreign_currency', 'required')
  if (said !== from) throw refuse('foreign_currency', 'currency_differs')
  if (own === null) throw refuse('foreign_amount', 'required')
  const books = currencyOfBuilding(caller, buildingId)
  const { organisationId } = caller.principal
  const pair = await pairOn(tx, { organisationId, buildingId, books, day, from })
  if (pair === undefined) throw refuse('foreign_currency', 'no_exchange_rate')
  const worth = worthOfDifference(own, pair)
  const { digits } = currencies[books]
  const bound = (percent: string) => scaleAmount(worth, { by: percent, over: '100', digits })
  const unit = worthOfDifference(leastUnit(from), pair)
  const [min, max] =
    document.isClaim === true
      ? [subtractAmounts(worth, unit), addAmounts(worth, unit)]
      : [bound('90'), bound('110')]
  for (const { amount } of moved) {
    const size = amount.replace('-', '')
    if (compareAmounts(size, min) < 0 || compareAmounts(size, max) > 0)
      throw invalidInput([{ field: amountOf(document), code: 'far_from_rate', limits: { min, max } }])
  }
}

/** The field that says what a document moves in the books. */
const amountOf = ({ lines }: LedgerDocument) =>
  lines.find(({ cash }) => cash !== undefined)?.amount[0]?.replace('-', '') ?? 'amount'

const refuse = (field: string, code: ErrorCode) => invalidInput([{ field, code }])
