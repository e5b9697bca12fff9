import type { CountField } from '#core/fields/count.ts'
import { noFilter } from '../parts/filter.tsx'
import { defineInputs } from '../field-view.ts'

export const countInputs = defineInputs<CountField>({
  Input: () => null,
  Filter: noFilter,
})
