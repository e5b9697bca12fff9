import { fault } from '#core/wire/error.ts'
import { ApiError, invalidInput } from '../http/error.ts'
import { TaskFault } from '../workers/errors.ts'
import type { Sender } from '../workers/fair-line.ts'
import { pools } from '../workers/pools.ts'
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
  try {
    return await pools.sheets.hold(sender, async (worker) => {
      const sheets = await worker.call('openSheets', bytes)
      const names = sheets.map(({ name }) => name)
      const scores = sheets.map(({ lines }) => score(lines))
      const at = wanted === undefined ? scores.indexOf(Math.max(...scores)) : names.indexOf(wanted)
      if (at === -1) throw invalidInput([{ field: 'sheet', code: 'invalid_option' }])
      const { header, total } = await worker.call('chooseSheet', at)
      const rows: SheetRow[] = []
      while (rows.length < total) rows.push(...(await worker.call('takeSheetRows')))
      return { header, rows, name: names[at] ?? '', names }
    })
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
