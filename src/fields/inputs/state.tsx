import type { StateField } from '#core/fields/state.ts'
import { OptionFilter } from '../choices/option-select.tsx'
import { defineInputs } from '../field-view.ts'
import { Tagged } from '../views/state.tsx'

export const stateInputs = defineInputs<StateField>({
  Input: Tagged,
  Filter: OptionFilter,
})
