import type { ComputedField, ComputedOptions } from '#core/fields/computed.ts'
import { number } from '#core/fields/number.ts'
import { amountFilter } from '../filters/amount-filter.tsx'
import { DayFilter } from '../filters/day-filter.tsx'
import { TextFilter } from '../filters/text-filter.tsx'
import { defineInputs, type FilterProps } from '../field-view.ts'
import { numberInputs } from './number.tsx'

/** Only those that lists may be filtered by come to have a filter: as the kind that they were worked out to be. */
export const computedInputs = defineInputs<ComputedField>({
  Input: () => null,
  Filter: (props) => filters[props.field.of](props),
})

const filters: Readonly<
  Record<ComputedOptions['of'], (props: FilterProps<ComputedField>) => React.ReactNode>
> = {
  money: (props) => <Amount {...props} />,
  number: (props) => <Figure {...props} field={number({ scale: props.field.scale ?? 2 })} />,
  text: (props) => <TextFilter {...props} />,
  date: (props) => <DayFilter {...props} />,
}
const Amount = amountFilter
const { Filter: Figure } = numberInputs
