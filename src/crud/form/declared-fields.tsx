import { Fragment } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { SiblingsContext } from '#src/fields/references/siblings.ts'
import { useViews } from '#src/crud/use-views.ts'
import type { Views } from '#src/crud/views.ts'
import { FormField, type FieldWords } from './form-field.tsx'
import type { FormStore } from './form-store.ts'

interface DeclaredFieldsProps {
  /** The entity whose fields they are. */
  readonly entity?: AnyEntity | undefined
  /** What fields of no entity are called. */
  readonly words?: Readonly<Partial<Record<string, FieldWords>>> | undefined
  readonly fields: AnyFields
  readonly store: FormStore
  /** What narrows the choices of its fields, if more does than their own values. */
  readonly around?: FormStore | undefined
  /** The fields that must not stay empty beside those that say so. */
  readonly requires?: readonly string[] | undefined
  /** Default: the entity's own. */
  readonly views?: Views | undefined
  readonly tools: ViewTools
}

/** Inputs for a few declared fields: in short forms, in dialogs and beside lists. */
export function DeclaredFields(props: DeclaredFieldsProps) {
  const { entity, words, fields, store, around = store, requires = [], tools } = props
  const entityViews = useViews(entity?.name ?? '')
  const isRequired = (name: string) => fields[name]?.required === true || requires.includes(name)
  // Where none may stay empty, a mark at each says nothing.
  const isMarked = Object.keys(fields).some((name) => !isRequired(name)) || entity !== undefined
  return (
    <SiblingsContext value={around}>
      {Object.entries(fields).map(([name, field]) => (
        <Fragment key={name}>
          {words?.[name]?.heading !== undefined && (
            <h2 className="lobby-form-heading">{words[name].heading}</h2>
          )}
          <FormField
            entity={entity}
            words={words?.[name]}
            name={name}
            field={field}
            store={store}
            tools={tools}
            views={props.views ?? entityViews}
            required={isMarked && isRequired(name)}
            isNew={entity === undefined}
          />
        </Fragment>
      ))}
    </SiblingsContext>
  )
}
