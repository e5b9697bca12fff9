import type { ComputedField } from '#core/fields/computed.ts'
import { noFilter } from '../filters/filter.tsx'
import { defineInputs } from '../field-view.ts'

export const computedInputs = defineInputs<ComputedField>({
  Input: () => null,
  Filter: noFilter,
})
