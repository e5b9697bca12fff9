import { isZero } from '#core/amount.ts'
import { currencies } from '#domain/currency.ts'
import type { ComputedField, ComputedOptions } from '#core/fields/computed.ts'
import { defineView, type PlainProps, type Values } from '../field-view.ts'
import { currencyIn, noSum } from './money.tsx'
import { Due } from './due.tsx'
import { formatAmount, formatDate, formatInColumn, formatMoney, formatNumber } from '../format.ts'

/** A computed value is displayed like the kind that it was computed to be. */
const writers: Readonly<Record<ComputedOptions['of'], Write>> = {
  text: ({ value }) => String(value),
  date: ({ value }) => formatDate(String(value)),
  number: ({ value, field, tools: { language } }, inColumn) =>
    (inColumn ? formatInColumn : formatNumber)(Number(value), { language, digits: field.scale ?? 2 }),
  money: ({ value, field, record = {}, tools }, inColumn) =>
    inColumn && isZero(String(value))
      ? noSum
      : (inColumn && typeof field.currency !== 'object' ? formatAmount : formatMoney)(
          String(value),
          currencyIn(field, record, tools),
          tools.language,
        ),
}

const write = (props: PlainProps<ComputedField>) => writers[props.field.of](props, false)

export const computedView = defineView<ComputedField>({
  Cell: (props) => <Due {...props}>{writers[props.field.of](props, true)}</Due>,
  Detail: (props) => <Due {...props}>{write(props)}</Due>,
  Plain: write,
  isWhole: ({ of }) => of !== 'text',
  alignOf: ({ of }) => (of === 'text' || of === 'date' ? undefined : 'right'),
  headerSuffix: ({ field, tools }) =>
    field.of === 'money' && typeof field.currency !== 'object'
      ? currencies[tools.currency].symbol
      : undefined,
})

type Write = (props: PlainProps<ComputedField> & { readonly record?: Values }, inColumn: boolean) => string
