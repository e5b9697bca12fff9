import { Alert } from 'antd'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { inputId } from './form-field.tsx'
import { useFormErrors, type FormStore } from './form-store.ts'

interface FormErrorsProps {
  readonly entity: AnyEntity
  readonly store: FormStore
  readonly tools: ViewTools
}

/** All that is wrong, above the form; each line leads to its field. */
export function FormErrors({ entity, store, tools }: FormErrorsProps) {
  const errors = Object.entries(useFormErrors(store))
  if (errors.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      message={tools.t('console.crud.form.errors_title', { total: errors.length })}
      description={
        <ul className="lobby-error-links">
          {errors.map(([path, texts]) => (
            <li key={path}>
              <button type="button" onClick={() => focusField(path)}>
                {labelOf(tools, entity, path)}: {texts.join(', ')}
              </button>
            </li>
          ))}
        </ul>
      }
    />
  )
}

/** `rows.2.email` -> "Rows, row 3, E-mail". */
function labelOf({ t }: ViewTools, entity: AnyEntity, path: string) {
  const [name = '', row, inner] = path.split('.')
  const parts = [
    fieldLabel(t, entity.name, name),
    ...(row !== undefined && /^\d+$/.test(row) ? [t('console.fields.line', { line: Number(row) + 1 })] : []),
    ...(inner === undefined ? [] : [fieldLabel(t, entity.name, `${name}.${inner}`)]),
  ]
  return parts.join(', ')
}

/** The input itself, or what it sits in where the input has no one element. */
export function focusField(path: string): void {
  const input = document.getElementById(inputId(path.split('.')[0] ?? path))
  input?.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
}
