import type { LinesField } from '#core/fields/lines.ts'
import { noFilter } from '../filters/filter.tsx'
import { LinesInput } from '../parts/lines-input.tsx'
import { defineInputs } from '../field-view.ts'

export const linesInputs = defineInputs<LinesField>({
  Input: (props) => <LinesInput {...props} />,
  Filter: noFilter,
})
