import { z } from 'zod'
import { statementFaults } from '../money/statement/statement.ts'
import { statementFields } from '../money/statement/columns.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, file, sentId, wire } from './values.ts'

const { id, amount, count, day } = wire
const tag = 'bank_statement'
const permission = { code: 'manage_banking_transaction', flag: 'create' } as const

/** A file, the account that it is of, and what each of its columns holds; empty: nothing that is read. */
const body = z.strictObject({
  building_id: buildingId,
  bank_id: sentId,
  /** Checked after the right: it may be absent until then. */
  file: file.or(z.unknown()).optional(),
  /** The sheet of a workbook, or the account of a file of several. Default: the one that is understood best. */
  sheet: z.string({ error: 'invalid_value' }).max(100, { error: 'too_long' }).optional(),
  /** Default: as in the account's last file, or by the headings. */
  columns: z
    .array(z.enum([...statementFields, ''], { error: 'invalid_option' }), { error: 'invalid_value' })
    .max(200, { error: 'too_many' })
    .optional(),
  /** What words of the column of directions say that nobody knows; kept for the account's next file. */
  directions: z
    .array(
      z.strictObject({
        word: z.string({ error: 'invalid_value' }).max(100, { error: 'too_long' }),
        type: z.enum(['in', 'out'], { error: 'invalid_option' }),
      }),
      { error: 'invalid_value' },
    )
    .max(100, { error: 'too_many' })
    .optional(),
  /** True: write it though some of its balances contradict its rows. */
  accepts_balances: z
    .union([z.boolean(), z.enum(['0', '1']).transform((text) => text === '1')], { error: 'invalid_value' })
    .optional(),
})

/** What becomes of a movement: it is written, is known already, is perhaps known (then
 * somebody decides), or contradicts one that is known. */
export const statementRowStates = ['new', 'known', 'maybe_known', 'conflict'] as const

const read = z.strictObject({
  /** The names of the file's sheets that say anything, and of the one that was read; of a file without sheets, empty. */
  sheets: z.array(z.string()),
  sheet: z.string(),
  header: z.array(z.string()),
  /** A field for each column of the heading, or null. */
  columns: z.array(z.enum(statementFields).nullable()),
  /** True where the columns are those of the account's last file. */
  is_remembered: z.boolean(),
  /** Fields without a column that must have one; then nothing is read. */
  missing: z.array(z.enum(statementFields)),
  counts: z.strictObject({
    new: count,
    known: count,
    maybe_known: count,
    conflict: count,
    skipped: count,
    unread: count,
  }),
  first_day: day.nullable(),
  last_day: day.nullable(),
  /** Of the movements that are new. */
  money_in: amount,
  money_out: amount,
  currency_code: wire.currency,
  /** The first of them. */
  rows: z.array(
    z.strictObject({
      number: count,
      day,
      type: z.enum(['in', 'out']),
      price: amount,
      description: z.string(),
      state: z.enum(statementRowStates),
    }),
  ),
  /** The first lines that can't be read, by their numbers in the file. */
  faults: z.array(z.strictObject({ number: count, fault: z.enum(statementFaults) })),
  /** The first rows whose balance is not that of the row before with their own money. */
  wrong_balances: z.array(z.strictObject({ number: count, told: amount, expected: amount })),
  /**
   * Words of the column of directions that somebody has to explain (`directions`); their rows are not read. Empty: amounts
   * beside which no word stands, in a file where nothing else says which way they went. `(-)`: amounts with a minus among
   * money out, of which nothing says whether they come back.
   */
  unknown_directions: z.array(z.string()),
})

const errors = {
  413: ['file_limit_exceeded'],
  422: [
    'required',
    'import_empty',
    'import_too_many_rows',
    'import_not_a_sheet',
    'invalid_option',
    'columns_missing',
    'balances_differ',
    'statement_of_other_account',
  ],
  429: ['too_many_requests'],
} as const

export const previewBankStatement = defineCall({
  id: 'previewBankStatement',
  method: 'POST',
  path: manage('bank-statements/read'),
  permission,
  tag,
  inBuilding: true,
  summary: 'What a bank’s statement (xlsx, csv, MT940, camt.053) says, and what of it is new; writes nothing',
  body,
  reply: z.strictObject({ data: read }),
  errors,
})

export const importBankStatement = defineCall({
  id: 'importBankStatement',
  method: 'POST',
  path: manage('bank-statements/import'),
  permission,
  tag,
  inBuilding: true,
  summary: 'Write what a bank’s statement says as bank transactions; what is known already stays as it is',
  status: 201,
  body,
  reply: z.strictObject({ data: read.extend({ id }) }),
  errors,
})
