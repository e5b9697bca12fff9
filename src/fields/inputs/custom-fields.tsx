import { Skeleton, Typography } from 'antd'
import { definitionsOf, type CustomFieldsField } from '#core/fields/custom-fields.ts'
import { useOne } from '#src/data/use-one.ts'
import { defineInputs, type InputProps, type Values } from '../field-view.ts'
import { viewOf } from '../index.ts'
import { fieldsFrom, type CustomField } from '../parts/custom-definitions.ts'
import { errorId, usePathErrors } from '../parts/errors.ts'
import { PathErrorTexts } from '../parts/path-error-texts.tsx'
import { entityNamed } from '../references/entities.ts'
import { relationBehind } from '../references/relations.ts'
import { noFilter } from '../filters/filter.tsx'
import { useSiblings } from '../references/siblings.ts'
import { valuesOf } from '../views/custom-fields.tsx'

export const customFieldsInputs = defineInputs<CustomFieldsField>({
  Input: (props) => <CustomInputs {...props} />,
  Filter: noFilter,
})

/** The inputs that the chosen template defines. */
function CustomInputs(props: InputProps<CustomFieldsField>) {
  const { owner, rows } = definitionsOf(props.field)
  const { t } = props.tools
  const id = useSiblings([owner])[owner]
  const entity = entityNamed(props.entityName)
  const target = entity === undefined ? undefined : relationBehind(entity, owner)?.target
  const { record, query } = useOne({
    resource: target ?? '',
    id: target !== undefined && typeof id === 'string' ? id : undefined,
    noticesErrors: true,
  })
  if (query.isLoading) return <Skeleton active />
  const custom = fieldsFrom((record as Values | undefined)?.[rows], props.tools.language)
  const values = valuesOf(props.value)
  if (custom.length === 0)
    return <Typography.Text type="secondary">{t('console.fields.no_custom_fields')}</Typography.Text>
  return custom.map((one, at) => (
    // What is wrong above the form calls it by this name, and leads here.
    <label key={one.key} className="lobby-content-part" data-path={`${props.name}.${one.key}`}>
      {one.section !== '' && one.section !== custom[at - 1]?.section && <strong>{one.section}</strong>}
      <span>{one.label}</span>
      <CustomInput
        {...props}
        one={one}
        value={values[one.key]}
        onChange={(next) => props.onChange?.({ ...values, [one.key]: next })}
      />
    </label>
  ))
}

function CustomInput({ one, ...props }: InputProps<CustomFieldsField> & { readonly one: CustomField }) {
  const path = `${props.name}.${one.key}`
  const isWrong = usePathErrors(path).length > 0
  const { Input } = viewOf(one.field)
  return (
    <>
      <Input
        entityName={props.entityName}
        name={path}
        field={one.field}
        tools={props.tools}
        disabled={props.disabled}
        label={one.label}
        invalid={isWrong}
        describedBy={isWrong ? errorId(path) : props.describedBy}
        value={props.value}
        onChange={props.onChange}
      />
      <PathErrorTexts path={path} />
    </>
  )
}
