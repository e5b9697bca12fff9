import type { FormInstance } from 'antd'
import { isCallError } from '#data-provider/http.ts'
import { codeText } from '#src/errors/error-text.ts'
import type { Translate } from '#src/i18n/use-t.ts'

/** Puts the codes of a refused call at their fields; false where it names none of the form's. */
export function placeErrors(form: FormInstance, error: unknown, t: Translate): boolean {
  if (!isCallError(error)) return false
  const known = Object.keys(form.getFieldsValue() as object)
  const placed = Object.entries(error.errors).filter(([field]) => known.includes(field))
  form.setFields(placed.map(([name, codes]) => ({ name, errors: codes.map((code) => codeText(t, code)) })))
  return placed.length > 0
}
