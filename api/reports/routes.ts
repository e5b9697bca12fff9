import type { FastifyInstance } from 'fastify'
import { mostReportRows, reportCalls } from '#domain/calls/reports.ts'
import { reports } from '#domain/reports/index.ts'
import { labelsOfReport } from '#domain/reports/labels.ts'
import { madeText, periodText } from '#domain/reports/paper-texts.ts'
import { inWholeMonths, type Comparison } from '#domain/reports/periods.ts'
import {
  bases,
  currencyOfReport,
  personalFilters,
  personalRows,
  seesOwnOnly,
  type Dimension,
  type Filter,
  type Report,
} from '#domain/reports/report.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import { apartment } from '#entities/property/apartment.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import type { Db } from '../database/pool.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { apiError, forbidden, invalidInput } from '../http/error.ts'
import { answerReportFile, mapPages, onePage } from '../ledger/report-file.ts'
import { contextOf } from '../papers/paper-context.ts'
import { exactNumber } from '../records/present/export-cells.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { answerPage } from '../records/read/answer-paper.ts'
import { filterTexts } from './filter-names.ts'
import { readDocuments } from './read-documents.ts'
import { firstRows, readReport, type AskedReport } from './read-report.ts'
import { reportPage } from './report-page.ts'
import { besideOf, columnTitles, daysTexts, heldTexts, ratesOf, rateTexts } from './report-text.ts'

/** The calls of every report, made of its declaration. */
export function reportRoutes(app: FastifyInstance): void {
  for (const report of reports) answerReport(app, report)
}

export function answerReport(app: FastifyInstance, report: Report): void {
  const services = app.callServices
  const { db } = services
  const calls = reportCalls(report)

  answerCall(app, calls.read, async ({ buildingId, caller, params }) => {
    const { compare, ...read } = params()
    const asked = askedBy(caller(), report, { ...read, buildingId })
    const reading = { comparison: comparisonOf(compare), most: mostReportRows }
    return { data: presentOutcome(firstRows(await readReport(db, asked, reading))) }
  })

  answerCall(app, calls.documents, async ({ buildingId, caller, params }) => {
    const { column: wanted, key, page, limit, ...read } = params()
    const column = report.columns.find(({ name }) => name === wanted)
    if (column === undefined) throw invalidInput([{ field: 'column', code: 'invalid_option' }])
    const asked = askedBy(caller(), report, { ...read, buildingId })
    const found = await readDocuments(db, asked, {
      column,
      key,
      limit,
      skip: (page - 1) * limit,
      namesApartments: namesApartments(caller(), buildingId),
    })
    return { data: presentOutcome(found) }
  })

  answerCall(app, calls.export, async ({ buildingId, params, ...request }) => {
    const caller = request.caller()
    const { format, compare, ...read } = params()
    const asked = askedBy(caller, report, { ...read, buildingId })
    const { language, from, to, by } = asked
    const words = reportFigureWords[language]
    const [reply, narrowed] = await Promise.all([
      readReport(db, asked, { comparison: comparisonOf(compare) }),
      filterTexts(db, asked),
    ])
    const { rows, total, rates, compared } = reply
    const besides = besideOf(report, reply)
    const line = (label: string, values: typeof total, key?: string) => [
      label,
      ...report.columns.map(({ name }) => exactNumber(values[name] ?? '0')),
      ...[...ratesOf(report, values), ...besides(key)].map((value) =>
        value === undefined ? null : exactNumber(value),
      ),
    ]
    const all = [...rows.map(({ key, label, values }) => line(label, values, key)), line(words.total, total)]
    const { title } = labelsOfReport(report)[language]
    const about = { resource: report.resource }
    return answerReportFile(db, { buildingId, caller, format, about }, title, {
      name: `${report.page}-${from}-${to}`,
      under: [periodText(asked), ...daysTexts(report, compared, language), ...narrowed],
      notes: [...heldTexts(reply, language), ...rateTexts(rates, language)],
      titles: [words.by[by], ...columnTitles(report, language, compared)],
      count: () => Promise.resolve(all.length),
      read: (work) => work(mapPages(onePage(all), (cells) => cells)),
    })
  })

  answerCall(app, calls.print, async ({ buildingId, params, ...request }) => {
    const caller = request.caller()
    const { language: wanted, audience, compare, ...read } = params()
    const language = wanted ?? caller.language
    const asked = { ...askedBy(caller, report, { ...read, buildingId }), language }
    const isPublic = audience === 'owners'
    if (isPublic && personalRows.includes(asked.by))
      throw invalidInput([{ field: 'by', code: 'invalid_option' }])
    // Those who see what they took themselves would publish it as all there is.
    if (isPublic && isOwnOnly(caller, report, buildingId)) throw apiError(403, 'own_takings_only')
    // Of one person it would be published as all there is, too: it names nobody.
    const named = personalFilters.filter((name) => asked.filters[name] !== undefined)
    if (isPublic && named.length > 0)
      throw invalidInput(named.map((field) => ({ field, code: 'invalid_option' })))
    const [reply, context, narrowed, below] = await Promise.all([
      readReport(db, asked, { comparison: comparisonOf(compare) }),
      contextOf(services, { caller, language, buildingId }),
      filterTexts(db, asked),
      readBelow(db, caller, asked),
    ])
    const by = isPublic ? undefined : caller.principal.name
    const made = madeText({ language, by, at: new Date().toISOString() })
    const page = reportPage(asked, reply, { ...context, made, narrowed, below })
    return answerPage(db, caller, page, {
      name: `${report.page}-${asked.from}-${asked.to}`,
      buildingId,
      resource: report.resource,
      action: 'export',
    })
  })
}

/** The report that stands below this one on paper, of the same days; its rights are the same (a test compares them). */
async function readBelow(db: Db, caller: Caller, { report, buildingId, from, to, language }: AskedReport) {
  if (report.below === undefined) return undefined
  const asked = { ...askedBy(caller, report.below, { buildingId, from, to }), language }
  return { asked, reply: await readReport(db, asked, { comparison: undefined }) }
}

const comparisonOf = (compare: Comparison | '' | undefined) => (compare === '' ? undefined : compare)

const isOwnOnly = ({ principal: { decider } }: Caller, report: Report, buildingId: string) =>
  seesOwnOnly(report, (flag) => decider.can(buildingId, report.permission, flag))

const namesApartments = ({ principal: { decider } }: Caller, buildingId: string) =>
  decider.can(buildingId, apartment.permission, 'read')

type Read = Readonly<Partial<Record<Filter, string | undefined>>> & {
  readonly buildingId: string
  readonly from: string
  readonly to: string
  readonly by?: Dimension | undefined
}

/** What is asked: a row for each apartment is for those who may read apartments; a cashier is shown what they took. */
function askedBy(caller: Caller, report: Report, read: Read): AskedReport {
  const { buildingId } = read
  const period = 'months' in bases[report.base] ? inWholeMonths(read) : { from: read.from, to: read.to }
  const { accountId } = caller.principal
  const namesAll = namesApartments(caller, buildingId)
  const by = read.by ?? report.by.find((one) => one !== 'apartment' || namesAll)
  if (by === undefined) throw new Error(`${report.name} has no rows`)
  if (by === 'apartment' && !namesAll) throw forbidden()
  const filters: Partial<Record<Filter, string>> = {}
  for (const name of report.filters) {
    const value = read[name]
    if (value !== undefined && value !== '') filters[name] = value
  }
  if (isOwnOnly(caller, report, buildingId)) filters.collector_id = accountId
  const books = currencyOfBuilding(caller, buildingId)
  const currency = currencyOfReport(report, filters, books)
  return { report, buildingId, ...period, by, filters, currency, language: caller.language }
}
