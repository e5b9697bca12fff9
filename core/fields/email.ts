import { z } from '../zod.ts'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import { maskEmail } from '../mask.ts'
import type { Flag } from '../permission.ts'
import { textOperand } from './schemas.ts'

export interface EmailField<R extends boolean = boolean, G extends Flag = Flag> extends Field<
  'email',
  string,
  R,
  G
> {}

/** An e-mail address, kept in lower case, at most 254 characters. */
export const email = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> = {},
): EmailField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'email' })

export const emailKind = defineKind<EmailField>({
  schema: () => z.string({ error: 'invalid_email' }).refine(isEmail, { error: 'invalid_email' }),
  operand: textOperand,
  column: () => ({ type: 'text', family: 'text' }),
  operators: operatorSets.textual,
  decode: (_field, node) => (typeof node === 'string' ? normalise(node) : node),
  decodeOperand: (_field, node) => normalise(node),
  encode: (_field, value) => String(value),
  mask: (value) => maskEmail(String(value)),
  demo: (_field, seed) => `person.${seed.index + 1}@example.com`,
  parseCell: (_field, cell) => normalise(cell),
  formatCell: (_field, value) => String(value),
})

const normalise = (text: string) => text.trim().toLowerCase()

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/
const label = /^[a-z0-9-]{1,63}$/

/**
 * `=?utf-8?q?x?=@…` is none: mail programs take it for an encoded word, whose decoded signs may be another address.
 * Piece by piece rather than by one expression, which would invite slow matching.
 */
export function isEmail(text: string) {
  if (text.length > 254) return false
  const [name = '', domain = '', ...rest] = text.split('@')
  const labels = domain.split('.')
  return (
    rest.length === 0 &&
    localPart.test(name) &&
    !name.includes('=?') &&
    !name.startsWith('.') &&
    !name.endsWith('.') &&
    !name.includes('..') &&
    labels.length >= 2 &&
    labels.every((one) => label.test(one) && !one.startsWith('-') && !one.endsWith('-')) &&
    (labels.at(-1) ?? '').length >= 2
  )
}
