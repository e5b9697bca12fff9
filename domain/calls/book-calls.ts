import { z } from 'zod'
import type { ErrorCode } from '../errors/catalogue.ts'
import { defineCall, manage } from './call.ts'
import { periodErrors, periodWith } from './period.ts'
import { buildingId } from './values.ts'

/** The books show fees, receipts and vouchers alike, so the rights to read debts and vouchers are needed too. */
export const ofBooks = {
  method: 'GET',
  permission: { code: 'manage_cash_account', flag: 'read' },
  tag: 'chart_account',
  inBuilding: true,
} as const

/** Of a report whose paper is printed by a call of its own. */
export const fileFormat = z.enum(['xlsx', 'csv'], { error: 'invalid_option' }).default('xlsx')
/** Of a report that has no call of its own for its paper. */
export const paperFormat = z.enum(['xlsx', 'csv', 'pdf'], { error: 'invalid_option' }).default('xlsx')

/** A file, with what it may refuse beside what its reading refuses. */
export const asFile = <const Codes extends readonly ErrorCode[]>(codes: Codes) =>
  ({
    reply: 'file',
    errors: { 422: [...codes, 'invalid_option', 'too_many'], 429: ['too_many_requests'] },
  }) as const

interface BookCalls<Others extends z.ZodRawShape, Data extends z.ZodType> {
  /** `TrialBalance`: its calls are `readTrialBalance` and `exportTrialBalance`. */
  readonly name: string
  /** Of its reading, where it is not `read` and the name. */
  readonly id?: string
  /** Below `manage/report/`. */
  readonly path: string
  /** What it says, and its file. */
  readonly summary: string
  readonly file: string
  /** Parameters beside building and days. */
  readonly params: Others
  readonly data: Data
  /** Codes that it may refuse with beside those of its days. */
  readonly refuses?: readonly ErrorCode[]
}

/** The two calls of a book between two days: what it says, and its file or paper. */
export function bookCalls<Others extends z.ZodRawShape, Data extends z.ZodType>({
  name,
  id = `read${name}`,
  path,
  summary,
  file,
  params,
  data,
  refuses = [],
}: BookCalls<Others, Data>) {
  const asked = { building_id: buildingId, ...params }
  const refusals = [...periodErrors, ...refuses]
  return {
    read: defineCall({
      ...ofBooks,
      id,
      path: manage(`report/${path}`),
      summary,
      params: periodWith(asked),
      reply: z.strictObject({ data }),
      errors: { 422: refusals },
    }),
    export: defineCall({
      ...ofBooks,
      ...asFile(refusals),
      id: `export${name}`,
      path: manage(`report/${path}/export`),
      summary: `${file}: xlsx, csv or pdf`,
      params: periodWith({ ...asked, format: paperFormat }),
    }),
  }
}
