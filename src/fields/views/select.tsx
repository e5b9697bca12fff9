import type { SelectField } from '#core/fields/select.ts'
import { always, defineView, type PlainProps } from '../field-view.ts'
import { OptionTag } from '../choices/option-tag.tsx'

const Chosen = (props: PlainProps<SelectField>) => (
  <OptionTag {...props} option={String(props.value)} color={props.field.colors?.[String(props.value)]} />
)

export const selectView = defineView<SelectField>({
  Cell: Chosen,
  Detail: Chosen,
  Plain: Chosen,
  isWhole: always,
})
