import { useId } from 'react'
import type { AnyField } from '#core/field.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { viewOf } from '#src/fields/index.ts'
import { fieldLabel } from '#src/fields/words.ts'

export interface ChosenDialogProps {
  readonly buildingId: string
  /** Ids of the apartments. */
  readonly apartments: readonly string[]
  readonly tools: ViewTools
  readonly close: () => void
}

interface DialogFieldProps {
  readonly entityName: string
  readonly name: string
  readonly field: AnyField
  readonly tools: ViewTools
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly errors: readonly string[] | undefined
}

/** A field of a record in a dialog of its own: its label, its input, and what is wrong with it. */
export function DialogField({ entityName, name, field, tools, errors = [], ...entry }: DialogFieldProps) {
  const id = useId()
  const { Input } = viewOf(field)
  return (
    <div className="lobby-field" data-invalid={errors.length > 0}>
      <label htmlFor={id}>{fieldLabel(tools.t, entityName, name)}</label>
      <Input
        id={id}
        entityName={entityName}
        name={name}
        field={field}
        tools={tools}
        invalid={errors.length > 0}
        describedBy={errors.length > 0 ? `${id}-error` : undefined}
        {...entry}
      />
      {errors.length > 0 && (
        <div id={`${id}-error`} className="lobby-field-error" role="alert">
          {errors.join(' ')}
        </div>
      )}
    </div>
  )
}
