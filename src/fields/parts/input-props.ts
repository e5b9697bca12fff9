import type { InputProps } from '../field-view.ts'
import { fieldLabel } from '../words.ts'

/** Properties that every input element takes, so that screen readers announce its label, help and error. */
export const inputProps = ({ id, disabled, label, invalid, describedBy }: InputProps) => ({
  id,
  disabled,
  'aria-label': label,
  'aria-invalid': invalid === true ? true : undefined,
  'aria-describedby': describedBy,
  status: invalid === true ? ('error' as const) : undefined,
})

/** The same for an editor of formatted text, which is no input element. */
export const editorProps = ({ id, label, describedBy, invalid, disabled, ...use }: InputProps) => ({
  id,
  label: label ?? fieldLabel(use.tools.t, use.entityName, use.name),
  describedBy,
  invalid: invalid === true,
  disabled: disabled === true,
  tools: use.tools,
  value: textValue(use.value),
  onChange: (html: string | null) => use.onChange?.(html),
})

export const textValue = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value)
