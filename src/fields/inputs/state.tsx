import type { StateField } from '#core/fields/state.ts'
import { OptionFilter } from '../parts/option-select.tsx'
import { defineInputs } from '../field-view.ts'
import { Tagged } from '../state.tsx'

export const stateInputs = defineInputs<StateField>({
  Input: Tagged,
  Filter: OptionFilter,
})
