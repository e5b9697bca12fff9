import { useId, type ComponentProps, type ReactNode } from 'react'
import type { Form } from './form.ts'

interface FieldProps<Name extends string> extends Omit<
  ComponentProps<'input'>,
  'form' | 'name' | 'value' | 'onChange' | 'id'
> {
  readonly form: Form<Name>
  readonly name: Name
  readonly label: string
  readonly help?: ReactNode
}

/** A field with its label above it, and its fault and help below. */
export function Field<Name extends string>({ form, name, label, help, ...input }: FieldProps<Name>) {
  const id = useId()
  const error = form.errors[name]
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={name}
        value={form.values[name]}
        onChange={({ target }) => form.set(name, target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error ${id}-help`}
      />
      <p id={`${id}-error`} className="error" role="alert">
        {error}
      </p>
      <p id={`${id}-help`} className="quiet">
        {help}
      </p>
    </div>
  )
}

interface SubmitProps {
  readonly form: Pick<Form<string>, 'failure' | 'isSending'>
  readonly children: ReactNode
}

/** The button that sends a form, below what was refused of it as a whole. */
export const Submit = ({ form, children }: SubmitProps) => (
  <>
    <p className="error" role="alert">
      {form.failure}
    </p>
    <button type="submit" className="button primary wide" disabled={form.isSending}>
      {children}
    </button>
  </>
)
