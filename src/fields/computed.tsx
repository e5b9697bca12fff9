import type { ComputedField, ComputedOptions } from '#core/fields/computed.ts'
import { defineView, type PlainProps } from './field-view.ts'
import { formatAmount, formatMoney, formatNumber } from './format.ts'

/** A computed value reads as what it was computed to be. */
const writers: Readonly<Record<ComputedOptions['of'], Write>> = {
  text: ({ value }) => String(value),
  number: ({ value, tools }, inColumn) =>
    formatNumber(Number(value), { language: tools.language, digits: 2, fixed: inColumn }),
  money: ({ value, tools }, inColumn) =>
    (inColumn ? formatAmount : formatMoney)(String(value), tools.currency, tools.language),
}

const write = (props: PlainProps<ComputedField>) => writers[props.field.of](props, false)

export const computedView = defineView<ComputedField>({
  Cell: (props) =>
    props.field.of === 'text' ? (
      write(props)
    ) : (
      <span className="lobby-figure-cell">{writers[props.field.of](props, true)}</span>
    ),
  Detail: write,
  Plain: write,
  width: 150,
})

type Write = (props: PlainProps<ComputedField>, inColumn: boolean) => string
