/** PostgreSQL's types that statements read and take, and the driver's value of each (`wireTypes`). */
interface SqlValues {
  bigint: string
  'bigint[]': readonly string[]
  numeric: string
  'numeric[]': readonly string[]
  text: string
  'text[]': readonly string[]
  uuid: string
  'uuid[]': readonly string[]
  /** `yyyy-MM-dd`. */
  date: string
  time: string
  /** ISO 8601 in UTC. */
  timestamptz: string
  integer: number
  smallint: number
  boolean: boolean
  /** JSON text for a parameter; for a column use `json<T>()`, which gives its shape. */
  jsonb: string
}
export type SqlType = keyof SqlValues

const sqlTypes: Readonly<Record<SqlType, true>> = {
  bigint: true,
  'bigint[]': true,
  numeric: true,
  'numeric[]': true,
  text: true,
  'text[]': true,
  uuid: true,
  'uuid[]': true,
  date: true,
  time: true,
  timestamptz: true,
  integer: true,
  smallint: true,
  boolean: true,
  jsonb: true,
}
export const isSqlType = (type: string): type is SqlType => Object.hasOwn(sqlTypes, type)

/** A type that says more of its value than SQL can: an entity's column, one of a few words, the shape of JSON. */
export interface Typed<T = unknown> {
  readonly type: SqlType
  readonly isNull: boolean
  /** Never set: carries the type alone. */
  readonly $value?: T
}

/** A column of the result, or a parameter of the statement: `bigint`, `text | null`, `column(fee, 'month')`. */
export type Slot = SqlType | `${SqlType} | null` | Typed
export type Slots = Readonly<Record<string, Slot>>

type ValueOf<S> = S extends SqlType
  ? SqlValues[S]
  : S extends `${infer T extends SqlType} | null`
    ? SqlValues[T] | null
    : S extends Typed<infer T>
      ? T
      : never
export type ValuesOf<S extends Slots> = { readonly [K in keyof S]: ValueOf<S[K]> }

/** A column of this type whose value is a `T`. */
export const typed = <T>(type: SqlType): Typed<T> => ({ type, isNull: false })

/** One of a few words, stored as text. */
export const wordOf = <T extends string>() => typed<T>('text')

/** JSON of a shape that nothing checks: PostgreSQL knows only that it is JSON. */
export const json = <T>() => typed<T>('jsonb')

/** The same if it may be missing, as after a left join. */
export const orNull = <T>({ type }: Typed<T>): Typed<T | null> => ({ type, isNull: true })

export function readSlot(slot: Slot): { readonly type: SqlType; readonly isNull: boolean } {
  if (typeof slot !== 'string') return slot
  const type = slot.replace(/ \| null$/, '')
  if (!isSqlType(type)) throw new Error(`no such SQL type: ${slot}`)
  return { type, isNull: type !== slot }
}
