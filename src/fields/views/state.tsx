import type { StateField } from '#core/fields/state.ts'
import { always, defineView, type PlainProps } from '../field-view.ts'
import { OptionTag } from '../choices/option-tag.tsx'

export const Tagged = (props: PlainProps<StateField>) => (
  <OptionTag
    {...props}
    option={String(props.value)}
    color={props.field.colors[String(props.value)] ?? 'default'}
  />
)

/** A state is a colour and its word, never a colour alone. It changes by transitions, so its input only shows it. */
export const stateView = defineView<StateField>({
  Cell: Tagged,
  Detail: Tagged,
  Plain: Tagged,
  isWhole: always,
})
