import { isZero } from '#core/amount.ts'
import { currencies } from '#domain/currency.ts'
import type { PriceField } from '#core/fields/price.ts'
import { always, defineView, type PlainProps, type Values } from '../field-view.ts'
import { formatPrice, formatPriceFigure } from '../format.ts'
import { currencyIn, noSum } from './money.tsx'

export const priceView = defineView<PriceField>({
  Cell({ field, value, record, tools }) {
    const format = typeof field.currency === 'object' ? formatPrice : formatPriceFigure
    return isZero(String(value))
      ? noSum
      : format(String(value), currencyIn(field, record, tools), tools.language)
  },
  Detail: (props) => <Price {...props} />,
  Plain: (props) => <Price {...props} />,
  align: 'right',
  headerSuffix: ({ field, tools }) =>
    typeof field.currency === 'object' ? undefined : currencies[currencyIn(field, {}, tools)].symbol,
  isWhole: always,
})

function Price({ field, value, tools, record = {} }: PlainProps<PriceField> & { readonly record?: Values }) {
  return (
    <span className="lobby-figure">
      {formatPrice(String(value), currencyIn(field, record, tools), tools.language)}
    </span>
  )
}
