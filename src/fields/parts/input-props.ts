import type { InputProps, ViewTools } from '../field-view.ts'
import { fieldLabel } from '../words.ts'

interface Announced {
  readonly id?: string | undefined
  readonly disabled?: boolean | undefined
  readonly label?: string | undefined
  readonly invalid?: boolean | undefined
  readonly describedBy?: string | undefined
}

/** Properties that every input element takes, so that screen readers announce its label, help and error. */
export const inputProps = ({ id, disabled, label, invalid, describedBy }: Announced) => ({
  id,
  disabled,
  'aria-label': label,
  'aria-invalid': invalid === true ? true : undefined,
  'aria-describedby': describedBy,
  status: invalid === true ? ('error' as const) : undefined,
})

/** What an editor of formatted text is given, which is no input element, and an input of a part of a field. */
export interface EditorProps {
  readonly id: string | undefined
  readonly label: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly disabled: boolean
  readonly tools: ViewTools
  readonly value: string
}

export const editorProps = ({ id, label, called, describedBy, invalid, disabled, ...use }: InputProps) => ({
  id,
  label: label ?? called ?? fieldLabel(use.tools.t, use.entityName, use.name),
  describedBy,
  invalid: invalid === true,
  disabled: disabled === true,
  tools: use.tools,
  value: textValue(use.value),
  onChange: (html: string | null) => use.onChange?.(html),
})

export const textValue = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value)
