import { addAmounts, compareAmounts, isZero } from '#core/amount.ts'
import { firstDayOf, lastDayOf, writtenDay } from '#core/days.ts'
import { isOneOf } from '#core/one-of.ts'
import type { Language } from '#core/language.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { mostReportRows, type ReportCalls } from '#domain/calls/reports.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { lineTypes } from '#domain/money/fee-types.ts'
import {
  besideKey,
  clipped,
  comparedKey,
  comparedPeriod,
  monthsOf,
  type Comparison,
  type ReportPeriod,
} from '#domain/reports/periods.ts'
import { bases, type Dimension, type Filter, type Report } from '#domain/reports/report.ts'
import { namedAccounts } from '#domain/money/ledger-accounts.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import { feeTypeWords } from '#entities/fee-words.ts'
import type { Db, Queryable } from '../database/pool.ts'
import { readWithAllSums, sumLedger } from '../ledger/day-sums.ts'
import { heldAt } from './held.ts'
import { ratesOf } from './rates.ts'
import { isLong } from './rows-sql.ts'
import { isTime } from './statement-parts.ts'
import { rowsName, statementsOf, sumsServing } from './statements.ts'

export interface AskedReport extends ReportPeriod {
  readonly report: Report
  readonly buildingId: string
  readonly by: Dimension
  readonly filters: Readonly<Partial<Record<Filter, string>>>
  readonly currency: CurrencyCode
  readonly language: Language
}

export type ReportReply = DataOf<ReportCalls['read']>
type Row = ReportReply['rows'][number]
type Figures = Row['values']

interface Reading {
  readonly comparison: Comparison | undefined
  /** Rows that are needed where there may be thousands. Absent: all. */
  readonly most?: number
}

/** A report's rows and total, and those of the period that it is compared with, as the ledger has them. */
export async function readReport(db: Db, asked: AskedReport, reading: Reading): Promise<ReportReply> {
  const { buildingId } = asked
  const read = (from: Queryable) => readRows(from, asked, reading)
  const sums = sumsServing(asked.report, asked.by, filtersOf(asked))
  // What the ledger has now must be of the same moment as the sums that it is read beside, or that are counted back from it.
  if (sums?.isOfOneMoment === true) return readWithAllSums(db, buildingId, read)
  if (sums?.isKept === true) await sumLedger(db, { buildingId })
  return read(db)
}

const ratesIn = (db: Queryable, { report, buildingId, from, to }: AskedReport) =>
  ratesOf(report.base)(db, { buildingId, from, to })

/** Of all funds alone: what is held for others is told of no fund and of no currency. */
const heldIn = async (db: Queryable, asked: AskedReport) =>
  'held' in bases[asked.report.base] && filtersOf(asked).length === 0 ? heldAt(db, asked) : []

/** Those that narrow it down. */
export const filtersOf = ({ report, filters }: Pick<AskedReport, 'report' | 'filters'>) =>
  report.filters.filter((name) => filters[name] !== undefined)

async function readRows(
  db: Queryable,
  asked: AskedReport,
  { comparison, most }: Reading,
): Promise<ReportReply> {
  const { from, to, currency } = asked
  const period = { from, to }
  const other = comparison === undefined ? undefined : comparedPeriod(period, comparison)
  const [own, beside, rates, held] = await Promise.all([
    // What is compared needs all rows, to stand beside.
    rowsIn(db, asked, other === undefined ? most : undefined),
    other === undefined ? undefined : rowsIn(db, { ...asked, ...other }),
    'rates' in bases[asked.report.base] ? ratesIn(db, asked) : [],
    heldIn(db, asked),
  ])
  const shifted = beside?.rows.map((row) => ({
    ...row,
    key: other !== undefined && isTime(asked.by) ? besideKey(row.key, period, other) : row.key,
  }))
  const rows =
    shifted === undefined || other === undefined
      ? own.rows
      : withBeside(asked, own, { ...other, rows: shifted })
  return {
    ...period,
    currency,
    count: other === undefined ? own.count : rows.length,
    rows,
    total: own.total,
    compared:
      other === undefined || beside === undefined
        ? null
        : {
            ...other,
            rows: (shifted ?? []).map(({ key, values }) => ({ key, values })),
            total: beside.total,
          },
    rates,
    held,
  }
}

/**
 * The rows, and one of nothing for each that only the compared period has, so that what is compared adds up too. A month
 * may have more days than the one that it stands beside: these come behind it, by their own names.
 */
function withBeside(
  asked: AskedReport,
  { rows, total }: { readonly rows: readonly Row[]; readonly total: Figures },
  { rows: beside, ...other }: ReportPeriod & { readonly rows: readonly Row[] },
): Row[] {
  const { by, report, language } = asked
  const known = new Set(rows.map(({ key }) => key))
  const more = beside.filter(({ key }) => !known.has(key))
  if (more.length === 0) return [...rows]
  if (!isTime(by))
    return inOrder([...rows, ...more.map((row) => ({ ...row, values: nothingMoved(report, {}) }))], asked)
  const inTime = [...rows, ...more.map(({ key }) => ({ key, label: '', values: undefined }))].toSorted(
    (a, b) => (a.key < b.key ? -1 : 1),
  )
  let left: Figures = total
  let span: 'before' | 'through' = 'before'
  return inTime.map(({ key, label, values }) => {
    if (values === undefined)
      return {
        key,
        label:
          key > asked.to.slice(0, key.length)
            ? writtenDay(comparedKey(key, asked, other))
            : labelOf({ by, key, name: null, language, within: asked }),
        values: nothingMoved(report, balanceOf(report, left, span)),
      }
    left = values
    span = 'through'
    return { key, label, values }
  })
}

/** By measure, what a row begins or ends with. */
const balanceOf = ({ columns }: Report, values: Figures, span: 'before' | 'through'): Figures =>
  Object.fromEntries(
    columns.filter((column) => column.span === span).map(({ name, sums }) => [sums, values[name] ?? '0']),
  )

/** The figures of a row in which nothing moved: what was left before it, by measure, and no more. */
const nothingMoved = ({ columns }: Report, left: Figures): Figures =>
  Object.fromEntries(
    columns.map(({ name, sums, span = 'within' }) => [name, span === 'within' ? '0' : (left[sums] ?? '0')]),
  )

/** As many as a screen shows. */
export const firstRows = (reply: ReportReply): ReportReply => ({
  ...reply,
  rows: reply.rows.slice(0, mostReportRows),
})

interface Rows {
  readonly rows: Row[]
  readonly total: Figures
  /** How many rows there are, also of those that were not read. */
  readonly count: number
}

async function rowsIn(db: Queryable, asked: AskedReport, most?: number): Promise<Rows> {
  const { report, by, filters, buildingId, from, to } = asked
  const statements = statementsOf(report)
  const none = Object.fromEntries(report.filters.map((name) => [name, null]))
  const values = { ...none, ...filters, buildingId, from, to }
  const name = rowsName({ by, sums: sumsServing(report, by, filtersOf({ report, filters }))?.name })
  if (isLong(by)) {
    const found = await statements.longRows(db, { ...values, most: most ?? null }, name)
    return { ...labelled(asked, found), count: found[0]?.count ?? 0 }
  }
  const { rows, total } = labelled(asked, await statements.rows(db, values, name))
  const shown = isTime(by)
    ? chained(asked, rows)
    : inOrder(
        rows.filter(({ values: figures }) => Object.values(figures).some((figure) => !isZero(figure))),
        asked,
      )
  return { rows: shown, total, count: shown.length }
}

interface Found {
  readonly key: string | null
  readonly is_total: boolean
  readonly name: string | null
  readonly values: Figures
}

function labelled({ by, language, ...within }: AskedReport, found: readonly Found[]): Omit<Rows, 'count'> {
  return {
    rows: found
      .filter(({ is_total: isTotal }) => !isTotal)
      .map(({ key, name, values }) => ({
        key: key ?? '',
        label: labelOf({ by, key: key ?? '', name, language, within }),
        values,
      })),
    total: found.find(({ is_total: isTotal }) => isTotal)?.values ?? {},
  }
}

/**
 * Days and months in their order, each beginning with what was left of the one before; the row without a day is what was
 * before all of them. A month without a move has a row too.
 */
function chained({ report, by, language, ...asked }: AskedReport, rows: readonly Row[]): Row[] {
  const opening = rows.find(({ key }) => key === '')?.values ?? {}
  const moved = new Map(rows.filter(({ key }) => key !== '').map((row) => [row.key, row]))
  const keys = by === 'month' ? monthsOf(asked) : [...moved.keys()].toSorted()
  const running = new Map<string, string>()
  for (const { name, sums, span } of report.columns)
    if (span === 'before') running.set(sums, opening[name] ?? '0')
  return keys.map((key) => {
    const own = moved.get(key)?.values ?? {}
    const values = Object.fromEntries(
      report.columns.map(({ name, sums, span = 'within' }) => {
        const before = running.get(sums) ?? '0'
        if (span === 'before') return [name, before]
        return [name, span === 'through' ? addAmounts(before, own[name] ?? '0') : (own[name] ?? '0')]
      }),
    )
    for (const { name, sums, span } of report.columns)
      if (span === 'through') running.set(sums, values[name] ?? '0')
    return { key, label: labelOf({ by, key, name: null, language, within: asked }), values }
  })
}

interface Labelled {
  readonly by: Dimension
  readonly key: string
  readonly name: string | null
  readonly language: Language
  readonly within: ReportPeriod
}

function labelOf({ by, key, name, language, within }: Labelled): string {
  const words = reportFigureWords[language]
  if (name !== null) return name
  if (key === '') return by === 'fund_item' ? words.off_plan : words.not_said
  if (isTime(by)) return timeLabel(key, within)
  const [kind = '', what = ''] = by === 'fee_type' ? ['fee', key] : key.split(':')
  if (kind === 'fee' && isOneOf(lineTypes, what)) return feeTypeWords[language][what]
  if (kind === 'account' && isOneOf(namedAccounts, what)) return words.accounts[what]
  return what === '' ? key : what
}

/** `14/11/2026`, `11/2026`, or `11/2026 (1–27)` of a month that the period has only in part. */
function timeLabel(key: string, within: ReportPeriod): string {
  const { from, to } = clipped(within, key)
  const isWhole = from === firstDayOf(key) && to === lastDayOf(key)
  return key.length > 7 || isWhole
    ? writtenDay(key)
    : `${writtenDay(key)} (${Number(from.slice(8))}–${Number(to.slice(8))})`
}

const bySize: readonly Dimension[] = ['item', 'collector', 'maker']

/** Types of fees as everywhere; what and who by how much; places by their names. */
function inOrder(rows: readonly Row[], { by, report }: AskedReport): Row[] {
  const [main = ''] = report.chart
  if (by === 'fee_type') {
    const place = ({ key }: Row) => lineTypes.findIndex((type) => type === key)
    return rows.toSorted((a, b) => place(a) - place(b))
  }
  const byName = new Intl.Collator('vi', { numeric: true })
  return rows.toSorted(
    (a, b) =>
      (bySize.includes(by) ? compareAmounts(b.values[main] ?? '0', a.values[main] ?? '0') : 0) ||
      byName.compare(a.label, b.label),
  )
}
