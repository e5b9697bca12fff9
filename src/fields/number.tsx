import { scaleOf, type NumberField } from '#core/fields/number.ts'
import { defineView, type FieldUse } from './field-view.ts'
import { formatNumber } from './format.ts'
import { DecimalInput } from './parts/decimal-input.tsx'
import { filterOf } from './parts/filter.tsx'
import { inputProps } from './parts/input-props.ts'

export const numberView = defineView<NumberField>({
  Cell: ({ field, value, tools }) =>
    formatNumber(Number(value), { language: tools.language, digits: scaleOf(field), fixed: true }),
  Detail: (props) => <WithUnit {...props} />,
  Input: (props) => (
    <DecimalInput
      {...inputProps(props)}
      language={props.tools.language}
      digits={scaleOf(props.field)}
      suffix={unitOf(props)}
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
  Plain: (props) => <WithUnit {...props} />,
  align: 'right',
  fit: (field) => (scaleOf(field) === 0 ? 100 : 130),
  headerSuffix: unitOf,
})

function WithUnit(props: FieldUse<NumberField> & { readonly value: unknown }) {
  const { field, tools, value } = props
  const unit = unitOf(props)
  const text = formatNumber(Number(value), { language: tools.language, digits: scaleOf(field) })
  return <span className="lobby-figure">{unit === undefined ? text : `${text} ${unit}`}</span>
}

function unitOf({ field, tools }: FieldUse<NumberField>) {
  return field.unit === undefined ? undefined : tools.t(`console.fields.unit.${field.unit}`)
}

const decimalText = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Number.isInteger(value)
      ? String(value)
      : value.toFixed(6).replace(/0+$/, '')
    : undefined

/** What is no number stays text, for the schema to refuse. */
function numeric(text: string) {
  const value = Number(text)
  return text !== '' && Number.isFinite(value) ? value : text
}
