import { reports } from '#domain/reports/index.ts'
import { bases, type Dimension, type Filter, type Report, type ReportColumn } from '#domain/reports/report.ts'
import { query } from '../sql/query.ts'
import { json, type Slots } from '../sql/types.ts'
import { documentKinds } from '../ledger/documents.ts'
import { numberOfLineSql, numberSql } from '../ledger/documents-sql.ts'
import { reportBases, rowsBy, type BaseParts } from './bases.ts'
import type { MovePlaces, Sums } from './sums.ts'

// A report's statements, made of its declaration: one for its rows by each dimension, one for the documents behind each
// of its figures. Each takes only the parameters that it uses.

export const timeRows = ['day', 'month'] as const satisfies readonly Dimension[]
export const isTime = (by: Dimension) => timeRows.some((one) => one === by)

const textFilters: readonly Filter[] = ['fee_type', 'currency_code']
const filterSlots = (filters: readonly Filter[]): Slots =>
  Object.fromEntries(
    filters.map((name) => [name, textFilters.includes(name) ? 'text | null' : 'bigint | null']),
  )

type Places = MovePlaces & Readonly<Record<string, string>>
const period = { buildingId: 'bigint', from: 'date', to: 'date' } as const

const daysOf = {
  within: ({ from, to }: MovePlaces) => `booked_on >= ${from} and booked_on <= ${to}`,
  since: ({ from }: MovePlaces) => `booked_on >= ${from}`,
} as const

/** SQL of the moves of these days that pass the filters, as `m` with their apartment `a`. */
function movesFrom(report: Report, base: BaseParts, places: Places, days: keyof typeof daysOf): string {
  const entries = `(select * from ledger_entry where building_id = ${places.buildingId} and ${daysOf[days](places)})`
  return `(${base.moves(entries, places)}) m ${apartments(places)} where ${conditions(report, base, places)}`
}

const apartments = ({ buildingId }: Places) =>
  `left join apartment a on a.building_id = ${buildingId} and a.id = m.apartment_id`

function conditions({ filters }: Report, base: BaseParts, places: Places): string {
  const narrowed = filters.flatMap((name) => {
    const [sql, place] = [base.filters[name], places[name]]
    return sql === undefined || place === undefined ? [] : [`(${place} is null or ${sql(place)})`]
  })
  return narrowed.length === 0 ? 'true' : narrowed.join(' and ')
}

const measureOf = (base: BaseParts, sums: string) => base.measures[sums] ?? 'null'
const measuresOf = ({ columns }: Report) => [...new Set(columns.map(({ sums }) => sums))]
const countsOf = ({ columns }: Report) => columns.filter(({ counts }) => counts === true)

/** SQL of a figure of a row `k`, to which all parts of it have been added up. */
function figureSql({ name, sums, span = 'within', counts }: ReportColumn): string {
  if (counts === true) return `coalesce(k.${name}, 0)::text`
  const amount = { before: 'k.before', within: `k.of_${sums}`, through: `k.before + k.of_${sums}` }[span]
  return `trim_scale(coalesce(${amount}, 0))::text`
}

const sumsOf = ({ base }: Report): Readonly<Record<string, Sums>> => {
  const { summed = {} }: BaseParts = reportBases[base]
  return summed
}

/** What rows of a dimension are read of: sums, by their name, or the moves themselves. */
interface RowsOf {
  readonly by: Dimension
  readonly sums?: string | undefined
}

/** The sums that tell a report's rows and filters apart; undefined where its moves are read. */
export function sumsServing(report: Report, by: Dimension, filters: readonly Filter[]) {
  const serving = Object.entries(sumsOf(report)).find(([, { serve }]) => serve?.(by, filters) ?? true)
  if (serving === undefined) return undefined
  const [name, { before, isKept = true }] = serving
  return { name, isKept, countsBack: before?.countsBack === true }
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

/** SQL of how many documents have something in a row: moves tell them by their entries, sums have their number. */
function countSql(summed: Sums | undefined, keyText: string, condition: string): string {
  if (summed?.counts !== true) return `count(distinct m.entry) filter (where ${condition})`
  const sum = (column: string) => `coalesce(sum(m.${column}) filter (where ${condition}), 0)`
  return `case when grouping(${keyText}) = 1 then ${sum('documents_once')} else ${sum('documents')} end`
}

/**
 * Moves are added up by row at once, however many there are; what was before the period is added by row, too. Documents
 * are counted with the moves, where a total counts each of them once.
 */
function rowsSql(report: Report, { by, sums: of }: RowsOf, places: Places): string {
  const base: BaseParts = reportBases[report.base]
  const summed = of === undefined ? undefined : sumsOf(report)[of]
  const before = summed === undefined ? base.before : summed.before
  const { key, name } = rowsBy[by]
  const moves =
    summed === undefined
      ? movesFrom(report, base, places, before?.countsBack === true ? 'since' : 'within')
      : `(${summed.moves(places, by)}) m ${apartments(places)} where ${conditions(report, base, places)}`
  const [measures, counts] = [measuresOf(report), countsOf(report)]
  const keyText = `coalesce((${key})::text, '')`
  const within = `m.day <= ${places.to}`
  const sums = measures.map(
    (one) => `coalesce(sum(${measureOf(base, one)}) filter (where ${within}), 0) as of_${one}`,
  )
  const counted = counts.map((one) => {
    const condition = `${within} and ${measureOf(base, one.sums)} is not null`
    return `${countSql(summed, keyText, condition)} as ${one.name}`
  })
  const names = [...measures.map((one) => `of_${one}`), ...counts.map((one) => one.name)]
  const nothing = names.map(() => '0').join(', ')
  // A row of days has no balance of its own: what was before all of them is a row without a day.
  const beforeKey = isTime(by) ? "''" : keyText
  const parts = [
    `select key, is_total, 0::numeric as before, ${names.join(', ')} from moved`,
    ...(before === undefined
      ? []
      : [
          `select ${beforeKey}, false, sum(m.amount), ${nothing} from (${before.sql(places, by)}) m
            ${before.columns.includes('apartment_id') ? apartments(places) : ''}
          where ${conditions(report, base, places)} group by 1`,
        ]),
    ...(before?.countsBack === true
      ? [`select ${isTime(by) ? "''" : 'key'}, false, -since, ${nothing} from moved`]
      : []),
  ]
  const added = ['before', ...names].map((one) => `sum(p.${one}) as ${one}`).join(', ')
  return `with moved as (select ${keyText} as key, ${counts.length > 0 ? `grouping(${keyText}) = 1` : 'false'} as is_total,
        sum(m.amount) as since, ${[...sums, ...counted].join(', ')}
      from ${moves}
      group by ${counts.length > 0 ? `grouping sets ((${keyText}), ())` : '1'}),
    parts as (${parts.join(`
      union all `)})
    select k.key, k.is_total, ${name === undefined ? 'null::text' : name(places.buildingId)} as name,
      jsonb_build_object(${report.columns.map((column) => `'${column.name}', ${figureSql(column)}`).join(', ')}) as values
    from (select p.key, ${
      counts.length > 0
        ? `p.is_total, ${added} from parts p group by p.key, p.is_total`
        : `grouping(p.key) = 1 as is_total, ${added} from parts p group by grouping sets ((p.key), ())`
    }) k
    order by k.is_total, k.key`
}

const rowsOf = (report: Report) =>
  query({
    row: {
      key: 'text | null',
      is_total: 'boolean',
      name: 'text | null',
      values: json<Readonly<Record<string, string>>>(),
    },
    takes: { ...period, ...filterSlots(report.filters) },
    over: Object.fromEntries(rowsOfAll(report).map((rows) => [rowsName(rows), rows])),
    sql: (places, rows) => rowsSql(report, rows, places),
  })

/**
 * What a figure sums, and the dimension that the key of its row is of. Rows of days and months are told by their days
 * alone, so that any other dimension does, without a key.
 */
const listName = (sums: string, by: Dimension) => `${sums}/${by}`
const keyedRows = ({ by }: Report) => by.filter((one) => !isTime(one))
export const listOf = (report: Report, { sums }: ReportColumn, by: Dimension) =>
  listName(sums, isTime(by) ? (keyedRows(report)[0] ?? by) : by)

/** What an entry is about, as the caller of a list reads it. */
function documentsSql(report: Report, sums: string, by: Dimension, places: Places): string {
  const base: BaseParts = reportBases[report.base]
  const amount = measureOf(base, sums)
  const of = { buildingId: places.buildingId, kind: 'o.kind', documentId: 'o.document_id' }
  return `with document as (select m.entry, m.day, m.kind, m.document_id, max(m.apartment_id) as apartment_id,
        sum(${amount}) as amount
      from ${movesFrom(report, base, places, 'within')} and ${amount} is not null
        and (${places['key']} is null or coalesce((${rowsBy[by].key})::text, '') = ${places['key']})
      group by 1, 2, 3, 4),
    page as (select o.*, count(*) over ()::int as total, trim_scale(sum(o.amount) over ())::text as sum
      from document o order by o.day desc, o.entry desc, o.document_id desc
      limit ${places['limit']} offset ${places['skip']})
    select o.total, o.sum, o.day as booked_on, o.kind, o.document_id,
      coalesce(${numberSql(['receipt', ...documentKinds], of)}, ${numberOfLineSql(of)},
        case when o.kind in ('fee', 'fee_void', 'opening', 'prepayment_release', 'prepayment_release_void') then
          (select y.name || ' · ' || substr(y.month, 6) || '/' || substr(y.month, 1, 4) from fee y
            where y.building_id = ${places.buildingId} and y.id = o.document_id)
        when o.kind = 'voucher_plan_period' then (select y.name from voucher_plan_period y
            where y.building_id = ${places.buildingId} and y.id = o.document_id) end) as title,
      (select h.code from apartment h where h.building_id = ${places.buildingId} and h.id = o.apartment_id) as apartment,
      trim_scale(o.amount)::text as amount
    from page o order by o.day desc, o.entry desc, o.document_id desc`
}

const documentsOf = (report: Report) =>
  query({
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
    over: Object.fromEntries(
      bases[report.base].measures.flatMap((sums) =>
        keyedRows(report).map((by) => [listName(sums, by), { sums, by }] as const),
      ),
    ),
    sql: (places, { sums, by }) => documentsSql(report, sums, by, places),
  })

export interface Statements {
  readonly rows: ReturnType<typeof rowsOf>
  readonly documents: ReturnType<typeof documentsOf>
}

const statementsFor = (report: Report): Statements => ({
  rows: rowsOf(report),
  documents: documentsOf(report),
})

/** Those of the product's own reports are declared at once, so that PostgreSQL can check all of them. */
const made = new WeakMap<Report, Statements>(reports.map((report) => [report, statementsFor(report)]))

export function statementsOf(report: Report): Statements {
  const statements = made.get(report) ?? statementsFor(report)
  made.set(report, statements)
  return statements
}
