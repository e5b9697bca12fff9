import { currencies } from '#domain/currency.ts'
import type { MoneyField } from '#core/fields/money.ts'
import { defineInputs, type InputProps } from '../field-view.ts'
import { DecimalInput } from '../parts/decimal-input.tsx'
import { amountFilter } from '../filters/amount-filter.tsx'
import { inputProps } from '../parts/input-props.ts'
import { useCurrency } from '../parts/use-currency.ts'

export const moneyInputs = defineInputs<MoneyField>({
  Input: (props) => <MoneyInput {...props} />,
  Filter: amountFilter,
})

function MoneyInput(props: InputProps<MoneyField>) {
  const currency = useCurrency(props)
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
