import { isZero } from '#core/amount.ts'
import { currencies } from '#domain/currency.ts'
import type { ComputedField, ComputedOptions } from '#core/fields/computed.ts'
import { defineView, type PlainProps } from '../field-view.ts'
import { noSum } from './money.tsx'
import { formatAmount, formatInColumn, formatMoney, formatNumber } from '../format.ts'

/** A computed value is displayed like the kind that it was computed to be. */
const writers: Readonly<Record<ComputedOptions['of'], Write>> = {
  text: ({ value }) => String(value),
  number: ({ value, field, tools: { language } }, inColumn) =>
    (inColumn ? formatInColumn : formatNumber)(Number(value), { language, digits: field.scale ?? 2 }),
  money: ({ value, tools }, inColumn) =>
    inColumn && isZero(String(value))
      ? noSum
      : (inColumn ? formatAmount : formatMoney)(String(value), tools.currency, tools.language),
}

const write = (props: PlainProps<ComputedField>) => writers[props.field.of](props, false)

export const computedView = defineView<ComputedField>({
  Cell: (props) => writers[props.field.of](props, true),
  Detail: write,
  Plain: write,
  isWhole: ({ of }) => of !== 'text',
  alignOf: ({ of }) => (of === 'text' ? undefined : 'right'),
  headerSuffix: ({ field, tools }) => (field.of === 'money' ? currencies[tools.currency].symbol : undefined),
})

type Write = (props: PlainProps<ComputedField>, inColumn: boolean) => string
