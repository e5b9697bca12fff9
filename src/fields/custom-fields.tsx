import { useOne } from '@refinedev/core'
import { Skeleton, Typography } from 'antd'
import { isPresent } from '#core/condition.ts'
import { relationName } from '#core/field.ts'
import type { CustomFieldsField } from '#core/fields/custom-fields.ts'
import { defineView, type InputProps, type PlainProps, type ShowProps, type Values } from './field-view.ts'
import { viewOf } from './index.ts'
import { fieldsFrom, type CustomField } from './parts/custom-definitions.ts'
import { entityNamed, isRecord, relationBehind } from './parts/entities.ts'
import { noFilter } from './parts/filter.tsx'
import { useSiblings } from './parts/siblings.ts'

const valuesOf = (value: unknown): Values => (isRecord(value) ? value : {})

/** Where the definitions stand: the field that names their record, and that record's rows. */
const placeOf = (field: CustomFieldsField) => {
  const [owner = '', rows = ''] = field.definitions.split('.')
  return { owner, rows }
}

export const customFieldsView = defineView<CustomFieldsField>({
  Cell: ({ value }) => Object.keys(valuesOf(value)).length,
  Detail: (props) => <CustomDetail {...props} />,
  Input: (props) => <CustomInputs {...props} />,
  Filter: noFilter,
  Plain: (props) => <CustomPlain {...props} />,
  wide: true,
})

function CustomDetail(props: ShowProps<CustomFieldsField>) {
  const { owner, rows } = placeOf(props.field)
  const related = props.record[relationName(owner)]
  const custom = fieldsFrom(isRecord(related) ? related[rows] : undefined)
  const values = valuesOf(props.value)
  const unknown = Object.keys(values).filter((key) => !custom.some((one) => one.key === key))
  return (
    <dl className="lobby-contents">
      {custom.map((one) => (
        <div key={one.key}>
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

const CustomPlain = ({ value }: PlainProps<CustomFieldsField>) =>
  Object.entries(valuesOf(value))
    .map(([key, one]) => `${key}: ${String(one)}`)
    .join('; ')

/** The inputs that the chosen template defines. */
function CustomInputs(props: InputProps<CustomFieldsField>) {
  const { owner, rows } = placeOf(props.field)
  const { t } = props.tools
  const id = useSiblings([owner])[owner]
  const entity = entityNamed(props.entityName)
  const target = entity === undefined ? undefined : relationBehind(entity, owner)?.target
  const { result, query } = useOne({
    resource: target,
    id: typeof id === 'string' ? id : '',
    queryOptions: { enabled: target !== undefined && typeof id === 'string' && id !== '' },
    liveMode: 'off',
  })
  if (query.isLoading) return <Skeleton active />
  const custom = fieldsFrom((result as Values | undefined)?.[rows])
  const values = valuesOf(props.value)
  if (custom.length === 0)
    return <Typography.Text type="secondary">{t('console.fields.no_custom_fields')}</Typography.Text>
  return custom.map((one) => {
    const { Input } = viewOf(one.field)
    return (
      <label key={one.key} className="lobby-content-part">
        <span>{one.label}</span>
        <Input
          entityName={props.entityName}
          name={`${props.name}.${one.key}`}
          field={one.field}
          tools={props.tools}
          disabled={props.disabled}
          label={one.label}
          value={values[one.key]}
          onChange={(next) => props.onChange?.({ ...values, [one.key]: next })}
        />
      </label>
    )
  })
}
