import type { FormInstance } from 'antd'
import { fieldTexts } from '#src/errors/error-text.ts'
import type { Translate } from '#src/i18n/use-t.ts'

/** Puts the sentences of a refused call at their fields; false where the form has no place for one of them. */
export function placeErrors(form: FormInstance, error: unknown, t: Translate): boolean {
  const known = Object.keys(form.getFieldsValue() as object)
  const texts = fieldTexts(t, error)
  const placed = Object.entries(texts).filter(([field]) => known.includes(field))
  form.setFields(placed.map(([name, errors]) => ({ name, errors })))
  return placed.length > 0 && placed.length === Object.keys(texts).length
}
