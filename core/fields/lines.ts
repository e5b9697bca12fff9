import { z } from '../zod.ts'
import type { Condition } from '../condition.ts'
import type { AnyFields, Field, FieldOptions, FieldValue } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import type { ErrorCode } from '../vocabulary.ts'
import { fault, type FieldError } from '../wire/error.ts'
import { refusalIssue } from './schemas.ts'
import { decodeRow, encodeRow, rowSchema, type KindOf } from './rows.ts'

export interface LinesOptions<F extends AnyFields> {
  readonly fields: F
  /** At most so many rows. Default 200. */
  readonly max?: number
  /** At least so many. Default 0, or 1 where the field is required. */
  readonly min?: number
  /** No two rows have the same value in this field. */
  readonly distinct?: keyof F & string
  /**
   * Two fields of numbers or prices whose product each row comes to. Rows show it and their sum, rounded as the currency
   * is paid; nothing of it is stored.
   */
  readonly product?: readonly [keyof F & string, keyof F & string]
  /** A field of keys and the one that each is made of while it is typed, so that nobody has to invent one. */
  readonly spells?: readonly [key: keyof F & string, from: keyof F & string]
  /** What is made of the rows follows their order: whoever edits them moves them. */
  readonly ordered?: true
  /** Fields that only some rows have. */
  readonly only?: Readonly<Partial<Record<keyof F & string, Condition<keyof F & string>>>>
  /** Errors of the rows beyond their single values; fields are `{index}.{name}`. */
  readonly rowErrors?: (rows: readonly Readonly<Record<string, unknown>>[]) => readonly FieldError[]
  /** Why the rows are wrong beside the other values of their record. */
  readonly besides?: (
    rows: readonly unknown[],
    record: Readonly<Record<string, unknown>>,
  ) => ErrorCode | undefined
}
export type LineRow<F extends AnyFields> = { readonly [K in keyof F]: FieldValue<F[K]> }
export interface LinesField<
  F extends AnyFields = AnyFields,
  R extends boolean = boolean,
  G extends Flag = Flag,
>
  extends Field<'lines', readonly LineRow<F>[], R, G>, LinesOptions<F> {}

/** Rows with their own fields, stored inside the record. */
export const lines = <
  const F extends AnyFields,
  const R extends boolean = false,
  const G extends Flag = never,
>(
  options: FieldOptions<R, G> & LinesOptions<F>,
): LinesField<F, NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'lines' })

export const linesKindOver = (kindOf: KindOf) =>
  defineKind<LinesField>({
    schema: (field) =>
      z
        .array(rowSchema({ fields: field.fields, kindOf }), { error: 'invalid_lines' })
        .min(field.min ?? 0, { error: 'too_few' })
        .max(field.max ?? 200, { error: 'too_many' })
        .superRefine((rows, context) => {
          for (const { field: name, ...refusal } of [
            ...repeatedValues(field, rows),
            ...(field.rowErrors?.(rows) ?? []),
          ])
            context.addIssue({ ...refusalIssue(refusal), path: name.split('.') })
        }),
    inner: (field) => field.fields,
    column: () => ({ type: 'jsonb', family: 'json' }),
    operators: operatorSets.presence,
    decode: (field, node) =>
      Array.isArray(node) ? node.map((row) => decodeRow(field.fields, row, kindOf)) : node,
    encode: (field, value) =>
      (value as readonly Record<string, unknown>[]).map((row) => encodeRow(field.fields, row, kindOf)),
    toColumn: (_field, value) => JSON.stringify(value),
    check(field, value, record, context) {
      const own = Object.fromEntries(Object.keys(field.fields).map((name) => [name, null]))
      for (const row of value as readonly Record<string, unknown>[]) {
        for (const [name, one] of Object.entries(field.fields)) {
          const cell = row[name] ?? null
          // A row may ask what the record has, its currency for example, but not what it has itself.
          const around = { ...record, ...own, ...row }
          const code = cell === null ? undefined : kindOf(one).check?.(one, cell, around, context)
          if (code !== undefined) return code
        }
      }
      return field.besides?.(value as readonly unknown[], record)
    },
    demo: (field, seed) => [
      Object.fromEntries(
        Object.entries(field.fields).map(([name, one]) => [name, kindOf(one).demo(one, seed)]),
      ),
    ],
    // A spreadsheet has no room for rows within a row: they travel as JSON.
    parseCell: (field, cell) => {
      const rows = parseJson(cell)
      return Array.isArray(rows) ? rows.map((row) => decodeRow(field.fields, row, kindOf)) : rows
    },
    formatCell: (_field, value) => JSON.stringify(value),
    fault: (field) => rowFault(field, kindOf),
  })

const factorKinds: ReadonlySet<string> = new Set(['number', 'price', 'money'])

/** The rows whose value an earlier one has already, where values are distinct. */
function repeatedValues(
  { distinct }: Pick<LinesField, 'distinct'>,
  rows: readonly Readonly<Record<string, unknown>>[],
): FieldError[] {
  if (distinct === undefined) return []
  const known = new Set<unknown>()
  return rows.flatMap(({ [distinct]: value }, at) => {
    const isRepeated = known.has(value)
    known.add(value)
    return isRepeated ? [fault(`${at}.${distinct}`, 'duplicate_value')] : []
  })
}

export function parseJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function rowFault(field: LinesField, kindOf: KindOf) {
  if (Object.keys(field.fields).length === 0) return 'has no fields'
  for (const [name, one] of Object.entries(field.fields)) {
    const kind = kindOf(one)
    if (kind.column === undefined || kind.writeOnly === true || kind.holdsHtml?.(one) === true)
      return `${name} is of a kind that rows can't hold`
    const fault = kind.fault?.(one)
    if (fault !== undefined) return `${name}: ${fault}`
    if (field.product?.includes(name) === true && !factorKinds.has(one.kind))
      return `${name} is multiplied, and it is of kind ${one.kind}`
    const source = one.copies === undefined ? undefined : field.fields[one.copies]
    if (one.copies !== undefined && (source === undefined || kindOf(source).relation === undefined))
      return `${name} copies ${one.copies}, which names no record`
  }
  return undefined
}
