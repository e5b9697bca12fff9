import { currencies, type CurrencyCode } from '#core/currency.ts'
import { currencyOf, type MoneyField } from '#core/fields/money.ts'
import { defineView, type InputProps, type ShowProps, type Values, type ViewTools } from './field-view.ts'
import { formatAmount, formatMoney } from './format.ts'
import { DecimalInput } from './parts/decimal-input.tsx'
import { filterOf } from './parts/filter.tsx'
import { inputProps } from './parts/input-props.ts'
import { useSiblings } from './parts/siblings.ts'

export const moneyView = defineView<MoneyField>({
  Cell: (props) =>
    typeof props.field.currency === 'object'
      ? formatMoney(String(props.value), currencyFor(props), props.tools.language)
      : formatAmount(String(props.value), currencyFor(props), props.tools.language),
  Detail: (props) => (
    <span className="lobby-figure">
      {formatMoney(String(props.value), currencyFor(props), props.tools.language)}
    </span>
  ),
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
  Plain: ({ field, value, tools }) =>
    formatMoney(String(value), currencyIn(field, {}, tools), tools.language),
  align: 'right',
  width: 150,
  headerSuffix: ({ field, tools }) =>
    typeof field.currency === 'object' ? undefined : currencies[currencyIn(field, {}, tools)].symbol,
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

const currencyFor = ({ field, record, tools }: ShowProps<MoneyField>) => currencyIn(field, record, tools)

const currencyIn = (field: MoneyField, record: Values, tools: ViewTools): CurrencyCode =>
  currencyOf(field, record, { currency: tools.currency }) ?? tools.currency
