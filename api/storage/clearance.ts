import { buffer } from 'node:stream/consumers'
import type { Db } from '../database/pool.ts'
import { apiError } from '../http/error.ts'
import { keepVerdict } from './queries.ts'
import type { Scanner, Verdict } from './scanner.ts'
import type { FileStore } from './store.ts'

/** Whether the scanner has looked at a stored file, and what it found. */
export interface ScanState {
  readonly storage_key: string
  readonly is_scanned: boolean
  readonly infection: string | null
}

interface Clearance {
  /** The verdict on an upload; undefined without a scanner, or while it gives none: the file is looked at later. */
  judge(bytes: Uint8Array): Promise<Verdict | undefined>
  /**
   * Lets a stored file pass to whoever may read it: 403 `file_infected`, 503 `file_not_checked` while its scanner gives
   * no verdict. A file of before the scanner is looked at when it is first asked for.
   */
  require(file: ScanState): Promise<void>
}

interface ClearanceOptions {
  readonly db: Db
  readonly store: FileStore
  readonly scanner?: Scanner | undefined
  readonly onError?: ((error: unknown) => void) | undefined
}

/** Milliseconds for which a scanner that gave no verdict is not asked again, so that nobody waits for it in a row. */
const pause = 5_000

export function createClearance({ db, store, scanner, onError }: ClearanceOptions): Clearance {
  let asksAgainAt = 0

  const judge = async (bytes: Uint8Array): Promise<Verdict | undefined> => {
    if (scanner === undefined || Date.now() < asksAgainAt) return undefined
    try {
      return await scanner.scan(bytes)
    } catch (error) {
      asksAgainAt = Date.now() + pause
      onError?.(error)
      return undefined
    }
  }
  const look = async (key: string): Promise<Verdict> => {
    const content = await store.open(key)
    // Lost bytes open nowhere.
    if (content === undefined) return {}
    const verdict = await judge(await buffer(content.stream))
    if (verdict === undefined)
      throw apiError(503, 'file_not_checked', [], { retryAfter: Math.ceil(pause / 1_000) })
    await keepVerdict(db, { key, infection: verdict.infection ?? null })
    return verdict
  }
  return {
    judge,
    async require({ storage_key: key, is_scanned: isScanned, infection }) {
      const found = isScanned || scanner === undefined ? infection : ((await look(key)).infection ?? null)
      if (found !== null) throw apiError(403, 'file_infected')
    },
  }
}
