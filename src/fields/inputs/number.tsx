import { scaleOf, type NumberField } from '#core/fields/number.ts'
import { DecimalInput } from '../parts/decimal-input.tsx'
import { filterOf } from '../filters/filter.tsx'
import { inputProps } from '../parts/input-props.ts'
import { defineInputs } from '../field-view.ts'
import { unitOf } from '../views/number.tsx'

const decimalText = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Number.isInteger(value)
      ? String(value)
      : value.toFixed(6).replace(/0+$/, '')
    : undefined

export const numberInputs = defineInputs<NumberField>({
  Input: (props) => (
    <DecimalInput
      {...inputProps(props)}
      language={props.tools.language}
      digits={scaleOf(props.field)}
      suffix={unitOf(props, typeof props.value === 'number' ? props.value : undefined)}
      value={decimalText(props.value)}
      onChange={(text) => props.onChange?.(text === undefined ? null : numeric(text))}
    />
  ),
  Filter: filterOf<NumberField>({
    One: ({ field, value, onChange, label, tools }) => (
      <DecimalInput
        aria-label={label}
        language={tools.language}
        digits={scaleOf(field)}
        value={decimalText(value)}
        onChange={(text) => onChange(text === undefined ? undefined : numeric(text))}
      />
    ),
    read: numeric,
  }),
})

/** Text that is not a number stays text, so that the schema refuses it. */
function numeric(text: string) {
  const value = Number(text)
  return text !== '' && Number.isFinite(value) ? value : text
}
