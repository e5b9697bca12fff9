import type { FormInstance } from 'antd'
import { fieldTexts } from '#src/errors/error-text.ts'
import type { Translate } from '#src/i18n/use-t.ts'

/** Puts the codes of a refused call at their fields; false where it names none of the form's. */
export function placeErrors(form: FormInstance, error: unknown, t: Translate): boolean {
  const known = Object.keys(form.getFieldsValue() as object)
  const placed = Object.entries(fieldTexts(t, error)).filter(([field]) => known.includes(field))
  form.setFields(placed.map(([name, errors]) => ({ name, errors })))
  return placed.length > 0
}
