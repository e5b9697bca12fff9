import type { InputProps } from '../field-view.ts'

/** What every input element takes, so that label, help and error are read out with it. */
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
