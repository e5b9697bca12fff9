import { PassThrough, Readable } from 'node:stream'
import { pipeline as piped } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { Tx } from '#api/database/pool.ts'
import { emptyQuery, type ListQuery } from '#core/wire/query.ts'
import { apiError, invalidInput } from '../http/error.ts'
import type { QueryParams } from '../http/query.ts'
import type { PipelineContext } from './context.ts'
import { logExport } from './export-log.ts'
import { sheetColumns, type Cell, type SheetColumn } from './export-cells.ts'
import { countOf, readQuery } from './list.ts'
import { presentPage } from './present-page.ts'
import { relationTree } from './relations.ts'
import { rowScope } from './rights.ts'
import { orderSql, buildSelect, type Selected } from './select.ts'
import type { Presented } from './presented.ts'
import { writeWorkbook } from '../workbooks/write-workbook.ts'

export interface Export {
  readonly filename: string
  readonly contentType: string
  readonly stream: Readable
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Rows that a workbook may have; a CSV file has no limit. */
const workbookRows = 100_000
const pageRows = 500
const exportsAtOnce = 2
/** For all users together: each export holds a connection for as long as its reader takes. */
const exportsInAll = 4

/** Exports under way by account. */
const underWay = new Map<string, number>()

/** The list as a file: the same rows, columns, order and masks, without paging; at most two at once for one user. */
export async function exportRows(operation: PipelineContext, params: QueryParams): Promise<Export> {
  const { format = 'xlsx', ...rest } = params
  if (format !== 'csv' && format !== 'xlsx') throw invalidInput([{ field: 'format', code: 'invalid_option' }])
  const { plan, caller, pipeline } = operation
  const asked = readQuery(operation, rest)
  const scope = rowScope({ ...operation, flags: ['read'], buildingId: asked.buildingId })
  const names = asked.columns ?? plan.entity.list.columns
  const query = queryFor(operation, asked, names)
  const reading = buildSelect({ operation, scope, query })
  const order = orderSql(reading, query)
  const shown = names.filter((name) => !reading.mask.hidden.has(name))
  const columns = sheetColumns({ plan, names: shown, language: caller.language, labels: pipeline.labels })
  if (format === 'xlsx' && (await countOf(operation, reading, { scope })) > workbookRows)
    throw invalidInput([{ field: 'format', code: 'too_many', limits: { max: workbookRows } }])
  const filename = `${plan.entity.path.replaceAll(/[^a-z0-9-]+/gi, '-')}.${format}`
  const release = takePlace(caller.principal.accountId)
  try {
    await logExport(operation, { filename, names: shown, params: rest, buildings: scope.buildings })
  } catch (error) {
    release()
    throw error
  }
  const tree = relationTree(query.with)
  const present = (tx: Tx, rows: readonly unknown[][]) =>
    presentPage(operation, reading, { rows, scope, tree, db: tx })
  const parts = { columns, sheet: sheetName(operation) }
  const read = (work: (pages: Pages) => Promise<void>) =>
    inCursor(operation, { reading, order, present }, work)
  const stream =
    format === 'csv' ? csvStream(parts, read, release) : await workbookStream(parts, read).finally(release)
  return {
    filename,
    contentType: types[format],
    stream,
  }
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

/** Relations are exported by their titles. */
function queryFor({ plan }: PipelineContext, asked: ListQuery, names: readonly string[]): ListQuery {
  const relations = [...plan.relations.values()].filter(({ field }) => names.includes(field))
  return {
    ...emptyQuery(),
    ...asked,
    columns: names.filter((name) => name in plan.fields),
    with: relations.map(({ name }) => name),
    withCount: [],
  }
}

const sheetName = ({ plan, caller, pipeline }: PipelineContext) =>
  (pipeline.labels[plan.entity.name]?.[caller.language].many ?? plan.entity.name)
    .replaceAll(/[[\]:*?/\\']/g, ' ')
    .slice(0, 31)

type Pages = AsyncGenerator<Presented[]>

interface CursorParts {
  readonly reading: Selected
  readonly order: string
  readonly present: (tx: Tx, rows: readonly unknown[][]) => Promise<Presented[]>
}

/** One snapshot of the rows, page after page, however long the reader takes between them. */
async function inCursor(
  { pipeline }: PipelineContext,
  parts: CursorParts,
  work: (pages: Pages) => Promise<void>,
): Promise<void> {
  await pipeline.db.transaction(async (tx) => {
    await tx.execute('set transaction isolation level repeatable read read only')
    await tx.execute(`set local idle_in_transaction_session_timeout = '5min'`)
    const { reading, order } = parts
    await tx.execute(
      `declare rows_out no scroll cursor for select ${reading.select} from ${reading.from} where ${reading.where} order by ${order}`,
      reading.params.values,
    )
    await work(pagesOf(tx, parts))
  })
}

async function* pagesOf(tx: Tx, { present }: CursorParts): Pages {
  for (;;) {
    const rows = await tx.arrays(`fetch ${pageRows} from rows_out`)
    if (rows.length === 0) return
    yield await present(tx, rows)
  }
}

interface FileParts {
  readonly columns: readonly SheetColumn[]
  readonly sheet: string
}
type Read = (work: (pages: Pages) => Promise<void>) => Promise<void>

/** Rows leave as they are read; a failure on the way breaks the download off. */
function csvStream({ columns }: FileParts, read: Read, release: () => void): Readable {
  const stream = new PassThrough()
  const lines = async function* (pages: Pages) {
    for await (const page of pages) for (const record of page) yield cellsOf(columns, record)
  }
  const format = stringify({
    header: true,
    columns: columns.map(({ title }) => title),
    bom: true,
    record_delimiter: '\r\n',
  })
  void read((pages) => piped(Readable.from(lines(pages)), format, stream))
    .catch((error: Error) => stream.destroy(error))
    .finally(release)
  return stream
}

/** The workbook is complete before the reply begins, so that a failure can still be reported. */
async function workbookStream({ columns, sheet }: FileParts, read: Read): Promise<Readable> {
  const titles = columns.map(({ title }) => title)
  const widths = titles.map((title) => Math.min(40, Math.max(12, title.length + 4)))
  const { stream } = await writeWorkbook([{ name: sheet, titles, widths }], (writer) =>
    // The connection is taken only once the process that writes is ready.
    read(async (pages) => {
      for await (const page of pages) await writer.addRows(page.map((record) => cellsOf(columns, record)))
    }),
  )
  return stream
}

const cellsOf = (columns: readonly SheetColumn[], record: Presented): Cell[] =>
  columns.map((column) => column.cell(record))
