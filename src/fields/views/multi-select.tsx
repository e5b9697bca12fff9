import type { MultiSelectField } from '#core/fields/multi-select.ts'
import { defineView, type PlainProps } from '../field-view.ts'
import { OptionTag } from '../choices/option-tag.tsx'
import { optionLabel } from '../words.ts'

const valuesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)])

const Words = ({ value, entityName, name, tools }: PlainProps<MultiSelectField>) =>
  valuesOf(value)
    .map((option) => optionLabel(tools.t, entityName, name, option))
    .join(', ')

export const multiSelectView = defineView<MultiSelectField>({
  Cell: Words,
  Detail: (props) => (
    <span className="lobby-tags">
      {valuesOf(props.value).map((option) => (
        <OptionTag
          key={option}
          {...props}
          option={option}
          color={props.field.colors?.[option] ?? 'default'}
        />
      ))}
    </span>
  ),
  Plain: Words,
})
