import type { SelectField } from '#core/fields/select.ts'
import { OptionFilter, OptionSelect } from '../choices/option-select.tsx'
import { defineInputs } from '../field-view.ts'

export const selectInputs = defineInputs<SelectField>({
  Input: (props) => <OptionSelect props={props} />,
  Filter: OptionFilter,
})
