import type { Queryable } from '#api/database/pool.ts'
import { planEachTime } from '#api/database/statement-name.ts'
import { readSlot, type Slots, type ValuesOf } from './types.ts'

type Variants = Readonly<Record<string, unknown>>
/** Callers may name a variant if the statement has some. Absent: the first. */
type Chosen<V> = [keyof V] extends [never] ? [] : [variant?: keyof V & string]

interface Text<T extends Slots, V extends Variants> {
  /** Parameters by name, each with its type. */
  readonly takes: T
  /** Variants of its text, by name: each variant is a separate statement, and is checked as one. */
  readonly over?: V
  /**
   * Whether it is planned for the values of each call: where some of its parameters may be null and then narrow nothing down,
   * one plan for all values takes them to find next to nothing. Default: its plan may be kept.
   */
  readonly isPlannedEachTime?: boolean
  /** Makes the SQL from the placeholder of each parameter and the variant. */
  readonly sql: (places: { readonly [K in keyof T]: string }, variant: V[keyof V]) => string
}
interface Answer<R extends Slots> {
  /** Columns of the result. */
  readonly row: R
}

/**
 * A statement that answers with rows. Its text is fixed, and everything it says of itself is checked against the real
 * tables (docs/decisions/typed-sql.md): `npm run check` fails where a column is missing, has another type or may be null.
 *
 * @example
 * const feesOf = query({
 *   row: columns(fee, ['id', 'name', 'due_on']),
 *   takes: { buildingId: 'bigint', month: column(fee, 'month') },
 *   sql: ({ buildingId, month }) =>
 *     `select id, name, due_on from fee where building_id = ${buildingId} and month = ${month}`,
 * })
 * const fees = await feesOf(db, { buildingId, month: '2026-01' })
 */
export function query<const R extends Slots, const T extends Slots, const V extends Variants = {}>(
  declared: Answer<R> & Text<T, V>,
) {
  const textOf = declare(declared.row, declared)
  return (db: Queryable, values: ValuesOf<T>, ...[variant]: Chosen<V>): Promise<ValuesOf<R>[]> => {
    const { text, names } = textOf(variant)
    return db.query<ValuesOf<R>>(
      text,
      names.map((name) => values[name]),
    )
  }
}

/** A statement that returns how many rows it affected. */
export function command<const T extends Slots, const V extends Variants = {}>(declared: Text<T, V>) {
  const textOf = declare(undefined, declared)
  return (db: Queryable, values: ValuesOf<T>, ...[variant]: Chosen<V>): Promise<number> => {
    const { text, names } = textOf(variant)
    return db.execute(
      text,
      names.map((name) => values[name]),
    )
  }
}

export type RowOf<Q> = Q extends (...given: never[]) => Promise<readonly (infer R)[]> ? R : never

export interface Statement {
  /** Where it is declared: `api/debts/balances.ts:70`, and the variant. */
  readonly at: string
  readonly text: string
  /** Absent if nobody reads the result. */
  readonly row?: Slots
  readonly takes: Slots
  /** Names of the parameters, in the order of their `$n`. */
  readonly names: readonly string[]
}

const declarations: (() => Statement[])[] = []

/** Every statement of the modules that have been loaded. */
export const declaredStatements = (): Statement[] => declarations.flatMap((read) => read())

/** Registers the statement; its texts are made when they are first needed, because modules may import one another. */
function declare<T extends Slots, V extends Variants>(
  row: Slots | undefined,
  { takes, over, isPlannedEachTime = false, sql }: Text<T, V>,
) {
  const at = callSite()
  const variants = over ?? ({ '': undefined } as Variants as V)
  const written = new Map<string, { readonly text: string; readonly names: readonly (keyof T & string)[] }>()
  const first = Object.keys(variants)[0] ?? ''
  const textOf = (variant: string = first) => {
    const known = written.get(variant)
    if (known !== undefined) return known
    const made = numberPlaces(sql(marks, variants[variant as keyof V]), takes)
    written.set(variant, made)
    if (isPlannedEachTime) planEachTime(made.text)
    return made
  }
  const marks = Object.fromEntries(Object.keys(takes).map((name) => [name, mark(name)])) as {
    readonly [K in keyof T]: string
  }
  declarations.push(() =>
    Object.keys(variants).map((variant) => ({
      at: variant === '' ? at : `${at} (${variant})`,
      row,
      takes,
      ...textOf(variant),
    })),
  )
  return textOf
}

/**
 * Stands for a placeholder while the text is made: fragments may move it about, and the `$n` follow the finished text.
 */
const mark = (name: string) => `\0${name}\0`

/**
 * Numbers the placeholders, each with its type, so that neither PostgreSQL nor a reader of the statement has to guess
 * it.
 */
function numberPlaces<T extends Slots>(written: string, takes: T) {
  const names: (keyof T & string)[] = []
  // oxlint-disable-next-line no-control-regex -- the mark is a character that no SQL text holds
  const text = written.replaceAll(/\0(\w+)\0/g, (_, name: keyof T & string) => {
    if (!names.includes(name)) names.push(name)
    const slot = takes[name]
    if (slot === undefined) throw new Error(`the statement takes no ${name}`)
    return `$${names.indexOf(name) + 1}::${readSlot(slot).type}`
  })
  return { text, names }
}

const here = new URL('../../', import.meta.url).pathname

/** The file and line that called `query` or `command`. */
function callSite(): string {
  const frame = new Error('declared here').stack?.split('\n')[4] ?? ''
  const place = /([^\s(]+):\d+\)?$/.exec(frame)?.[1] ?? 'unknown'
  return place.replace('file://', '').replace(here, '')
}
