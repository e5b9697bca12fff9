import { reports } from '#domain/reports/index.ts'
import { bases, type Dimension, type Filter, type Report } from '#domain/reports/report.ts'
import { query } from '../sql/query.ts'
import { json } from '../sql/types.ts'
import { documentsSql, type ListOf } from './documents-sql.ts'
import { isLong, rowsSql, type RowsOf } from './rows-sql.ts'
import { filterSlots, isTime, period, sumsOf } from './statement-parts.ts'

// A report's statements, made of its declaration: one for its rows by each dimension, one for the documents behind each
// of its figures. Each takes only the parameters that it uses. Filters that nobody chose are null, so that each is planned
// for what was chosen.

/** The sums that tell a report's rows and filters apart; undefined where its moves are read. */
export function sumsServing(report: Report, by: Dimension, filters: readonly Filter[]) {
  const serving = Object.entries(sumsOf(report)).find(([, { serve }]) => serve?.(by, filters) ?? true)
  if (serving === undefined) return undefined
  const [name, { before, standsBeside, isKept = true }] = serving
  return { name, isKept, isOfOneMoment: before?.countsBack === true || standsBeside === true }
}

/** All that rows may be read of. */
function rowsOfAll(report: Report): readonly RowsOf[] {
  const all = Object.entries(sumsOf(report))
  const always = all.some(([, { serve }]) => serve === undefined)
  return report.by.flatMap((by) => [
    ...all.filter(([, { serve }]) => serve?.(by, []) ?? true).map(([sums]) => ({ by, sums })),
    ...(always ? [] : [{ by }]),
  ])
}

export const rowsName = ({ by, sums }: RowsOf) => (sums === undefined ? by : `${by}/${sums}`)

const rowsParts = {
  key: 'text | null',
  is_total: 'boolean',
  name: 'text | null',
  values: json<Readonly<Record<string, string>>>(),
} as const
const rowsNamed = (rows: readonly RowsOf[]) => Object.fromEntries(rows.map((one) => [rowsName(one), one]))

const rowsOf = (report: Report) =>
  query({
    isPlannedEachTime: true,
    row: rowsParts,
    takes: { ...period, ...filterSlots(report.filters) },
    over: rowsNamed(rowsOfAll(report).filter(({ by }) => !isLong(by))),
    sql: (places, rows) => rowsSql(report, rows, places),
  })

/** No more than `most` of them beside the total; each says how many there are. */
const longRowsOf = (report: Report) =>
  query({
    isPlannedEachTime: true,
    row: { ...rowsParts, count: 'integer' },
    takes: { ...period, ...filterSlots(report.filters), most: 'integer | null' },
    over: rowsNamed(rowsOfAll(report).filter(({ by }) => isLong(by))),
    sql: (places, rows) => rowsSql(report, rows, places),
  })

const keyedRows = ({ by }: Report) => by.filter((one) => !isTime(one))

/**
 * The dimension by which the documents behind a figure are listed: rows of days and months are told by their days alone, and a
 * total by none, so that any other does, without a key.
 */
export const listedBy = (report: Report, by: Dimension, key: string | undefined): Dimension =>
  isTime(by) || key === undefined ? (keyedRows(report)[0] ?? by) : by

/** The sums that tell the days of the documents that are listed by a dimension; undefined where all are read. */
export const daysServing = (report: Report, by: Dimension, filters: readonly Filter[]) =>
  Object.entries(sumsOf(report)).find(
    ([, { serve, tellsDays }]) => tellsDays === true && (serve?.(by, filters) ?? true),
  )?.[0]

export const listName = ({ sums, by, days }: ListOf) =>
  [sums, by, ...(days === undefined ? [] : [days])].join('/')

/** All lists of a report, each of moves alone and, where sums tell its days, of these. */
const listsOfAll = (report: Report): readonly ListOf[] =>
  bases[report.base].measures.flatMap((sums) =>
    keyedRows(report).flatMap((by) => {
      const days = daysServing(report, by, [])
      return [{ sums, by }, ...(days === undefined ? [] : [{ sums, by, days }])]
    }),
  )

const documentsOf = (report: Report) =>
  query({
    isPlannedEachTime: true,
    row: {
      total: 'integer',
      sum: 'text',
      booked_on: 'date',
      kind: 'text',
      document_id: 'bigint',
      title: 'text | null',
      apartment: 'text | null',
      amount: 'text',
    },
    takes: {
      ...period,
      ...filterSlots(report.filters),
      key: 'text | null',
      limit: 'integer',
      skip: 'integer',
    },
    over: Object.fromEntries(listsOfAll(report).map((list) => [listName(list), list] as const)),
    sql: (places, list) => documentsSql(report, list, places),
  })

export interface Statements {
  readonly rows: ReturnType<typeof rowsOf>
  readonly longRows: ReturnType<typeof longRowsOf>
  readonly documents: ReturnType<typeof documentsOf>
}

const statementsFor = (report: Report): Statements => ({
  rows: rowsOf(report),
  longRows: longRowsOf(report),
  documents: documentsOf(report),
})

/** Those of the product's own reports are declared at once, so that PostgreSQL can check all of them. */
const made = new WeakMap<Report, Statements>(reports.map((report) => [report, statementsFor(report)]))

export function statementsOf(report: Report): Statements {
  const statements = made.get(report) ?? statementsFor(report)
  made.set(report, statements)
  return statements
}
