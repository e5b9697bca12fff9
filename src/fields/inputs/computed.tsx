import type { ComputedField } from '#core/fields/computed.ts'
import { amountFilter } from '../filters/amount-filter.tsx'
import { defineInputs } from '../field-view.ts'

/** Only those that lists may be filtered by, which are money, come to have a filter. */
export const computedInputs = defineInputs<ComputedField>({
  Input: () => null,
  Filter: amountFilter,
})
