import type { HasManyField } from '#core/fields/has-many.ts'
import { noFilter } from '../filters/filter.tsx'
import { defineInputs } from '../field-view.ts'

export const hasManyInputs = defineInputs<HasManyField>({
  Input: () => null,
  Filter: noFilter,
})
