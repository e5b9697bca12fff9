import { z } from 'zod'
import { meteredRights } from '../metered-kinds.ts'
import { sheetNames } from '../workbook/sheets.ts'
import { batchStatuses, rowOutcomes, stopReasons } from './imports.ts'
import { defineCall, manage, type ReadonlyDeep } from './call.ts'
import { file, wire } from './values.ts'

const { id, count, moment } = wire

const codes = [
  'manage_apartment',
  'manage_resident',
  'manage_parking',
  ...meteredRights,
  'manage_debt',
  'manage_fee',
] as const
/** Whoever may make what one of its sheets holds; what else they may not make is left out, and said. */
const rights = codes.map((code) => ({ code, flag: 'create' as const }))

/**
 * Asked once for the whole file: which records some words mean, the day of the rows that name none, or which columns
 * the office's own headings mean; their answer is the column's name, or `-` to leave them out.
 */
const question = z.strictObject({
  /** `apartments.block_id`. */
  name: z.string(),
  sheet: z.enum(sheetNames),
  /** Empty where headings are asked about. */
  column: z.string(),
  kind: z.enum(['words', 'day', 'columns']),
  /** Rows that wait for the answer. */
  rows: count,
  /** True: a word may become a new record; the answer to it is `+`. */
  may_make: z.boolean(),
  words: z.array(
    z.strictObject({
      word: z.string(),
      rows: count,
      /** What the office most likely means; empty where nothing is known. */
      proposed: z.string(),
    }),
  ),
  choices: z.array(z.strictObject({ value: z.string(), label: z.string() })),
  /** The day that is proposed; empty: none. */
  proposed: z.string(),
  is_answered: z.boolean(),
})
export type WorkbookQuestion = ReadonlyDeep<z.output<typeof question>>

const group = z.strictObject({
  /** Names the group in `listWorkbookRows`. */
  key: z.string(),
  column: z.string(),
  /** In the caller's language. */
  heading: z.string(),
  message: z.string(),
  /** The rows are taken all the same. */
  is_warning: z.boolean(),
  rows: count,
  /** The first rows, by the file's own numbers. */
  first: z.array(count),
})
export type WorkbookGroup = ReadonlyDeep<z.output<typeof group>>

const sheet = z.strictObject({
  name: z.enum(sheetNames),
  /** The name that the file gives it. */
  title: z.string(),
  rows: count,
  /** The caller may make no such records: nothing of the sheet is taken. */
  is_denied: z.boolean(),
  /** Required columns that the file's sheet lacks, by their headings. */
  missing: z.array(z.string()),
  /** The file's own headings. */
  header: z.array(z.string()),
  /** Columns of the file that are left out. */
  unused: z.array(z.string()),
  counts: z.partialRecord(z.enum(rowOutcomes), count),
  sums: z.array(z.strictObject({ column: z.string(), kind: z.enum(['sum', 'count']), value: z.string() })),
  groups: z.array(group),
})
export type WorkbookSheetView = ReadonlyDeep<z.output<typeof sheet>>

const workbook = z.strictObject({
  data: z.strictObject({
    id,
    building_id: id,
    filename: z.string(),
    status: z.enum(batchStatuses),
    stopped: z.enum(stopReasons).nullable(),
    round: count,
    total: count,
    done: count,
    created_at: moment,
    finished_at: moment.nullable(),
    questions: z.array(question),
    /** Sheets of the file that are none of the workbook's, by their names: nothing of them is taken. */
    left_out: z.array(z.string()),
    sheets: z.array(sheet),
    may_apply: z.boolean(),
    may_undo: z.boolean(),
  }),
})

const own = { permission: rights, record: 'building', tag: 'import' } as const
const path = manage('buildings/{id}/workbook')
const asked = {
  /** The round that was shown: 409 `record_changed` if another step has started since. */
  round: z.coerce.number({ error: 'invalid_number' }).int({ error: 'invalid_number' }).optional(),
}
const refusals = { 404: ['record_not_found'], 409: ['illegal_transition', 'record_changed'] } as const

export const readWorkbookTemplate = defineCall({
  ...own,
  id: 'readWorkbookTemplate',
  method: 'GET',
  path: manage('buildings/{id}/workbook/template'),
  summary:
    'The workbook that fills a new building: a sheet of each kind to fill in, examples, and the words they take',
  reply: 'file',
})

/** The caller's latest workbook of the building: nobody sees another's. */
export const readWorkbook = defineCall({
  ...own,
  id: 'readWorkbook',
  method: 'GET',
  path,
  summary: 'The workbook that the caller has uploaded last, and what its check has found',
  reply: z.strictObject({ data: workbook.shape.data.nullable() }),
})

export const uploadWorkbook = defineCall({
  ...own,
  id: 'uploadWorkbook',
  method: 'POST',
  path,
  summary: 'Upload a workbook; all of its sheets are checked together before anything is imported',
  status: 201,
  body: z.strictObject({ file: file.or(z.unknown()).optional() }),
  reply: workbook,
  errors: {
    413: ['file_limit_exceeded', 'upload_quota_exceeded', 'storage_quota_exceeded'],
    422: ['required', 'import_empty', 'import_too_many_rows', 'import_not_a_sheet', 'workbook_no_sheet'],
    429: ['too_many_requests'],
  },
})

const answer = z.strictObject({
  question: z.string({ error: 'required' }).max(100, { error: 'too_long' }),
  word: z.string().max(5_000, { error: 'too_long' }).optional(),
  answer: z.string({ error: 'required' }).max(200, { error: 'too_long' }),
})
export type WorkbookAnswer = Readonly<z.output<typeof answer>>

export const answerWorkbook = defineCall({
  ...own,
  id: 'answerWorkbook',
  method: 'PUT',
  path: manage('buildings/{id}/workbook/answers'),
  summary: 'Answer what the check of a workbook asks, and check again',
  body: z.strictObject({
    ...asked,
    /** For each word a record’s name, or `+` for a new one; for a heading a column, or `-`; a day has no word. */
    answers: z.array(answer, { error: 'required' }).max(5_000, { error: 'too_many' }),
  }),
  reply: workbook,
  errors: { ...refusals, 422: ['required', 'too_long', 'too_many', 'invalid_number'] },
})

export const applyWorkbook = defineCall({
  ...own,
  id: 'applyWorkbook',
  method: 'POST',
  path: manage('buildings/{id}/workbook/apply'),
  summary: 'Import the rows of a checked workbook',
  body: z.strictObject(asked),
  reply: workbook,
  errors: { ...refusals, 409: [...refusals[409], 'workbook_has_questions'], 422: ['invalid_number'] },
})

export const undoWorkbook = defineCall({
  ...own,
  id: 'undoWorkbook',
  method: 'POST',
  path: manage('buildings/{id}/workbook/undo'),
  summary: 'Undo all that a workbook has imported; refused once the building has a fee',
  body: z.strictObject(asked),
  reply: workbook,
  errors: { ...refusals, 409: [...refusals[409], 'workbook_has_fees'], 422: ['invalid_number'] },
})

/** Those of a group, at most 100 after a row's number. */
export const listWorkbookRows = defineCall({
  ...own,
  id: 'listWorkbookRows',
  method: 'GET',
  path: manage('buildings/{id}/workbook/rows'),
  summary: 'Rows of a workbook that one reason concerns, as the file has them',
  params: z.object({
    group: z.string().max(200).optional(),
    after: z
      .union([z.string().regex(/^\d{0,9}$/, { error: 'invalid_number' }), z.int().min(0)], {
        error: 'invalid_number',
      })
      .optional()
      .transform((number) => Number(number ?? 0)),
  }),
  reply: z.strictObject({ data: z.array(z.strictObject({ number: count, cells: z.array(z.string()) })) }),
  errors: { 404: ['record_not_found'], 422: ['invalid_number'] },
})

export const readWorkbookErrors = defineCall({
  ...own,
  id: 'readWorkbookErrors',
  method: 'GET',
  path: manage('buildings/{id}/workbook/errors'),
  summary: 'The wrong rows as a workbook, with the file’s own columns and the reason of each',
  reply: 'file',
  errors: { 404: ['record_not_found'] },
})
