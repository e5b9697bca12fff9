/** Of what is seen, and of what waits to be sent; rows of both are keyed `account/home/name`. */
const tables = ['copies', 'queue'] as const
export type Table = (typeof tables)[number]

let opened: Promise<IDBDatabase> | undefined

const open = () =>
  (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('lobby-resident', 2)
    asked.onupgradeneeded = () => {
      const { result: database } = asked
      for (const name of tables)
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, { keyPath: 'key' })
    }
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

/** Undefined also where a browser refuses storage: then nothing is kept, and all else works. */
export async function inTable<T>(
  table: Table,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => IDBRequest<T>,
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

/** Rows of this account alone stay: another one's, and those of homes that it has no more, go. */
export async function dropForeign(account: string, homes: readonly string[]): Promise<void> {
  for (const table of tables) {
    const keys = (await inTable(table, 'readonly', (rows) => rows.getAllKeys())) ?? []
    const isOwn = (key: IDBValidKey) => {
      const [whose, home = ''] = String(key).split('/')
      return whose === account && homes.includes(home)
    }
    for (const key of keys) if (!isOwn(key)) await inTable(table, 'readwrite', (rows) => rows.delete(key))
  }
}

/** At sign-out, at a session's end, at the end of the last home. */
export async function dropAll(): Promise<void> {
  for (const table of tables) await inTable(table, 'readwrite', (rows) => rows.clear())
}
