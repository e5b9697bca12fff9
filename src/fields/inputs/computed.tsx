import type { ComputedField } from '#core/fields/computed.ts'
import { noFilter } from '../parts/filter.tsx'
import { defineInputs } from '../field-view.ts'

export const computedInputs = defineInputs<ComputedField>({
  Input: () => null,
  Filter: noFilter,
})
