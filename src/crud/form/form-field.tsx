import { memo, use, type ReactNode } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import type { Views } from '#src/crud/views.ts'
import { fieldView } from '../columns/field-cell.tsx'
import { FieldPlace } from './field-place.ts'
import { useFieldValue, useFormErrors, type FormStore } from './form-store.ts'
import { codeText } from '#src/i18n/code-text.ts'

export const inputId = (name: string, place = '') =>
  place === '' ? `lobby-field-${name}` : `lobby-field-${place}-${name}`

/** What a field is called, and a line of help below it. */
export interface FieldWords {
  readonly label: string
  readonly help?: ReactNode
  /** A heading above this field and those after it. */
  readonly heading?: string
}

interface FormFieldProps {
  /** The entity whose field it is; absent for a field of a call, which comes with its `words`. */
  readonly entity?: AnyEntity | undefined
  readonly words?: FieldWords | undefined
  readonly name: string
  readonly field: AnyField
  readonly store: FormStore
  readonly tools: ViewTools
  readonly views: Views
  readonly required: boolean
  readonly disabled?: boolean
  /** True in the form of a record that is not there yet. */
  readonly isNew?: boolean
}

/** A label above, the input, a line of help, and what is wrong. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { entity, name, field, store, tools, views, required, disabled, isNew } = props
  const value = useFieldValue(store, name)
  const errors = useFormErrors(store)[name] ?? []
  const { Input, wide, neverEmpty } = fieldView(views, name, field)
  const id = inputId(name, use(FieldPlace))
  const { label, help = '' } = props.words ?? entityWords(tools, entity?.name ?? '', name)
  const describedBy = [errors.length > 0 ? `${id}-error` : '', help === '' ? '' : `${id}-help`]
    .filter((one) => one !== '')
    .join(' ')
  return (
    <div className="lobby-field" data-wide={wide === true} data-invalid={errors.length > 0}>
      <label htmlFor={id}>
        {label}
        {required && neverEmpty !== true && (
          <span className="lobby-required" title={codeText(tools.t, 'required')} />
        )}
      </label>
      <Input
        id={id}
        entityName={entity?.name ?? ''}
        name={name}
        field={field}
        tools={tools}
        value={value}
        onChange={(next) => store.set(name, next)}
        disabled={disabled}
        isNew={isNew}
        called={label}
        invalid={errors.length > 0}
        describedBy={describedBy === '' ? undefined : describedBy}
      />
      {errors.length > 0 && (
        <div id={`${id}-error`} className="lobby-field-error" role="alert">
          {errors.map((error) => (
            <div key={error}>{error}</div>
          ))}
        </div>
      )}
      {help !== '' && (
        <div id={`${id}-help`} className="lobby-field-help">
          {help}
        </div>
      )}
    </div>
  )
})

const entityWords = ({ t }: ViewTools, entityName: string, name: string): FieldWords => ({
  label: fieldLabel(t, entityName, name),
  help: t(`entity.${entityName}.help.${name}`, { defaultValue: '' }),
})
