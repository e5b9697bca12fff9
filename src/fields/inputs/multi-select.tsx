import type { MultiSelectField } from '#core/fields/multi-select.ts'
import { OptionFilter, OptionSelect } from '../choices/option-select.tsx'
import { defineInputs } from '../field-view.ts'

export const multiSelectInputs = defineInputs<MultiSelectField>({
  Input: (props) => <OptionSelect props={props} multiple />,
  Filter: OptionFilter,
})
