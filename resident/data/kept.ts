import { inTable } from './database.ts'

/**
 * What was seen last, so that it can be read without a network: in IndexedDB by account and home, never in the worker's
 * cache, where the next person would find it. Where a browser refuses storage, nothing is kept and all else works.
 */

interface Copy {
  /** `account/home/name` */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly version: string
  readonly value: unknown
}

export interface Kept<T> {
  readonly value: T
  readonly at: number
}

/** Whose copies are meant; `home` is an apartment's id, or `me`. */
export interface Place {
  readonly account: string
  readonly home: string
}

/** Milliseconds after which a copy is nobody's any more. */
const longest = 30 * 86_400_000

/** Shapes may change with a build, which this file's own address tells: a copy of another one is not read. */
const ownVersion = import.meta.url

const keyOf = ({ account, home }: Place, name: string) => `${account}/${home}/${name}`

export async function keepCopy(place: Place, name: string, value: unknown, now = Date.now()): Promise<void> {
  const copy: Copy = { key: keyOf(place, name), at: now, version: ownVersion, value }
  await inTable('copies', 'readwrite', (copies) => copies.put(copy))
}

/** The copy, unless it is too old or of another build. */
export async function readCopy<T>(
  place: Place,
  name: string,
  now = Date.now(),
): Promise<Kept<T> | undefined> {
  const copy = await inTable<Copy | undefined>('copies', 'readonly', (copies) =>
    copies.get(keyOf(place, name)),
  )
  if (copy === undefined || copy.version !== ownVersion || now - copy.at > longest) return undefined
  return { value: copy.value as T, at: copy.at }
}

export const dropCopy = (place: Place, name: string) =>
  inTable('copies', 'readwrite', (copies) => copies.delete(keyOf(place, name)))
