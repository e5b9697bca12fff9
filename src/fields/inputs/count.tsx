import type { CountField } from '#core/fields/count.ts'
import { noFilter } from '../filters/filter.tsx'
import { defineInputs } from '../field-view.ts'

export const countInputs = defineInputs<CountField>({
  Input: () => null,
  Filter: noFilter,
})
