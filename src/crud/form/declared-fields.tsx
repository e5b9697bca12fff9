import type { AnyEntity } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { SiblingsContext } from '#src/fields/references/siblings.ts'
import { useViews } from '#src/crud/use-views.ts'
import { FormField } from './form-field.tsx'
import type { FormStore } from './form-store.ts'

interface DeclaredFieldsProps {
  readonly entity: AnyEntity
  readonly fields: AnyFields
  readonly store: FormStore
  /** What narrows the choices of its fields, if more does than their own values. */
  readonly around?: FormStore
  /** The fields that must not stay empty beside those that say so. */
  readonly requires?: readonly string[]
  readonly tools: ViewTools
}

/** Inputs for a few declared fields, outside a record's form: in dialogs and beside lists. */
export function DeclaredFields({
  entity,
  fields,
  store,
  around = store,
  requires = [],
  tools,
}: DeclaredFieldsProps) {
  const views = useViews(entity.name)
  return (
    <SiblingsContext value={around}>
      {Object.entries(fields).map(([name, field]) => (
        <FormField
          key={name}
          entity={entity}
          name={name}
          field={field}
          store={store}
          tools={tools}
          views={views}
          required={field.required === true || requires.includes(name)}
        />
      ))}
    </SiblingsContext>
  )
}
