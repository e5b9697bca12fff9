import { PassThrough, Readable } from 'node:stream'
import { pipeline as piped } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { apiError, invalidInput } from '../../http/error.ts'
import type { WorkbookCell } from '../../workbooks/sheet-xml.ts'
import { writeWorkbook } from '../../workbooks/write-workbook.ts'
import { summing, totalRow } from './export-foot.ts'
import type { Language } from '#core/language.ts'
import { clearNumber, isRisky, safeCell, safeText, type Cell } from '../present/export-cells.ts'

export interface Export {
  readonly filename: string
  readonly contentType: string
  readonly stream: Readable
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type ExportFormat = keyof typeof types
export const exportFormats = ['xlsx', 'csv'] as const satisfies readonly ExportFormat[]

/** Rows that a workbook may have; a CSV file has no limit. */
const workbookRows = 100_000
const exportsAtOnce = 2
/** For all users together: each export holds a connection for as long as its reader takes. */
const exportsInAll = 4
/** How long one page may take to be read and to leave. */
const stallTimeout = 30_000

/** Exports under way by account. */
const underWay = new Map<string, number>()

export type CellPages = AsyncIterable<readonly (readonly Cell[])[]>

export interface ExportedRows {
  /** Without its ending. */
  readonly name: string
  readonly format: ExportFormat
  readonly accountId: string
  readonly sheet: string
  readonly titles: readonly string[]
  /** Rows above the titles: what it is, and whose. Default: none in CSV, the name of the sheet in a workbook. */
  readonly above?: readonly (readonly string[])[]
  /** Whose the rows are, below that name. */
  readonly whose?: string | undefined
  /** Columns whose numbers a workbook adds up below the rows, in the language of the total's label. */
  readonly sums?: { readonly columns: readonly boolean[]; readonly language: Language }
  /** In place of `sums`: the rows below the others of a workbook, asked for when these have left. */
  readonly foot?: () => Promise<readonly (readonly Cell[])[]>
  /** How many rows there are; asked only where a format has a limit. */
  readonly count: () => Promise<number>
  /** Runs before the first row leaves: if it fails, nothing leaves. */
  readonly log: (filename: string) => Promise<void>
  /** Gives the rows, page after page, of one snapshot. */
  readonly read: (work: (pages: CellPages) => Promise<void>) => Promise<void>
}

/** Rows as a file that leaves while it is read; at most two at once for one user. */
export async function exportFile(rows: ExportedRows): Promise<Export> {
  const { name, format, log, count } = rows
  if (format === 'xlsx' && (await count()) > workbookRows)
    throw invalidInput([{ field: 'format', code: 'too_many', limits: { max: workbookRows } }])
  const filename = `${name}.${format}`
  const release = takePlace(rows.accountId)
  try {
    await log(filename)
  } catch (error) {
    release()
    throw error
  }
  const stream = format === 'csv' ? csvStream(rows, release) : await workbookStream(rows).finally(release)
  return { filename, contentType: types[format], stream }
}

function takePlace(accountId: string): () => void {
  const count = underWay.get(accountId) ?? 0
  const all = underWay.values().reduce((sum, one) => sum + one, 0)
  if (count >= exportsAtOnce || all >= exportsInAll)
    throw apiError(429, 'too_many_requests', [], { retryAfter: 10 })
  underWay.set(accountId, count + 1)
  return () => {
    const left = (underWay.get(accountId) ?? 1) - 1
    if (left > 0) underWay.set(accountId, left)
    else underWay.delete(accountId)
  }
}

function csvCell(cell: Cell): string | null {
  if (cell === null) return null
  if (typeof cell === 'number') return clearNumber(cell)
  return typeof cell === 'string' ? safeCell(safeText(cell)) : cell.moment
}

/** Text is text in a workbook; one that looks like a formula is marked as such, and not changed. */
const workbookCell = (cell: Cell): WorkbookCell =>
  typeof cell === 'string' && isRisky(cell) ? { text: cell, style: 'plain' } : cell

/** Rows leave as they are read; a failure on the way breaks the download off. */
function csvStream({ titles, above = [], read }: ExportedRows, release: () => void): Readable {
  const stream = new PassThrough()
  const linesOf = (rows: readonly (readonly Cell[])[], bom = false) =>
    stringify(
      rows.map((row) => row.map(csvCell)),
      { bom, record_delimiter: '\r\n' },
    )
  // Ends what its reader has stopped reading, which would keep the place and the connection from others.
  const patience = setTimeout(
    () => stream.destroy(new Error('the reader of an export has stopped reading')),
    stallTimeout,
  )
  const text = async function* (pages: CellPages) {
    yield linesOf([...above, titles], true)
    for await (const page of pages) {
      yield linesOf(page)
      patience.refresh()
      // Others' calls have their turn between two pages.
      await setImmediate()
    }
  }
  void read((pages) => piped(Readable.from(text(pages)), stream))
    .catch((error: Error) => stream.destroy(error))
    .finally(() => {
      clearTimeout(patience)
      release()
    })
  return stream
}

/** The workbook is complete before the reply begins, so that a failure can still be reported. */
async function workbookStream(rows: ExportedRows): Promise<Readable> {
  const { titles, sheet, whose, read, sums, foot } = rows
  const above = rows.above ?? [[sheet], ...(whose === undefined ? [] : [[whose]])]
  const spec = { name: sheetName(sheet), titles, above, widths: 'fit', isReport: true } as const
  const adding = summing(sums?.columns ?? [])
  const { stream } = await writeWorkbook([spec], (writer) =>
    // The connection is taken only once the process that writes is ready.
    read(async (pages) => {
      for await (const page of pages) {
        for (const row of page) adding.take(row)
        await writer.addRows(page.map((row) => row.map(workbookCell)))
      }
      const last = foot === undefined ? totalRow(adding.cells(), sums?.language ?? 'en') : await foot()
      await writer.addFoot(last.map((row) => row.map(workbookCell)))
    }),
  )
  return stream
}

const sheetName = (title: string) => title.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31)
