import { z } from '../zod.ts'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import { maskText } from '../mask.ts'
import type { Flag } from '../permission.ts'
import { localPhone, phonePattern, phonesToFind } from '../phone.ts'
import { textOperand } from './schemas.ts'

export interface PhoneField<R extends boolean = boolean, G extends Flag = Flag> extends Field<
  'phone',
  string,
  R,
  G
> {}

/** A phone number of 10 or 11 digits, or 9 in Cambodia, in its country's spelling (`localPhone`), whichever way it was typed. */
export const phone = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> = {},
): PhoneField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'phone' })

export const phoneKind = defineKind<PhoneField>({
  schema: () =>
    z
      .string({ error: 'invalid_phone' })
      .regex(/^[0-9]*$/, { error: 'phone_not_numeric', abort: true })
      .regex(phonePattern, { error: 'invalid_phone' }),
  operand: textOperand,
  column: () => ({ type: 'text', family: 'text', check: `% ~ '${phonePattern.source}'` }),
  operators: operatorSets.textual,
  spellings: phonesToFind,
  decode: (_field, node) => (typeof node === 'string' ? localPhone(node) : node),
  decodeOperand: (_field, node) => localPhone(node),
  encode: (_field, value) => String(value),
  mask: (value) => maskText(String(value)),
  demo: (_field, seed) => `09${String(10_000_000 + seed.index).padStart(8, '0')}`,
  // A spreadsheet that takes it for a number drops the first zero.
  parseCell: (_field, cell) => localPhone(cell).replace(/^[1-9]\d{8}$/, '0$&'),
  sheetFormat: 'text',
  formatCell: (_field, value) => String(value),
})
