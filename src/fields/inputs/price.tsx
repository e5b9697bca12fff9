import { currencies } from '#domain/currency.ts'
import { priceDigits, type PriceField } from '#core/fields/price.ts'
import { defineInputs, type InputProps } from '../field-view.ts'
import { filterOf } from '../filters/filter.tsx'
import { DecimalInput } from '../parts/decimal-input.tsx'
import { inputProps } from '../parts/input-props.ts'
import { useCurrency } from '../parts/use-currency.ts'

export const priceInputs = defineInputs<PriceField>({
  Input: (props) => <PriceInput {...props} />,
  Filter: filterOf<PriceField>({
    One: ({ value, onChange, label, tools }) => (
      <DecimalInput
        aria-label={label}
        language={tools.language}
        digits={priceDigits}
        value={value === undefined || value === null ? undefined : String(value)}
        onChange={onChange}
      />
    ),
  }),
})

function PriceInput(props: InputProps<PriceField>) {
  const currency = useCurrency(props)
  return (
    <DecimalInput
      {...inputProps(props)}
      language={props.tools.language}
      digits={priceDigits}
      suffix={currencies[currency].symbol}
      value={props.value === null || props.value === undefined ? undefined : String(props.value)}
      onChange={(price) => props.onChange?.(price ?? null)}
    />
  )
}
