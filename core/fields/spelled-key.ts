import { unaccent } from '../text.ts'
import { isCustomKey } from './custom-fields.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * A key for a row, made of what it is called: `Số người đi cùng` is `so_nguoi_di_cung`. What has no Latin letters gets
 * one of the row's number. Differs from the keys that are `taken`.
 */
export function spellKey(called: string, at: number, taken: readonly unknown[]): string {
  const word = unaccent(called)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 56)
  const key = isCustomKey(word) ? word : `field_${word === '' ? at + 1 : word}`
  const free = [key, ...taken.map((_one, place) => `${key}_${place + 2}`)].find((one) => !taken.includes(one))
  return free ?? key
}

interface Change {
  readonly rows: readonly Row[]
  readonly at: number
  /** The field whose value is the key, and the one that it is made of. */
  readonly spells: readonly [key: string, from: string]
  /** What the row is called from now on. */
  readonly next: unknown
}

/** The key of a row that is being renamed: it follows the name until somebody has typed another. */
export function followingKey({ rows, at, spells: [key, from], next }: Change): unknown {
  const row = rows[at] ?? {}
  const taken = rows.filter((_row, place) => place !== at).map((other) => other[key])
  const spelled = (called: unknown) => spellKey(typeof called === 'string' ? called : '', at, taken)
  const own = row[key]
  const isUntouched = own === null || own === undefined || own === '' || own === spelled(row[from])
  return isUntouched ? spelled(next) : own
}
