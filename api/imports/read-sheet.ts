import { fault } from '#core/wire/error.ts'
import { ApiError, invalidInput } from '../http/error.ts'
import { TaskFault } from '../workers/errors.ts'
import type { Sender } from '../workers/fair-line.ts'
import { pools } from '../workers/pools.ts'
import type { Worker } from '../workers/worker-pool.ts'
import { importLimits } from './limits.ts'
import type { Sheet, SheetRow } from './sheet.ts'

/** How a sheet is chosen among several. Default: the first. */
export interface SheetChoice {
  /** How well its first lines are understood; the first of those that are best is read. */
  readonly score: (lines: readonly SheetRow[]) => number
  /** The one that somebody chose. */
  readonly name?: string | undefined
}

export interface ChosenSheet extends Sheet {
  /** Empty: the file has no sheets. */
  readonly name: string
  /** The names of all visible sheets that say anything, in their order. */
  readonly names: readonly string[]
}

/**
 * Reads an uploaded file in a worker process, within limits of memory and time. 422 at `file` with the reason if it
 * cannot be read, at `sheet` where it has none of the chosen name; 503 when too many files wait.
 */
export async function readSheet(
  bytes: Uint8Array,
  sender: Sender,
  { score, name: wanted }: SheetChoice = { score: () => 0 },
): Promise<ChosenSheet> {
  return readIn(sender, async (worker) => {
    const sheets = await worker.call('openSheets', bytes)
    const names = sheets.map(({ name }) => name)
    const scores = sheets.map(({ lines }) => score(lines))
    const at = wanted === undefined ? scores.indexOf(Math.max(...scores)) : names.indexOf(wanted)
    if (at === -1) throw invalidInput([{ field: 'sheet', code: 'invalid_option' }])
    const chosen = await worker.call('chooseSheet', at)
    return { ...(await rowsIn(worker, chosen)), name: names[at] ?? '', names }
  })
}

export interface NamedSheet extends Sheet {
  readonly name: string
}

/**
 * Reads the sheets of an uploaded file that are wanted, which may be empty. 422 at `file` where it cannot be read, or has
 * more rows in all.
 */
export const readSheets = (
  bytes: Uint8Array,
  sender: Sender,
  { wants, rows: most }: { readonly wants: (name: string) => boolean; readonly rows: number },
): Promise<NamedSheet[]> =>
  readIn(sender, async (worker) => {
    const opened = await worker.call('openSheets', bytes)
    const sheets: NamedSheet[] = []
    let total = 0
    let characters = 0
    for (const [at, { name }] of opened.entries()) {
      if (!wants(name)) continue
      const chosen = await worker.call('chooseNextSheet', at)
      total += chosen.total
      if (total > most) throw invalidInput([fault('file', 'import_too_many_rows')])
      const sheet = await rowsIn(worker, chosen)
      // A text that many cells share is short in the file, and long here.
      for (const { cells } of sheet.rows) for (const cell of cells) characters += cell.length
      if (characters > importLimits.text) throw invalidInput([fault('file', 'import_too_large')])
      sheets.push({ ...sheet, name })
    }
    return sheets
  })

/** The first lines of each visible sheet of an uploaded file that says anything, whether it has rows below them or not. 422 at `file`. */
export const readFirstLines = (
  bytes: Uint8Array,
  sender: Sender,
): Promise<readonly { readonly name: string; readonly lines: readonly SheetRow[] }[]> =>
  readIn(sender, (worker) => worker.call('openSheets', bytes))

async function rowsIn(
  worker: Worker,
  { header, total }: { readonly header: readonly string[]; readonly total: number },
): Promise<Sheet> {
  const rows: SheetRow[] = []
  while (rows.length < total) rows.push(...(await worker.call('takeSheetRows')))
  return { header, rows }
}

async function readIn<T>(sender: Sender, work: (worker: Worker) => Promise<T>): Promise<T> {
  try {
    return await pools.sheets.hold(sender, work)
  } catch (error) {
    if (error instanceof ApiError) throw error
    // If the process ran out of time or memory, or crashed on the file, the file had too much in it.
    throw invalidInput([
      error instanceof TaskFault
        ? fault('file', error.code, error.limits)
        : { field: 'file', code: 'import_too_large' },
    ])
  }
}
