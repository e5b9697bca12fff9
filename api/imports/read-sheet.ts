import { ApiError, invalidInput } from '../http/error.ts'
import { TaskFault } from '../workers/errors.ts'
import { pools } from '../workers/pools.ts'
import type { Sheet, SheetRow } from './sheet.ts'

/**
 * Reads an uploaded file in a worker process, within limits of memory and time. 422 at `file` says why it can't be;
 * 503 when too many files wait.
 */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  try {
    return await pools.sheets.hold(async (worker) => {
      const { header, total } = await worker.call('openSheet', bytes)
      const rows: SheetRow[] = []
      while (rows.length < total) rows.push(...(await worker.call('takeSheetRows')))
      return { header, rows }
    })
  } catch (error) {
    if (error instanceof ApiError) throw error
    // A process that ran out of time or memory, or broke down over the file, had too much in it.
    throw invalidInput([
      { field: 'file', code: error instanceof TaskFault ? error.code : 'import_too_large' },
    ])
  }
}
