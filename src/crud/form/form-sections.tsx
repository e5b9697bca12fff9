import { Card } from 'antd'
import type { AnyEntity } from '#core/entity.ts'
import { isPresent } from '#core/condition.ts'
import type { AnyFields } from '#core/field.ts'
import { readableFields } from '#core/derive/fields.ts'
import { clearFlag } from '#core/derive/requirement.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import type { Views } from '#src/crud/views.ts'
import { fieldView, RecordValue } from '../columns/field-cell.tsx'
import { FormField, inputId } from './form-field.tsx'
import { formShape, withoutUnread, type Mode } from './form-rules.ts'
import { useFormErrors, useFormValues, type FormStore } from './form-store.ts'
import { sectionsOf, type ShownSection } from '../record/sections.ts'

export interface FormParts {
  readonly entity: AnyEntity
  readonly mode: Mode
  readonly fields: AnyFields
  /** The record that is edited; nothing for a new one. */
  readonly base: Values
  readonly store: FormStore
  readonly tools: ViewTools
  readonly views: Views
}

const sectionId = (key: string) => `lobby-section-${key}`

/** The sections shown now, with the fields that can be edited or at least read, and which must be filled. */
export interface FormShape {
  readonly sections: readonly ShownSection[]
  readonly required: ReadonlySet<string>
}

export function useFormSections({ entity, mode, fields, base, store, tools }: FormParts): FormShape {
  const values = useFormValues(store)
  const { hidden, required } = formShape({ entity, base, values })
  const readable = readableFields(entity)
  const shows = (name: string) => {
    if (hidden.has(name)) return false
    if (fields[name] !== undefined) return true
    // Read-only fields are shown with the editable ones, except those that only the server calculates.
    return (
      mode === 'update' &&
      readable[name] !== undefined &&
      entity.fields[name]?.readOnly !== true &&
      tools.can('read', entity.name, name)
    )
  }
  // The server numbers what is left empty.
  const asked = [...required].filter((name) => mode === 'update' || fields[name]?.numbered === undefined)
  return { sections: sectionsOf(entity, tools, shows), required: new Set(asked) }
}

/** The inputs that wait to be filled: of fields that must not stay empty, and are. */
export const inputsToFill = (
  { sections, required }: FormShape,
  values: Values,
  place: string,
): ReadonlySet<string> =>
  new Set(
    sections
      .flatMap((section) => ('slot' in section ? [] : section.fields))
      .filter((name) => required.has(name) && !isPresent(values[name]))
      .map((name) => inputId(name, place)),
  )

export function FormSections({ sections, required, ...parts }: FormParts & FormShape) {
  return sections.map((section) => (
    <section key={section.key} id={sectionId(section.key)} className="lobby-form-section">
      <SectionBody section={section} required={required} isAlone={sections.length === 1} {...parts} />
    </section>
  ))
}

interface SectionBodyProps extends FormParts {
  readonly section: ShownSection
  readonly required: ReadonlySet<string>
  readonly isAlone: boolean
}

function SectionBody({ section, required, isAlone, ...parts }: SectionBodyProps) {
  const { entity, mode, fields, store, tools, views, base } = parts
  const values = useFormValues(store)
  if ('slot' in section) {
    const Slot = views.slots?.[section.slot]
    return Slot === undefined ? null : (
      <Slot
        entity={entity}
        record={{ ...base, ...withoutUnread(fields, values) }}
        tools={tools}
        onChange={store.set}
      />
    )
  }
  return (
    <Card size="small" title={isAlone ? undefined : <h2>{section.title}</h2>}>
      <div className="lobby-form-fields">
        {section.fields.map((name) => {
          const field = fields[name]
          if (field === undefined) return <ReadField key={name} name={name} {...parts} />
          return (
            <FormField
              key={name}
              entity={entity}
              name={name}
              field={field}
              store={store}
              tools={tools}
              views={views}
              required={required.has(name)}
              isNew={mode === 'create'}
            />
          )
        })}
      </div>
    </Card>
  )
}

/** A field that this user, or this record's state, keeps as it is. */
function ReadField({ entity, name, base, tools, views }: FormParts & { readonly name: string }) {
  const field = entity.fields[name]
  if (field === undefined) return null
  const clear = clearFlag(entity, name)
  const isMasked = clear !== undefined && !tools.can(clear, entity.name)
  return (
    <div className="lobby-field" data-wide={fieldView(views, name, field).wide === true}>
      <label>{fieldLabel(tools.t, entity.name, name)}</label>
      <div>
        <RecordValue entity={entity} name={name} record={base} tools={tools} views={views} />
      </div>
      {isMasked && <div className="lobby-field-help">{tools.t('console.fields.masked')}</div>}
    </div>
  )
}

interface FormIndexProps {
  readonly sections: readonly ShownSection[]
  readonly store: FormStore
  readonly tools: ViewTools
}

/** The way through a long form; a section with errors says so. */
export function FormIndex({ sections, store, tools }: FormIndexProps) {
  const wrong = Object.keys(useFormErrors(store)).map((path) => path.split('.')[0])
  return (
    <nav className="lobby-form-index" aria-label={tools.t('console.crud.form.sections')}>
      <ul>
        {sections.map((section) =>
          'slot' in section ? null : (
            <li key={section.key}>
              <button
                type="button"
                data-wrong={section.fields.some((name) => wrong.includes(name))}
                onClick={() =>
                  document.getElementById(sectionId(section.key))?.scrollIntoView({ behavior: 'smooth' })
                }
              >
                {section.title}
              </button>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
