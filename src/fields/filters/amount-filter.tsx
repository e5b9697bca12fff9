import { currencies } from '#domain/currency.ts'
import type { AnyField } from '#core/field.ts'
import type { DecimalOptions } from '#core/fields/decimals.ts'
import { DecimalInput } from '../parts/decimal-input.tsx'
import { currencyIn } from '../views/money.tsx'
import { filterOf } from './filter.tsx'

/** Amounts of money in a filter. */
export const amountFilter = filterOf<AnyField & DecimalOptions>({
  One: ({ field, value, onChange, label, tools }) => (
    <DecimalInput
      aria-label={label}
      language={tools.language}
      digits={currencies[currencyIn(field, {}, tools)].digits}
      value={value === undefined || value === null ? undefined : String(value)}
      onChange={onChange}
    />
  ),
})
