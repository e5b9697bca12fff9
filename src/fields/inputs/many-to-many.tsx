import type { ManyToManyField } from '#core/fields/many-to-many.ts'
import { defineInputs, type ShowProps } from '../field-view.ts'
import { entityNamed } from '../references/entities.ts'
import { filterOf } from '../filters/filter.tsx'
import { idsOf } from '../references/ids.ts'
import { inputProps } from '../parts/input-props.ts'
import { writtenBy, type NamingField } from '../references/known-records.ts'
import { RecordSelect } from '../references/record-select.tsx'

const ManySelect = ({ field, tools, value, onChange, element, naming }: ManySelectProps) => {
  const target = entityNamed(field.target)
  if (target === undefined) return null
  return (
    <RecordSelect
      multiple
      target={target}
      where={field.offers}
      naming={naming}
      tools={tools}
      element={element}
      value={value}
      onChange={onChange}
    />
  )
}

export const manyToManyInputs = defineInputs<ManyToManyField>({
  Input: (props) => (
    <ManySelect
      field={props.field}
      naming={{ entityName: props.entityName, name: props.name }}
      tools={props.tools}
      element={inputProps(props)}
      value={idsOf(props.value)}
      onChange={(ids) => props.onChange?.(ids)}
    />
  ),
  Filter: filterOf<ManyToManyField>({
    One: ({ field, tools, label, value, onChange, ...naming }) => (
      <ManySelect
        field={field}
        naming={writtenBy(naming)}
        tools={tools}
        element={{ 'aria-label': label }}
        value={value === undefined || value === null ? [] : [String(value)]}
        onChange={(ids) => onChange(ids.at(-1))}
      />
    ),
    Many: ({ field, tools, label, value, onChange, ...naming }) => (
      <ManySelect
        field={field}
        naming={writtenBy(naming)}
        tools={tools}
        element={{ 'aria-label': label }}
        value={value.map(String)}
        onChange={onChange}
      />
    ),
  }),
})

interface ManySelectProps extends Pick<ShowProps<ManyToManyField>, 'field' | 'tools'> {
  readonly value: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly naming: NamingField | undefined
  readonly element: Readonly<Record<string, unknown>>
}
