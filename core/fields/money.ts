import { canonicalAmount, compareAmounts, fractionDigits, isAmount } from '../amount.ts'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { boundsFault, currencyOf, decimalsOf, type DecimalOptions } from './decimals.ts'
import { digitsFromCell, doubtThousands } from './schemas.ts'

export interface MoneyOptions extends DecimalOptions {
  /** May be below zero. Default false. */
  readonly negative?: boolean
  /** What makes no sense added up: lists show no sum of it. Default false. */
  readonly isRate?: true
  /** A part of another amount: the record's page leaves it out while it is zero. Default false. */
  readonly isPart?: true
}
export interface MoneyField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'money', string, R, G>, MoneyOptions {}

/** An amount: a decimal string of at most 13 whole digits and 2 decimals (`1250000`, `12.5`). */
export const money = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & MoneyOptions = {},
): MoneyField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'money' })

const { plain, schema, canonical } = decimalsOf(2)

export const moneyKind = defineKind<MoneyField>({
  schema,
  operand: plain,
  column: (field) => ({
    type: 'numeric(18,2)',
    family: 'number',
    // Both bounds: PostgreSQL's NaN and Infinity are above zero.
    check: field.negative === true ? '% > -1e13 AND % < 1e13' : '% >= 0 AND % < 1e13',
  }),
  operators: operatorSets.ordered,
  decode: (_field, node) => (typeof node === 'string' ? canonical(node) : node),
  encode: (_field, value) => String(value),
  fromColumn: (_field, raw) => canonicalAmount(String(raw)),
  check(field, value, record, context) {
    const code = currencyOf(field, record, context)
    const form = code === undefined ? undefined : context.currencies?.[code]
    const amount = String(value)
    return form !== undefined && isAmount(amount) && fractionDigits(amount) > form.digits
      ? 'too_many_decimals'
      : undefined
  },
  compare: (a, b) => compareAmounts(String(a), String(b)),
  demo: (field, seed) => field.min ?? `${(1 + Math.floor(seed.random() * 200)) * 5000}`,
  parseCell: (_field, cell) => canonical(digitsFromCell(cell.trim())),
  doubtCell: doubtThousands,
  formatCell: (_field, value) => String(value),
  fault: boundsFault,
})
