import type { CountField } from '#core/fields/count.ts'
import { number } from '#core/fields/number.ts'
import { defineInputs } from '../field-view.ts'
import { numberInputs } from './number.tsx'

const { Filter: Figure } = numberInputs

/** Only those that lists may be filtered by come to have a filter. */
export const countInputs = defineInputs<CountField>({
  Input: () => null,
  Filter: (props) => <Figure {...props} field={number({ integer: true })} />,
})
