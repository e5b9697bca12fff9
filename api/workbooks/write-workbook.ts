import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ApiError, apiError } from '../http/error.ts'
import { TaskFault, WorkerLost } from '../workers/errors.ts'
import { pools } from '../workers/pools.ts'
import { longestCell, type SheetSpec, type WorkbookCell } from './sheet-xml.ts'

export interface WorkbookWriter {
  /**
   * Adds rows to the current sheet; resolves once they are written, so that rows do not arrive faster than they leave.
   */
  addRows(rows: readonly (readonly WorkbookCell[])[]): Promise<void>
  /** Adds the last rows of the current sheet: bold, and outside its filter. */
  addFoot(rows: readonly (readonly WorkbookCell[])[]): Promise<void>
  /** Continues with the next sheet. */
  nextSheet(): Promise<void>
}

export interface WorkbookFile {
  readonly size: number
  /** Can be read once; the file is gone when the stream ends or is destroyed. */
  readonly stream: Readable
}

/**
 * Writes a workbook in a worker process, row by row, into a file without a name. `fill` starts once a process is free,
 * so it holds no connection while it waits for one. 503 when too many wait or the process was lost.
 */
export async function writeWorkbook(
  sheets: readonly SheetSpec[],
  fill: (writer: WorkbookWriter) => Promise<void>,
): Promise<WorkbookFile> {
  return pools.workbooks.hold(Symbol('workbook'), async (worker) => {
    const file = await openNameless()
    let size = 0
    const keep = async (step: Promise<Uint8Array>) => {
      const { bytesWritten } = await file.write(await step.catch(explain))
      size += bytesWritten
    }
    try {
      await keep(worker.call('startWorkbook', sheets))
      await fill({
        async addRows(rows) {
          for (const page of pagesOf(rows)) await keep(worker.call('writeRows', page))
        },
        async addFoot(rows) {
          if (rows.length > 0)
            await keep(
              worker.call(
                'writeFoot',
                rows.map((row) => row.map(cutCell)),
              ),
            )
        },
        nextSheet: () => keep(worker.call('nextSheet')),
      })
      await keep(worker.call('endWorkbook'))
    } catch (error) {
      await file.close()
      throw error
    }
    return { size, stream: file.createReadStream({ start: 0 }) }
  })
}

/** Characters that one message holds, roughly. */
const pageCharacters = 500_000

/** Rows in messages of a limited size, each text cut to what a cell holds. */
function* pagesOf(rows: readonly (readonly WorkbookCell[])[]): Generator<WorkbookCell[][]> {
  let page: WorkbookCell[][] = []
  let characters = 0
  for (const row of rows) {
    const cells = row.map(cutCell)
    page.push(cells)
    characters += cells.reduce<number>((sum, cell) => sum + lengthOf(cell), 0)
    if (characters < pageCharacters) continue
    yield page
    ;[page, characters] = [[], 0]
  }
  if (page.length > 0) yield page
}

function cutCell(cell: WorkbookCell): WorkbookCell {
  if (typeof cell === 'string') return cell.slice(0, longestCell)
  return typeof cell === 'object' && cell !== null && 'text' in cell
    ? { ...cell, text: cell.text.slice(0, longestCell) }
    : cell
}

function lengthOf(cell: WorkbookCell): number {
  if (typeof cell === 'string') return cell.length
  return typeof cell === 'object' && cell !== null && 'text' in cell ? cell.text.length : 8
}

/** A file that only this handle knows: it disappears in any case, even if the server dies. */
async function openNameless() {
  const path = join(tmpdir(), `lobby-workbook-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

function explain(error: unknown): never {
  if (error instanceof ApiError) throw error
  if (error instanceof TaskFault || error instanceof WorkerLost)
    throw apiError(503, 'service_unavailable', [], { retryAfter: 5 })
  throw error
}
