import { isZero } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '#domain/currency.ts'
import { currencyOf, type DecimalOptions } from '#core/fields/decimals.ts'
import type { MoneyField } from '#core/fields/money.ts'
import { always, defineView, type ShowProps, type Values, type ViewTools } from '../field-view.ts'
import { formatAmount, formatMoney } from '../format.ts'

const currencyFor = ({ field, record, tools }: ShowProps<MoneyField>) => currencyIn(field, record, tools)

/** In a column, what is zero should not catch the eye. */
export const noSum = '–'

export const currencyIn = (
  field: Pick<DecimalOptions, 'currency'>,
  record: Values,
  tools: ViewTools,
): CurrencyCode => currencyOf(field, record, { currency: tools.currency, currencies }) ?? tools.currency

export const moneyView = defineView<MoneyField>({
  Cell: (props) =>
    isZero(String(props.value))
      ? noSum
      : typeof props.field.currency === 'object'
        ? formatMoney(String(props.value), currencyFor(props), props.tools.language)
        : formatAmount(String(props.value), currencyFor(props), props.tools.language),
  Detail: (props) => (
    <span className="lobby-figure">
      {formatMoney(String(props.value), currencyFor(props), props.tools.language)}
    </span>
  ),
  Plain: ({ field, value, tools }) =>
    formatMoney(String(value), currencyIn(field, {}, tools), tools.language),
  align: 'right',
  headerSuffix: ({ field, tools }) =>
    typeof field.currency === 'object' ? undefined : currencies[currencyIn(field, {}, tools)].symbol,
  isWhole: always,
})
