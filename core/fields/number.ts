import { z } from '../zod.ts'
import type { Field, FieldOptions } from '../field.ts'
import { digitsFromCell, doubtThousands } from './schemas.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import type { Unit } from '../vocabulary.ts'

export interface NumberOptions {
  /** Inclusive. */
  readonly min?: number
  /** Inclusive. */
  readonly max?: number
  /** Fraction digits, 0 to 6. Default 2. */
  readonly scale?: number
  /** As `scale: 0`. */
  readonly integer?: boolean
  /** Shown beside the value. */
  readonly unit?: Unit
  /** Sums of it mean something: people, square metres, but no rate, index or percentage. Lists and figures add it up. */
  readonly adds?: true
}
export interface NumberField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'number', number, R, G>, NumberOptions {}

/** A measure or a count, never an amount of money. */
export const number = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & NumberOptions = {},
): NumberField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'number' })

/** Fraction digits that the field keeps. */
export const scaleOf = (field: NumberField) => (field.integer === true ? 0 : (field.scale ?? 2))

const totalDigits = 15
const wire = /^-?\d{1,15}(\.\d{1,15})?$/

const plain = () => z.number({ error: 'invalid_number' })

export const numberKind = defineKind<NumberField>({
  schema(field) {
    const scale = scaleOf(field)
    const bound = 10 ** (totalDigits - scale)
    return plain()
      .min(field.min ?? -bound + 1, { error: 'too_small' })
      .max(field.max ?? bound - 1, { error: 'too_large' })
      .refine((value) => value === Number(value.toFixed(scale)), {
        error: scale === 0 ? 'invalid_integer' : 'too_many_decimals',
        params: { limits: { digits: scale } },
      })
  },
  operand: plain,
  column(field) {
    const scale = scaleOf(field)
    const bound = `1e${totalDigits - scale}`
    // The upper bound is what keeps NaN out: it sorts above every number.
    return {
      type: `numeric(${totalDigits},${scale})`,
      family: 'number',
      check: `% > -${bound} AND % < ${bound}`,
    }
  },
  operators: operatorSets.ordered,
  decode: (_field, node) => (typeof node === 'string' ? parse(node) : node),
  encode: (_field, value) => plainText(Number(value)),
  fromColumn: (_field, raw) => Number(raw),
  compare: (a, b) => Number(a) - Number(b),
  demo(field, seed) {
    const low = field.min ?? 0
    const high = Math.max(low, Math.min(field.max ?? low + 100, low + 1000))
    return Number((low + Math.floor(seed.random() * (high - low + 1))).toFixed(scaleOf(field)))
  },
  parseCell: (_field, cell) => parse(digitsFromCell(cell.trim())),
  doubtCell: doubtThousands,
  formatCell: (_field, value) => Number(value),
  fault(field) {
    if (field.min !== undefined && field.max !== undefined && field.min > field.max) return 'min is above max'
    if (field.integer === true && (field.scale ?? 0) !== 0) return 'an integer has scale 0'
    return scaleOf(field) < 0 || scaleOf(field) > 6 ? 'scale is outside 0..6' : undefined
  },
})

const parse = (text: string) => (wire.test(text) ? Number(text) : text)

/** `1e-7` is no number on the wire. */
const plainText = (value: number) => (/e/.test(String(value)) ? value.toFixed(6) : String(value))
