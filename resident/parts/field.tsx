import { useId, type ComponentProps, type ReactNode } from 'react'
import type { Form } from './form.ts'

interface OfForm<Name extends string> {
  readonly form: Form<Name>
  readonly name: Name
  readonly label: string
  readonly help?: ReactNode
}
type Own = 'form' | 'name' | 'value' | 'onChange' | 'id'

/** What a control of a form needs, and what names and describes it. */
function useControl<Name extends string>({ form, name }: Pick<OfForm<Name>, 'form' | 'name'>) {
  const id = useId()
  return {
    id,
    name,
    value: form.values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => form.set(name, target.value),
    'aria-invalid': form.errors[name] !== undefined,
    'aria-describedby': `${id}-error ${id}-help`,
  }
}

interface FrameProps {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly help: ReactNode
  readonly children: ReactNode
}

/** A control with its label above it, and its fault and help below. */
const Frame = ({ id, label, error, help, children }: FrameProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
    <p id={`${id}-error`} className="error" role="alert">
      {error}
    </p>
    <p id={`${id}-help`} className="quiet">
      {help}
    </p>
  </div>
)

/** A field of one line. */
export function Field<Name extends string>({
  form,
  name,
  label,
  help,
  ...input
}: OfForm<Name> & Omit<ComponentProps<'input'>, Own>) {
  const control = useControl({ form, name })
  return (
    <Frame id={control.id} label={label} error={form.errors[name]} help={help}>
      <input {...input} {...control} />
    </Frame>
  )
}

/** A field of several lines. */
export function LongField<Name extends string>({
  form,
  name,
  label,
  help,
  ...area
}: OfForm<Name> & Omit<ComponentProps<'textarea'>, Own>) {
  const control = useControl({ form, name })
  return (
    <Frame id={control.id} label={label} error={form.errors[name]} help={help}>
      <textarea rows={4} {...area} {...control} />
    </Frame>
  )
}

interface ChoiceProps<Name extends string> extends OfForm<Name> {
  /** Values and their names. */
  readonly of: readonly (readonly [value: string, name: string])[]
}

/** A field with one of a few values; an empty one stands first until one is chosen. */
export function ChoiceField<Name extends string>({ form, name, label, help, of }: ChoiceProps<Name>) {
  const control = useControl({ form, name })
  return (
    <Frame id={control.id} label={label} error={form.errors[name]} help={help}>
      <select {...control}>
        {control.value === '' && <option value="">–</option>}
        {of.map(([value, said]) => (
          <option key={value} value={value}>
            {said}
          </option>
        ))}
      </select>
    </Frame>
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
