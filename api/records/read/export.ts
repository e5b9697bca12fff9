import type { Tx } from '#api/database/pool.ts'
import { readSnapshot } from '#api/database/snapshot.ts'
import { isOneOf } from '#core/one-of.ts'
import { emptyQuery, type ListQuery } from '#core/wire/query.ts'
import { invalidInput } from '../../http/error.ts'
import type { QueryParams } from '../../http/query.ts'
import { reads, type PipelineContext } from '../context.ts'
import { figureWords } from '#domain/lists/figure-words.ts'
import { buildingHead } from './building-head.ts'
import { sheetColumns, type Cell, type SheetColumn } from '../present/export-cells.ts'
import { exportFile, exportFormats, type CellPages, type Export } from './export-file.ts'
import { exportGroups } from './export-groups.ts'
import { listFoot } from './export-foot.ts'
import { logExport } from './export-log.ts'
import { exportPaper, requirePrintable } from './export-paper.ts'
import { listPage } from './list-page.ts'
import { narrowedTexts } from './narrowed.ts'
import { countOf, readQuery } from './list.ts'
import { presentPage } from '../present/present-page.ts'
import { relationTree } from './relations.ts'
import { rowScope } from '../rights.ts'
import { orderSql, buildSelect, type Selected } from '../sql/select.ts'
import type { Presented } from '../present/presented.ts'

const pageRows = 200

/** The list as a file: the same rows, columns, order and masks, without paging, or on paper; with `rows`, its figures by group. */
export async function exportRows(operation: PipelineContext, params: QueryParams): Promise<Export> {
  const { format = 'xlsx', ...rest } = params
  if (rest.rows !== undefined) return exportGroups(operation, { format, params: rest })
  if (format !== 'pdf' && !isOneOf(exportFormats, format))
    throw invalidInput([{ field: 'format', code: 'invalid_option' }])
  const { plan, caller, pipeline } = operation
  const asked = readQuery(operation, rest)
  const scope = rowScope({ ...operation, flags: ['read'], buildingId: asked.buildingId })
  const names = asked.columns ?? plan.entity.list.columns
  const query = queryFor(operation, asked, names)
  const reading = buildSelect({ operation, scope, query })
  const order = orderSql(reading, query)
  const shown = names.filter((name) => !reading.mask.hidden.has(name))
  const columns = sheetColumns({ plan, names: shown, language: caller.language, labels: pipeline.labels })
  const tree = relationTree(query.with)
  const present = (tx: Tx, rows: readonly unknown[][]) =>
    presentPage(operation, reading, { rows, scope, tree, db: tx })
  const onlyBuilding = scope.buildings?.length === 1 ? scope.buildings[0] : undefined
  const building = onlyBuilding === undefined ? undefined : await buildingHead(reads(operation), onlyBuilding)
  const name = plan.entity.path.replaceAll(/[^a-z0-9-]+/gi, '-')
  const title = pipeline.labels[plan.entity.name]?.[caller.language].many ?? plan.entity.name
  const foot = () =>
    listFoot(operation, { names: columns.map((column) => column.name), query: asked, reading, scope })
  const count = () => countOf(operation, reading, { scope })
  const log = (filename: string) =>
    logExport(operation, { filename, names: shown, params: rest, buildings: scope.buildings })
  const read = (work: (pages: CellPages) => Promise<void>) =>
    inCursor(operation, { reading, order, present, columns }, work)
  if (format === 'pdf') {
    requirePrintable(await count())
    const { none } = figureWords[caller.language]
    const { buildings } = scope
    const page = listPage(operation, {
      title,
      columns,
      rows: await allOf(read),
      foot: await foot(),
      narrowed: await narrowedTexts(operation, asked, { none, buildings }),
      buildings,
      building,
      at: new Date().toISOString(),
    })
    return exportPaper(operation, { name, page, log })
  }
  return exportFile({
    name,
    format,
    accountId: caller.principal.accountId,
    sheet: title,
    titles: columns.map((column) => column.title),
    whose: building?.name,
    foot,
    count,
    log,
    read,
  })
}

/** All rows of a list that a paper has room for. */
async function allOf(read: (work: (pages: CellPages) => Promise<void>) => Promise<void>) {
  const rows: (readonly Cell[])[] = []
  await read(async (pages) => {
    for await (const page of pages) rows.push(...page)
  })
  return rows
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

interface CursorParts {
  readonly reading: Selected
  readonly order: string
  readonly present: (tx: Tx, rows: readonly unknown[][]) => Promise<Presented[]>
  readonly columns: readonly SheetColumn[]
}

/** One snapshot of the rows, page after page, however long the reader takes between them. */
async function inCursor(
  { pipeline }: PipelineContext,
  parts: CursorParts,
  work: (pages: CellPages) => Promise<void>,
): Promise<void> {
  await readSnapshot(pipeline.db, async (tx) => {
    const { reading, order } = parts
    await tx.execute(
      `declare rows_out no scroll cursor for select ${reading.select} from ${reading.from} where ${reading.where} order by ${order}`,
      reading.params.values,
    )
    await work(pagesOf(tx, parts))
  })
}

async function* pagesOf(tx: Tx, { present, columns }: CursorParts) {
  for (;;) {
    const rows = await tx.arrays(`fetch ${pageRows} from rows_out`)
    if (rows.length === 0) return
    yield (await present(tx, rows)).map((record) => cellsOf(columns, record))
  }
}

const cellsOf = (columns: readonly SheetColumn[], record: Presented): Cell[] =>
  columns.map((column) => column.cell(record))
