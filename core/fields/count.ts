import { z } from '../zod.ts'
import type { Field } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'

export interface CountField<T extends string = string, V extends string = string> extends Field<
  'count',
  number,
  true,
  never
> {
  readonly target: T
  readonly via: V
  /** Lists sort and filter by it. For what is counted by an index. */
  readonly ordered?: true
  /** Only some of them count: the extension's SQL expression counts them. */
  readonly server?: true
}

/** The number of records of `target` outside the trash that point here by `via`; with `server`, of some of them. */
export const count = <const T extends string, const V extends string>(
  target: T,
  via: V,
  options: Pick<CountField, 'ordered' | 'server'> = {},
): CountField<T, V> => ({
  ...options,
  kind: 'count',
  required: true,
  readOnly: true,
  target,
  via,
})

export const countKind = defineKind<CountField>({
  derived: true,
  schema: () => z.int({ error: 'invalid_number' }).min(0, { error: 'too_small' }),
  operators: operatorSets.none,
  compared: ({ ordered }) =>
    ordered === true ? { type: 'bigint', family: 'number', operators: operatorSets.measured } : undefined,
  decode: (_field, node) => (typeof node === 'string' && /^\d{1,15}$/.test(node) ? Number(node) : node),
  encode: (_field, value) => String(value),
  fromColumn: (_field, raw) => Number(raw),
  demo: () => 0,
  parseCell: (_field, cell) => Number(cell),
  formatCell: (_field, value) => Number(value),
})
