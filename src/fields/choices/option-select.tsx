import { Select } from 'antd'
import { useState } from 'react'
import { unaccent } from '#core/text.ts'
import type { AnyField } from '#core/field.ts'
import type { FieldUse, InputProps } from '../field-view.ts'
import { optionLabel } from '../words.ts'
import { filterOf, type ManyProps } from '../filters/filter.tsx'
import { emptyByKey, leaveByTab } from '../parts/clearing-keys.ts'
import { inputProps } from '../parts/input-props.ts'

export type OptionField = AnyField & {
  readonly options: readonly string[]
  readonly offers?: readonly string[]
}

/** Options in the reader's words; typing finds them without accents. */
export const optionsOf = (
  { field, entityName, name, tools }: FieldUse<OptionField>,
  values = field.options,
) => values.map((value) => ({ value, label: optionLabel(tools.t, entityName, name, value) }))

export const matchesLabel = (input: string, option: { label?: unknown } | undefined) =>
  unaccent(String(option?.label ?? '')).includes(unaccent(input.trim()))

interface OptionSelectProps {
  readonly props: InputProps<OptionField>
  readonly multiple?: boolean
}

export function OptionSelect({ props, multiple = false }: OptionSelectProps) {
  const isClearable = props.field.required !== true
  return (
    <Select
      {...inputProps(props)}
      mode={multiple ? 'multiple' : undefined}
      style={{ width: '100%' }}
      allowClear={isClearable}
      showSearch={multiple || props.field.options.length > 7}
      filterOption={matchesLabel}
      onInputKeyDown={
        multiple ? leaveByTab : isClearable ? emptyByKey(() => props.onChange?.(null)) : undefined
      }
      placeholder={props.tools.t('console.fields.choose')}
      options={optionsOf(props, props.field.offers)}
      value={props.value ?? undefined}
      onChange={(value: unknown) => props.onChange?.(value ?? null)}
    />
  )
}

export const OptionFilter = filterOf<OptionField>({
  One: (props) => (
    <Select
      aria-label={props.label}
      style={{ width: '100%' }}
      showSearch
      filterOption={matchesLabel}
      placeholder={props.tools.t('console.fields.choose')}
      options={optionsOf(props)}
      value={props.value === undefined ? undefined : String(props.value)}
      onChange={props.onChange}
    />
  ),
  Many: ManyOptions,
})

/** Closes after each choice: most filter by one, and an open list covers the button that applies it. */
function ManyOptions(props: ManyProps<OptionField>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Select
      mode="multiple"
      aria-label={props.label}
      style={{ width: '100%' }}
      filterOption={matchesLabel}
      placeholder={props.tools.t('console.fields.choose')}
      options={optionsOf(props)}
      value={props.value.map(String)}
      onChange={props.onChange}
      onInputKeyDown={leaveByTab}
      open={isOpen}
      onOpenChange={setOpen}
      onSelect={() => setOpen(false)}
    />
  )
}
