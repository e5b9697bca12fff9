import { isPresent } from '#core/condition.ts'
import { relationName } from '#core/field.ts'
import { definitionsOf, type CustomFieldsField } from '#core/fields/custom-fields.ts'
import { defineView, type PlainProps, type ShowProps, type Values } from '../field-view.ts'
import { viewOf } from '../index.ts'
import { fieldsFrom, type CustomField } from '../parts/custom-definitions.ts'
import { isRecord } from '../references/entities.ts'

export const valuesOf = (value: unknown): Values => (isRecord(value) ? value : {})

const CustomPlain = ({ value }: PlainProps<CustomFieldsField>) =>
  Object.entries(valuesOf(value))
    .map(([key, one]) => `${key}: ${String(one)}`)
    .join('; ')

export const customFieldsView = defineView<CustomFieldsField>({
  Cell: ({ value }) => Object.keys(valuesOf(value)).length,
  Detail: (props) => <CustomDetail {...props} />,
  Plain: (props) => <CustomPlain {...props} />,
  wide: true,
})

function CustomDetail(props: ShowProps<CustomFieldsField>) {
  const { owner, rows } = definitionsOf(props.field)
  const related = props.record[relationName(owner)]
  const custom = fieldsFrom(isRecord(related) ? related[rows] : undefined, props.tools.language)
  const values = valuesOf(props.value)
  const unknown = Object.keys(values).filter((key) => !custom.some((one) => one.key === key))
  return (
    <dl className="lobby-contents">
      {custom.map((one, at) => (
        <div key={one.key}>
          {one.section !== '' && one.section !== custom[at - 1]?.section && <strong>{one.section}</strong>}
          <dt>{one.label}</dt>
          <dd>{isPresent(values[one.key]) ? <CustomValue {...props} one={one} values={values} /> : '–'}</dd>
        </div>
      ))}
      {unknown.map((key) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{String(values[key])}</dd>
        </div>
      ))}
    </dl>
  )
}

interface CustomValueProps extends PlainProps<CustomFieldsField> {
  readonly one: CustomField
  readonly values: Values
}

function CustomValue({ one, values, entityName, name, tools }: CustomValueProps) {
  const { Detail } = viewOf(one.field)
  return (
    <Detail
      entityName={entityName}
      name={`${name}.${one.key}`}
      field={one.field}
      tools={tools}
      value={values[one.key]}
      record={values}
    />
  )
}
