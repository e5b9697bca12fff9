import { formatDuration } from '#domain/duration.ts'
import { scaleOf, type NumberField } from '#core/fields/number.ts'
import { always, defineView, type FieldUse } from '../field-view.ts'
import { formatInColumn, formatNumber } from '../format.ts'

export const numberView = defineView<NumberField>({
  Cell: ({ field, value, tools: { language } }) =>
    formatInColumn(Number(value), { language, digits: scaleOf(field) }),
  Detail: (props) => <WithUnit {...props} />,
  Plain: (props) => <WithUnit {...props} />,
  align: 'right',
  headerSuffix: unitOf,
  isWhole: always,
})

function WithUnit(props: FieldUse<NumberField> & { readonly value: unknown }) {
  const { field, tools, value } = props
  if (field.unit === 'minute')
    return <span className="lobby-figure">{formatDuration(Number(value), tools.language)}</span>
  const count = Number(value)
  const unit = unitOf(props, count)
  const text = formatNumber(count, { language: tools.language, digits: scaleOf(field) })
  return <span className="lobby-figure">{unit === undefined ? text : `${text} ${unit}`}</span>
}

/** The field's unit, as one says it of so many where a `count` is given: "1 person". */
export function unitOf({ field, tools }: FieldUse<NumberField>, count?: number) {
  if (field.unit === undefined) return undefined
  return tools.t(`console.fields.unit.${field.unit}`, count === undefined ? {} : { count })
}
