import { canonicalAmount, compareAmounts } from '../amount.ts'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { boundsFault, decimalsOf, type DecimalOptions } from './decimals.ts'
import { digitsFromCell, doubtThousands } from './schemas.ts'

export interface PriceField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'price', string, R, G>, DecimalOptions {}

/**
 * The price of one unit: a decimal string of at most 13 whole digits and 6 decimals (`1984`, `0.185`), whatever its
 * currency. It is finer than an amount, which is rounded where it is multiplied, and makes no sum.
 */
export const price = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & DecimalOptions = {},
): PriceField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'price' })

/** Fraction digits of a price. */
export const priceDigits = 6
const { plain, schema, canonical } = decimalsOf(priceDigits)

export const priceKind = defineKind<PriceField>({
  schema,
  operand: plain,
  column: () => ({ type: `numeric(19,${priceDigits})`, family: 'number', check: '% >= 0 AND % < 1e13' }),
  operators: operatorSets.ordered,
  decode: (_field, node) => (typeof node === 'string' ? canonical(node) : node),
  encode: (_field, value) => String(value),
  fromColumn: (_field, raw) => canonicalAmount(String(raw)),
  compare: (a, b) => compareAmounts(String(a), String(b)),
  demo: (field, seed) => field.min ?? `${(1 + Math.floor(seed.random() * 200)) * 500}`,
  parseCell: (_field, cell) => canonical(digitsFromCell(cell.trim())),
  doubtCell: doubtThousands,
  formatCell: (_field, value) => String(value),
  fault: boundsFault,
})
