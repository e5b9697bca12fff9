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

const database = 'lobby-resident'
const table = 'copies'
/** Milliseconds after which a copy is nobody's any more. */
const longest = 30 * 86_400_000

/** Shapes may change with a build, which this file's own address tells: a copy of another one is not read. */
const ownVersion = import.meta.url

let opened: Promise<IDBDatabase> | undefined

const open = () =>
  (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(database, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(table, { keyPath: 'key' })
    asked.onsuccess = () => {
      // Another tab that deletes or upgrades it must not wait for this one.
      asked.result.onversionchange = () => {
        asked.result.close()
        opened = undefined
      }
      resolve(asked.result)
    }
    asked.onerror = () => reject(asked.error ?? new Error('no storage'))
  }))

async function inTable<T>(
  mode: IDBTransactionMode,
  work: (copies: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const transaction = (await open()).transaction(table, mode)
    const asked = work(transaction.objectStore(table))
    return await new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('not kept'))
    })
  } catch {
    return undefined
  }
}

const keyOf = ({ account, home }: Place, name: string) => `${account}/${home}/${name}`

export async function keepCopy(place: Place, name: string, value: unknown, now = Date.now()): Promise<void> {
  const copy: Copy = { key: keyOf(place, name), at: now, version: ownVersion, value }
  await inTable('readwrite', (copies) => copies.put(copy))
}

/** The copy, unless it is too old or of another build. */
export async function readCopy<T>(
  place: Place,
  name: string,
  now = Date.now(),
): Promise<Kept<T> | undefined> {
  const copy = await inTable<Copy | undefined>('readonly', (copies) => copies.get(keyOf(place, name)))
  if (copy === undefined || copy.version !== ownVersion || now - copy.at > longest) return undefined
  return { value: copy.value as T, at: copy.at }
}

export const dropCopy = (place: Place, name: string) =>
  inTable('readwrite', (copies) => copies.delete(keyOf(place, name)))

/** Copies of this account alone stay: another one's, and those of homes that it has no more, go. */
export async function dropForeignCopies(account: string, homes: readonly string[]): Promise<void> {
  const keys = (await inTable('readonly', (copies) => copies.getAllKeys())) ?? []
  const isOwn = (key: IDBValidKey) => {
    const [whose, home = ''] = String(key).split('/')
    return whose === account && homes.includes(home)
  }
  for (const key of keys) if (!isOwn(key)) await inTable('readwrite', (copies) => copies.delete(key))
}

/** At sign-out, at a session's end, at the end of the last home. */
export async function dropAllCopies(): Promise<void> {
  await inTable('readwrite', (copies) => copies.clear())
}
