import { currencies } from '#domain/currency.ts'
import type { MoneyField } from '#core/fields/money.ts'
import { defineInputs, type InputProps } from '../field-view.ts'
import { DecimalInput } from '../parts/decimal-input.tsx'
import { filterOf } from '../filters/filter.tsx'
import { inputProps } from '../parts/input-props.ts'
import { useSiblings } from '../references/siblings.ts'
import { currencyIn } from '../views/money.tsx'

export const moneyInputs = defineInputs<MoneyField>({
  Input: (props) => <MoneyInput {...props} />,
  Filter: filterOf<MoneyField>({
    One: ({ field, value, onChange, label, tools }) => (
      <DecimalInput
        aria-label={label}
        language={tools.language}
        digits={currencies[currencyIn(field, {}, tools)].digits}
        value={value === undefined || value === null ? undefined : String(value)}
        onChange={onChange}
      />
    ),
  }),
})

function MoneyInput(props: InputProps<MoneyField>) {
  const named = typeof props.field.currency === 'object' ? props.field.currency.field : undefined
  const siblings = useSiblings(named === undefined ? [] : [named])
  const currency = currencyIn(props.field, siblings, props.tools)
  return (
    <DecimalInput
      {...inputProps(props)}
      language={props.tools.language}
      digits={currencies[currency].digits}
      suffix={currencies[currency].symbol}
      value={props.value === null || props.value === undefined ? undefined : String(props.value)}
      onChange={(amount) => props.onChange?.(amount ?? null)}
    />
  )
}
