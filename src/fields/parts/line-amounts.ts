import { sumAmounts } from '#core/amount.ts'
import { amountOfRow } from '#core/fields/row-amount.ts'
import type { LinesField } from '#core/fields/lines.ts'
import { currencies } from '#domain/currency.ts'
import type { Values, ViewTools } from '../field-view.ts'
import { formatMoney } from '../format.ts'
import { currencyIn } from '../views/money.tsx'

export interface LineAmounts {
  /** By row; undefined while the row lacks a factor. */
  readonly ofRows: readonly (string | undefined)[]
  readonly total: string
}

interface LineAmountsInput {
  readonly field: LinesField
  readonly rows: readonly Values[]
  readonly record: Values
  readonly tools: ViewTools
}

/** What rows with a product come to, written in the building's currency; undefined for rows without one. */
export function lineAmounts({ field, rows, record, tools }: LineAmountsInput): LineAmounts | undefined {
  if (field.product === undefined) return undefined
  const currency = currencyIn({}, record, tools)
  const { digits } = currencies[currency]
  const amounts = rows.map((row) => amountOfRow(field, row, digits))
  const write = (amount: string) => formatMoney(amount, currency, tools.language)
  return {
    ofRows: amounts.map((amount) => (amount === undefined ? undefined : write(amount))),
    total: write(sumAmounts(amounts.filter((amount) => amount !== undefined))),
  }
}
