import type { CurrencyCode } from '#domain/currency.ts'
import type { DecimalOptions } from '#core/fields/decimals.ts'
import type { AnyField } from '#core/field.ts'
import type { InputProps } from '../field-view.ts'
import { useSiblings } from '../references/siblings.ts'
import { currencyIn } from '../views/money.tsx'

/** The currency in which an amount or a price is typed; follows the field that names it. */
export function useCurrency({ field, tools }: InputProps<DecimalOptions & AnyField>): CurrencyCode {
  const named = typeof field.currency === 'object' ? [field.currency.field] : []
  return currencyIn(field, useSiblings(named), tools)
}
