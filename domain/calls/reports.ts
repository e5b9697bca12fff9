import { z } from 'zod'
import { isDay } from '#core/fields/calendar.ts'
import { languages } from '#core/language.ts'
import { currencyCodes } from '../currency.ts'
import { lineTypes } from '../money/fee-types.ts'
import { reports } from '../reports/index.ts'
import { labelsOfReport } from '../reports/labels.ts'
import { reportFault } from '../reports/longest-period.ts'
import { comparisons } from '../reports/periods.ts'
import { columnNames, heldMoney, type Dimension, type Filter, type Report } from '../reports/report.ts'
import { defineCall, manage } from './call.ts'
import { fileFormat } from './book-calls.ts'
import { refuseFault } from './period.ts'
import { buildingId, pageParams, wire } from './values.ts'

// Every report has four calls, made of its declaration: what it says, the documents behind a figure, the file, the print.

const day = z
  .string({ error: 'report_period_required' })
  .refine((text) => text !== '', { error: 'report_period_required', abort: true })
  .refine(isDay, { error: 'invalid_date' })

const id = z
  .string({ error: 'invalid_reference' })
  .regex(/^([1-9]\d{0,17})?$/, { error: 'invalid_reference' })
  .optional()
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum([...words, ''], { error: 'invalid_option' }).optional()

/** One of a few words, which comes as the text of an address. */
const wordOf = (words: readonly string[]) =>
  z
    .string({ error: 'invalid_option' })
    .refine((text) => text === '' || words.includes(text), { error: 'invalid_option' })
    .optional()

const filterParams = {
  cash_account_id: id,
  currency_code: wordOf(currencyCodes),
  block_id: id,
  fee_type: wordOf(lineTypes),
  receipt_category_id: id,
  payment_category_id: id,
  collector_id: id,
  maker_id: id,
  payment_method_id: id,
} satisfies { readonly [F in Filter]: z.ZodType<string | undefined> }

type AllFilters = typeof filterParams
/** A report's own of them. The type has all, so that one function may serve every report; the others are never there. */
function ownFilters(filters: readonly Filter[]): AllFilters
function ownFilters(filters: readonly Filter[]): Partial<AllFilters> {
  return Object.fromEntries(filters.map((name) => [name, filterParams[name]]))
}

/** For whom a paper is, other than the office. */
const audiences = ['owners'] as const

/** The dimension of the rows; absent, the report's first. */
const rowsBy = (by: readonly Dimension[]) => z.enum(by, { error: 'invalid_option' }).optional()

function paramsOf<const Others extends z.ZodRawShape>({ by, filters }: Report, others: Others) {
  const asked = { building_id: buildingId, from: day, to: day, by: rowsBy(by), ...ownFilters(filters) }
  const [first = ''] = by
  return z.object({ ...asked, ...others }).superRefine((params: unknown, context) => {
    const { success, data } = z
      .object({ from: day, to: day, by: z.string().default(first) })
      .safeParse(params)
    refuseFault(success ? reportFault(data) : undefined, context)
  })
}

const figures = z.record(z.string(), wire.amount)
const between = { from: wire.day, to: wire.day }
const row = { key: z.string(), label: z.string(), values: figures }

/** Rows that are shown at once; `total` is of all. */
export const mostReportRows = 1_000

const reply = z.strictObject({
  data: z.strictObject({
    ...between,
    /** Of the amounts: the building's, or the one that was asked for where money is told fund by fund. */
    currency: wire.currency,
    /** How many rows there are in all. */
    count: wire.count,
    rows: z.array(z.strictObject(row)).max(mostReportRows),
    total: figures,
    /** The period that it is compared with, its rows by the key of the row that they stand beside. */
    compared: z
      .strictObject({
        ...between,
        rows: z.array(z.strictObject({ key: z.string(), values: figures })),
        total: figures,
      })
      .nullable(),
    /** The rates at which money in other currencies was booked: so many of the other for one `rate_of`. */
    rates: z.array(
      z.strictObject({
        currency: wire.currency,
        rate_of: wire.currency,
        lowest: wire.amount,
        highest: wire.amount,
      }),
    ),
    /** What of the closing balance of all funds is not for running the house; none where it is narrowed down. */
    held: z.array(z.strictObject({ what: z.enum(heldMoney), amount: wire.amount })),
  }),
})

const documents = z.strictObject({
  data: z.strictObject({
    total: wire.count,
    /** Of all of them: the figure. */
    sum: wire.amount,
    rows: z.array(
      z.strictObject({
        booked_on: wire.day,
        kind: z.string(),
        /** The record that it is, and whether the line takes it back. */
        entity: z.string(),
        document_id: wire.id,
        is_void: z.boolean(),
        title: z.string().nullable(),
        apartment: z.string().nullable(),
        amount: wire.amount,
      }),
    ),
  }),
})

const refusals = [
  'report_period_required',
  'invalid_date',
  'invalid_not_before',
  'too_many_days',
  'too_many_months',
  'invalid_reference',
  'invalid_option',
] as const
const inPascal = (name: string) =>
  name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

function callsOf(report: Report) {
  const shared = {
    method: 'GET',
    permission: { code: report.permission, flag: 'read' },
    ...(report.also === undefined ? {} : { also: report.also }),
    tag: report.resource,
    inBuilding: true,
  } as const
  const name = inPascal(report.name)
  const labels = labelsOfReport(report).en
  const { title } = labels
  const compare = oneOf(comparisons)
  return {
    read: defineCall({
      ...shared,
      id: `read${name}`,
      path: manage(report.path),
      summary: labels.purpose,
      params: paramsOf(report, { compare }),
      reply,
      errors: { 422: refusals },
    }),
    documents: defineCall({
      ...shared,
      id: `list${name}Documents`,
      path: manage(`${report.path}/documents`),
      summary: `${title}: the documents behind a figure, the latest first; their sum is the figure`,
      params: paramsOf(report, {
        column: z.enum(columnNames, { error: 'invalid_option' }),
        /** The key of the figure's row; absent, of the total. */
        key: z.string().max(100).optional(),
        ...pageParams,
      }),
      reply: documents,
      errors: { 422: [...refusals, 'invalid_number', 'too_many'] },
    }),
    export: defineCall({
      ...shared,
      id: `export${name}`,
      path: manage(`${report.path}/export`),
      summary: `${title} as a file: xlsx or csv`,
      params: paramsOf(report, { format: fileFormat, compare }),
      reply: 'file',
      errors: { 422: [...refusals, 'too_many'], 429: ['too_many_requests'] },
    }),
    print: defineCall({
      ...shared,
      id: `print${name}`,
      path: manage(`${report.path}/pdf`),
      summary: `${title} as a PDF, with its signatures`,
      params: paramsOf(report, {
        language: z.enum(languages).optional(),
        compare,
        /** `owners`: to be published to them, naming nobody. */
        audience: oneOf(audiences),
      }),
      reply: 'file',
      errors: { 403: ['own_takings_only'], 422: refusals },
    }),
  }
}

export type ReportCalls = ReturnType<typeof callsOf>

const made = new WeakMap<Report, ReportCalls>()

/** The four calls of a declared report. */
export function reportCalls(report: Report): ReportCalls {
  const calls = made.get(report) ?? callsOf(report)
  made.set(report, calls)
  return calls
}

export const everyReportCall = reports.flatMap((report) => Object.values(reportCalls(report)))
