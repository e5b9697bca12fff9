import { idPattern } from '#core/id.ts'
import { z } from 'zod'
import type { RightCode } from '../permission.ts'
import { defineCall, manage } from './call.ts'
import { file, wire } from './values.ts'

const { id, count, moment } = wire
const tag = 'import'

/** Steps of an import in order; those that end in `ing` are being worked on. */
export const batchStatuses = [
  'uploaded',
  'checking',
  'checked',
  'applying',
  'done',
  'undoing',
  'undone',
] as const

/** Before an import is applied: what would become of a row; afterwards: what did. */
export const rowOutcomes = [
  'waiting',
  'create',
  'update',
  'unchanged',
  'invalid',
  'created',
  'updated',
  'failed',
  'undone',
  'kept',
] as const

/** Why a step may end before its last row; each has a sentence in the console. */
export const stopReasons = ['forbidden', 'order_expired', 'account_disabled', 'not_found'] as const

/** Rights that let an account see the imports of an entity. */
export const importFlags = ['create', 'update'] as const

/** Names of accounts; null where nobody did it, or the account is gone. */
const people = {
  uploaded_by: z.string().nullable(),
  applied_by: z.string().nullable(),
  undone_by: z.string().nullable(),
}

const head = {
  id,
  type: z.string(),
  building_id: id,
  filename: z.string(),
  status: z.enum(batchStatuses),
  /** Why the last step ended before its last row: an error code; null where it did not. */
  stopped: z.enum(stopReasons).nullable(),
  total: count,
  created_at: moment,
  finished_at: moment.nullable(),
  ...people,
}

const batch = z.strictObject({
  data: z.strictObject({
    ...head,
    /** The file's own headings. */
    header: z.array(z.string()),
    /** A field's name for each column of the file, or null. */
    mapping: z.array(z.string().nullable()),
    /** Fields without a column that must have one. */
    missing: z.array(z.string()),
    counts: z.partialRecord(z.enum(rowOutcomes), count),
    is_uploader: z.boolean(),
    /** Counts the steps started; the next step names it. */
    round: count,
    /** One for each column of the file. */
    columns: z.array(
      z.strictObject({
        /** How the cells of the column are shown to the caller. */
        view: z.enum(['clear', 'masked', 'hidden']),
        /** True when the caller's own check or import reads the column. */
        may_fill: z.boolean(),
        /** True when the caller may choose another field for it. */
        may_map: z.boolean(),
      }),
    ),
    may_apply: z.boolean(),
    may_undo: z.boolean(),
  }),
})

const earlierBatch = z.strictObject({
  id: head.id,
  filename: head.filename,
  status: head.status,
  stopped: head.stopped,
  total: head.total,
  created_at: head.created_at,
  finished_at: head.finished_at,
  ...people,
})

interface ImportedEntity {
  /** As addresses name it: `apartments`. */
  readonly type: string
  readonly permission: RightCode
}

const buildingParams = z.object({ building_id: z.string().optional() })

/** The calls that each entity with an import has under its own address. */
export const importCalls = ({ type, permission: code }: ImportedEntity) => ({
  template: defineCall({
    id: idOf('readImportTemplate', type),
    method: 'GET',
    path: manage(`imports/${type}/template`),
    permission: { code, flag: 'create' },
    summary: 'A template to fill in',
    tag,
    params: buildingParams,
    reply: 'file',
  }),
  batches: defineCall({
    id: idOf('listImports', type),
    method: 'GET',
    path: manage(`imports/${type}/batches`),
    permission: importFlags.map((flag) => ({ code, flag })),
    summary: 'Earlier imports',
    tag,
    params: buildingParams,
    reply: z.strictObject({ data: z.array(earlierBatch) }),
  }),
  upload: defineCall({
    id: idOf('uploadImport', type),
    method: 'POST',
    path: manage(`imports/${type}`),
    permission: { code, flag: 'create' },
    summary: 'Upload a sheet; it is checked before it is imported',
    tag,
    status: 201,
    /** `file` is checked after the right: it may be absent until then. */
    body: z.strictObject({
      file: file.or(z.unknown()).optional(),
      building_id: z
        .string({ error: 'required' })
        .regex(idPattern, { error: 'invalid_reference' })
        .optional(),
      /** Known rows change their records, where the type would refuse them otherwise (`mayUpdateKnown`). */
      update_known: z.enum(['0', '1'], { error: 'invalid_boolean' }).optional(),
    }),
    reply: batch,
    errors: {
      413: ['file_limit_exceeded', 'upload_quota_exceeded', 'storage_quota_exceeded'],
      422: ['required', 'import_empty', 'import_too_many_rows', 'import_not_a_sheet'],
      429: ['too_many_requests'],
    },
  }),
})

/** `apartments` -> `readImportTemplateApartments`. */
const idOf = (verb: string, type: string) =>
  verb + type.replaceAll(/(?:^|[-_])(\w)/g, (_match, letter: string) => letter.toUpperCase())

const own = { permission: 'auth', tag } as const

/** The round that was shown to whoever starts a step: 409 `record_changed` if another has started since. */
const seen = {
  round: z.coerce.number({ error: 'invalid_number' }).int({ error: 'invalid_number' }).optional(),
}

export const readImport = defineCall({
  ...own,
  id: 'readImport',
  method: 'GET',
  path: manage('imports/{id}'),
  summary: 'An import and its progress',
  reply: batch,
})

const outcomeList = z
  .string()
  .refine((text) => text === '' || text.split(',').every((word) => knownOutcomes.has(word)), {
    error: 'invalid_option',
  })
const knownOutcomes: ReadonlySet<string> = new Set(rowOutcomes)

/** At most 100 rows, those after the row number `after`, of the outcomes that a comma list names. */
export const listImportRows = defineCall({
  ...own,
  id: 'listImportRows',
  method: 'GET',
  path: manage('imports/{id}/rows'),
  summary: 'The rows of an import, with the result of each',
  params: z.object({
    outcome: outcomeList.optional(),
    after: z
      .union([z.string().regex(/^\d{0,9}$/, { error: 'invalid_number' }), z.int().min(0)], {
        error: 'invalid_number',
      })
      .optional()
      .transform((number) => Number(number ?? 0)),
  }),
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        number: count,
        cells: z.array(z.string()),
        outcome: z.enum(rowOutcomes),
        record_id: id.nullable(),
        errors: z.array(
          z.strictObject({
            field: z.string(),
            code: z.string(),
            limits: z.record(z.string(), z.union([z.string(), z.number()]).optional()).optional(),
          }),
        ),
        /** The same errors for people: the column, as the mapping names it, and the reason in the caller's language. */
        faults: z.array(z.strictObject({ column: z.string(), message: z.string() })),
        /** The errors in the caller's language. */
        message: z.string(),
      }),
    ),
  }),
  errors: { 422: ['invalid_option', 'invalid_number'] },
})

export const mapImport = defineCall({
  ...own,
  id: 'mapImport',
  method: 'PUT',
  path: manage('imports/{id}/mapping'),
  summary: 'Map columns to fields, and check again',
  body: z.strictObject({
    /** A field's name for each column of the file; empty or null for a column that is left out. */
    mapping: z.array(
      z
        .string({ error: 'invalid_option' })
        .nullable()
        .transform((name) => (name === '' ? null : name)),
      { error: 'required' },
    ),
    ...seen,
  }),
  reply: batch,
  errors: {
    403: ['import_column_of_uploader'],
    409: ['illegal_transition', 'record_changed'],
    422: [
      'invalid_number',
      'required',
      'invalid_option',
      'invalid_value',
      'duplicate_value',
      'import_no_key',
    ],
  },
})

export const applyImport = defineCall({
  ...own,
  id: 'applyImport',
  method: 'POST',
  path: manage('imports/{id}/apply'),
  summary: 'Import the checked rows',
  body: z.strictObject(seen),
  reply: batch,
  errors: { 409: ['illegal_transition', 'record_changed'], 422: ['invalid_number'] },
})

export const undoImport = defineCall({
  ...own,
  id: 'undoImport',
  method: 'POST',
  path: manage('imports/{id}/undo'),
  summary: 'Undo an import',
  body: z.strictObject(seen),
  reply: batch,
  errors: { 409: ['illegal_transition', 'record_changed'], 422: ['invalid_number'] },
})

/** The file may be corrected and uploaded again. */
export const readImportErrors = defineCall({
  ...own,
  id: 'readImportErrors',
  method: 'GET',
  path: manage('imports/{id}/errors'),
  summary: 'The refused rows as a sheet, each with the reason',
  reply: 'file',
})
