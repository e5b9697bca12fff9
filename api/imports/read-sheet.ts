import { fault } from '#core/wire/error.ts'
import { ApiError, invalidInput } from '../http/error.ts'
import { TaskFault } from '../workers/errors.ts'
import type { Sender } from '../workers/fair-line.ts'
import { pools } from '../workers/pools.ts'
import type { Sheet, SheetRow } from './sheet.ts'

/**
 * Reads an uploaded file in a worker process, within limits of memory and time. 422 at `file` with the reason if it
 * cannot be read; 503 when too many files wait.
 */
export async function readSheet(bytes: Uint8Array, sender: Sender): Promise<Sheet> {
  try {
    return await pools.sheets.hold(sender, async (worker) => {
      const { header, total } = await worker.call('openSheet', bytes)
      const rows: SheetRow[] = []
      while (rows.length < total) rows.push(...(await worker.call('takeSheetRows')))
      return { header, rows }
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
