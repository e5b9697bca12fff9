import type { SelectField } from '#core/fields/select.ts'
import { defineView, type PlainProps } from './field-view.ts'
import { OptionFilter, OptionSelect } from './parts/option-select.tsx'
import { OptionTag } from './parts/option-tag.tsx'

const Chosen = (props: PlainProps<SelectField>) => (
  <OptionTag {...props} option={String(props.value)} color={props.field.colors?.[String(props.value)]} />
)

export const selectView = defineView<SelectField>({
  Cell: Chosen,
  Detail: Chosen,
  Input: (props) => <OptionSelect props={props} />,
  Filter: OptionFilter,
  Plain: Chosen,
  width: 140,
})
