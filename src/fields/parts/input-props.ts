import type { InputProps } from '../field-view.ts'

/** Properties that every input element takes, so that screen readers announce its label, help and error. */
export const inputProps = ({ id, disabled, label, invalid, describedBy }: InputProps) => ({
  id,
  disabled,
  'aria-label': label,
  'aria-invalid': invalid === true ? true : undefined,
  'aria-describedby': describedBy,
  status: invalid === true ? ('error' as const) : undefined,
})

export const textValue = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value)
