import { Alert } from 'antd'
import { use } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { FieldPlace } from './field-place.ts'
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
  const place = use(FieldPlace)
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
              <button type="button" onClick={() => focusField(path, place)}>
                {labelOf(tools, entity, path)}: {texts.join(', ')}
              </button>
            </li>
          ))}
        </ul>
      }
    />
  )
}

/** A field that users have defined stands under a label of its own, which no declaration knows. */
const definedField = (path: string) =>
  document.querySelector<HTMLLabelElement>(`label[data-path="${CSS.escape(path)}"]`)

/** `rows.2.email` -> "Rows, row 3, E-mail". */
function labelOf({ t }: ViewTools, entity: AnyEntity, path: string) {
  const [name = '', row, inner] = path.split('.')
  const defined = definedField(path)?.querySelector(':scope > span')?.textContent
  const parts = [
    fieldLabel(t, entity.name, name),
    ...(defined === undefined || defined === null ? [] : [defined]),
    ...(row !== undefined && /^\d+$/.test(row) ? [t('console.fields.line', { line: Number(row) + 1 })] : []),
    ...(inner === undefined ? [] : [fieldLabel(t, entity.name, `${name}.${inner}`)]),
  ]
  return parts.join(', ')
}

/** Puts the cursor into the first of the fields that are wrong, in the form's order. */
export function goToFirst(paths: readonly string[], place: string): void {
  // A path names a part of a field (`lines.2.price`), or is the whole name of a user-defined one (`answers.size`).
  const ids = new Set(
    paths.flatMap((path) => [path, path.split('.')[0] ?? path]).map((name) => inputId(name, place)),
  )
  const labels = document.querySelectorAll<HTMLLabelElement>('.lobby-field > label[for]')
  const first = [...labels].find(
    ({ htmlFor }) => ids.has(htmlFor) && document.getElementById(htmlFor) !== null,
  )
  if (first === undefined) window.scrollTo({ top: 0, behavior: 'smooth' })
  else focusIn(first.htmlFor)
}

/** The input itself, or what it sits in where the input has no one element. */
function focusField(path: string, place: string): void {
  const input = definedField(path)?.querySelector<HTMLElement>(focusable)
  if (input !== null && input !== undefined) input.focus()
  else focusIn(inputId(path.split('.')[0] ?? path, place))
}

/** Rows and files have no single input: the first focusable element inside them gets the cursor. */
function focusIn(id: string) {
  const input = document.getElementById(id)
  if (input === null) return
  input.scrollIntoView({ block: 'center' })
  input.focus({ preventScroll: true })
  if (document.activeElement === input) return
  const box = input.closest('.lobby-field') ?? input
  box.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
}

const focusable = 'input:not(:disabled, [type=file]), textarea:not(:disabled), button:not(:disabled)'
