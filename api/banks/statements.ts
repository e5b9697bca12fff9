import { createHash } from 'node:crypto'
import { z } from 'zod'
import { sumAmounts } from '#core/amount.ts'
import { addDays, officeToday } from '#core/days.ts'
import type { WireFile } from '#core/kind.ts'
import { isWireFile } from '#core/fields/upload.ts'
import { searchText } from '#core/derive/fields.ts'
import type { importBankStatement, previewBankStatement } from '#domain/calls/bank-statements.ts'
import type { DataOf, ReadBody } from '#domain/calls/call.ts'
import {
  guessColumns,
  missingFields,
  recallColumns,
  statementFields,
  type StatementColumns,
} from '#domain/money/statement/columns.ts'
import {
  findHeader,
  headingScore,
  readStatement,
  type ReadStatement,
  type StatementSheet,
} from '#domain/money/statement/statement.ts'
import type { SaidDirections } from '#domain/money/statement/directions.ts'
import type { Db, Queryable } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { uploadOf } from '#api/http/upload.ts'
import { accountTold } from '#api/imports/bank-files/told-statement.ts'
import { readSheet } from '#api/imports/read-sheet.ts'
import { extensionOf, safeName } from '#api/storage/names.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import {
  accountOfStatement,
  holdAccount,
  insertLines,
  insertStatement,
  lastColumns,
  noteNewRows,
  noteStatement,
  otherNumbers,
} from './queries.ts'
import { planRows, spanOf, type PlannedRow } from './statement-plan.ts'
import { maybeKnown } from './take-message.ts'

interface Asked {
  readonly buildingId: string
  readonly accountId: string
  readonly body: ReadBody<typeof previewBankStatement>
}

type Account = Awaited<ReturnType<typeof accountOfStatement>>[number]

/** A file whose columns are known, with what they say. */
interface Opened {
  readonly account: Account
  readonly file: WireFile
  readonly fingerprint: string
  readonly sheet: StatementSheet
  readonly name: string
  readonly names: readonly string[]
  readonly columns: StatementColumns
  readonly directions: SaidDirections
  readonly isRemembered: boolean
  readonly read: ReadStatement
}

/** Rows and faults that are shown. */
const mostShown = 100

/** What a file says, and what of it is new; nothing is written. */
export async function previewStatement(db: Db, asked: Asked): Promise<DataOf<typeof previewBankStatement>> {
  const opened = await openStatement(db, asked)
  const planned = await db.transaction((tx) => planRows(tx, placeOf(asked, opened), opened.read.rows))
  return describe(opened, planned)
}

/** Writes what of a file is new, and returns the ids of its lines. */
export async function takeStatement(
  db: Db,
  asked: Asked,
): Promise<{ readonly data: DataOf<typeof importBankStatement>; readonly lineIds: readonly string[] }> {
  const opened = await openStatement(db, asked)
  if (missingFields(opened.columns).length > 0)
    throw invalidInput([{ field: 'columns', code: 'columns_missing' }])
  const { account, read, file, fingerprint, sheet, columns, directions } = opened
  if (read.balances.wrong.length > 0 && asked.body.accepts_balances !== true)
    throw invalidInput([{ field: 'accepts_balances', code: 'balances_differ' }])
  const { buildingId, accountId: by } = asked
  return db.transaction(async (tx) => {
    await holdAccount(tx, { buildingId, bankId: account.id })
    const [first, last] = spanOf(read.rows)
    const [statement] = await insertStatement(tx, {
      buildingId,
      bankId: account.id,
      filename: safeName(file.filename, extensionOf(file.filename)),
      fingerprint,
      first: first ?? null,
      last: last ?? null,
      rowsRead: read.rows.length,
      // What amounts without a word are is said of one file alone.
      columns: JSON.stringify({
        header: sheet.header,
        columns,
        directions: directions.filter(({ word }) => word !== ''),
      }),
      by,
    })
    if (statement === undefined) throw new Error('a bank statement was not written')
    const planned = await planRows(tx, { ...placeOf(asked, opened), statementId: statement.id }, read.rows)
    // In the order in which they happened: the last balance of a day is the day's.
    const ordered = read.balances.isNewestFirst ? planned.toReversed() : planned
    const written = [
      ...(await insertLines(tx, { buildingId, lines: linesOf(ordered, ['new', 'maybe_known']) }, 'first')),
      ...(await insertLines(tx, { buildingId, lines: linesOf(ordered, ['conflict']) }, 'conflict')),
    ]
    const ids = planned.flatMap(({ state, told }) => (state === 'known' && told !== undefined ? [told] : []))
    await noteStatement(tx, { buildingId, ids, statementId: statement.id })
    const lineIds = written.map(({ id }) => id)
    await noteNewRows(tx, { buildingId, id: statement.id, rows: lineIds.length })
    return { data: { ...describe(opened, planned), id: statement.id }, lineIds }
  })
}

/** The lines of some states as JSON. */
function linesOf(planned: readonly PlannedRow[], wanted: readonly PlannedRow['state'][]): string {
  const lines = planned.flatMap(({ line, state, told }) => {
    if (!wanted.includes(state)) return []
    const contradicts = state === 'conflict' ? { ...line, why: 'other_content' as const } : line
    const values = state === 'maybe_known' && told !== undefined ? maybeKnown(line, told) : contradicts
    return [{ ...values, search_text: searchText(bankLine, values) }]
  })
  return JSON.stringify(lines)
}

const placeOf = ({ buildingId }: Asked, { account, read }: Opened) => ({
  buildingId,
  source: 'statement' as const,
  messageId: null,
  bankId: account.id,
  account: account.account_number.replaceAll(/[ .-]/g, ''),
  addsUp: read.balances.addsUp,
})

async function openStatement(db: Db, { buildingId, accountId, body }: Asked): Promise<Opened> {
  const [account] = await accountOfStatement(db, { buildingId, id: body.bank_id })
  if (account === undefined) throw invalidInput([{ field: 'bank_id', code: 'invalid_reference' }])
  const { file } = body
  if (!isWireFile(file)) throw invalidInput([{ field: 'file', code: 'required' }])
  const { bytes } = uploadOf(file)
  const { header, rows, name, names } = await readSheet(bytes, accountId, {
    name: body.sheet,
    // A file may have a sheet for each account.
    score: (lines) =>
      headingScore(lines) + (namedIn(findHeader(lines).above)(account.account_number) ? 100 : 0),
  })
  const sheet = findHeader([{ number: 1, cells: header }, ...rows])
  await requireAccount(db, { buildingId, account, sheet })
  const recalled = await recall(db, { buildingId, bankId: account.id, header: sheet.header })
  const columns = chosen(body.columns, sheet) ?? recalled?.columns ?? guessColumns(sheet.header)
  const directions = [...(body.directions ?? []), ...(recalled?.directions ?? [])].slice(0, mostWords)
  const lines = missingFields(columns).length > 0 ? [] : sheet.lines
  const read = readStatement(lines, columns, {
    currency: account.currency_code,
    account: account.account_number,
    // As far as clocks differ, like a gateway's message.
    latest: addDays(officeToday(), 1),
    directions,
  })
  return {
    account,
    file,
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
    sheet,
    name,
    names,
    columns,
    directions,
    isRemembered: body.columns === undefined && recalled !== undefined,
    read,
  }
}

/** Whether a text names an account's number, which may be written with signs between its digits. */
function namedIn(above: string): (number: string) => boolean {
  const numbers = new Set(above.match(/[0-9A-Za-z@_]{5,}/g) ?? [])
  return (number) => numbers.has(number.replaceAll(/[ .-]/g, ''))
}

/** 422 where the file says that it is of another account: in its own field, or by naming another of the building above its heading. */
async function requireAccount(
  db: Queryable,
  {
    buildingId,
    account,
    sheet: { above, header },
  }: { readonly buildingId: string; readonly account: Account; readonly sheet: StatementSheet },
): Promise<void> {
  const names = namedIn(above)
  if (names(account.account_number)) return
  const told = accountTold(above, header)
  const others = await otherNumbers(db, { buildingId, id: account.id })
  if (isOther(told, account.account_number) || others.some(({ number }) => names(number)))
    throw invalidInput([{ field: 'bank_id', code: 'statement_of_other_account' }])
}

/** Banks write zeros, a branch or their own code before a number: one that ends like the other is the same. */
function isOther(told: string | undefined, number: string): boolean {
  if (told === undefined) return false
  const [one, other] = [told, number].map((text) => text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase())
  return one !== undefined && other !== undefined && !one.endsWith(other) && !other.endsWith(one)
}

/** The columns that were chosen; 422 for more or fewer than the file has, and for a field that two of them hold. */
function chosen(given: Asked['body']['columns'], { header }: StatementSheet): StatementColumns | undefined {
  if (given === undefined) return undefined
  const columns = given.map((field) => (field === '' || field === undefined ? null : field))
  if (columns.length !== header.length) throw invalidInput([{ field: 'columns', code: 'invalid_value' }])
  const named = columns.filter((field) => field !== null)
  if (new Set(named).size < named.length) throw invalidInput([{ field: 'columns', code: 'duplicate_value' }])
  return columns
}

const remembered = z.object({
  header: z.array(z.string()),
  columns: z.array(z.enum(statementFields).nullable()),
  directions: z.array(z.object({ word: z.string(), type: z.enum(['in', 'out']) })).default([]),
})

/** Words of directions that are kept for an account. */
const mostWords = 100

async function recall(
  db: Queryable,
  {
    header,
    ...of
  }: { readonly buildingId: string; readonly bankId: string; readonly header: readonly string[] },
): Promise<{ readonly columns: StatementColumns; readonly directions: SaidDirections } | undefined> {
  const [last] = await lastColumns(db, of)
  if (last === undefined) return undefined
  const kept = remembered.parse(JSON.parse(last.columns))
  const columns = recallColumns(kept, header)
  return columns === undefined ? undefined : { columns, directions: kept.directions }
}

function describe(
  { sheet, name, names, columns, isRemembered, read, account }: Opened,
  planned: readonly PlannedRow[],
): DataOf<typeof previewBankStatement> {
  const countOf = (state: PlannedRow['state']) => planned.filter((one) => one.state === state).length
  const sumOf = (type: 'in' | 'out') =>
    sumAmounts(planned.flatMap(({ row, state }) => (state === 'new' && row.type === type ? [row.price] : [])))
  const [first, last] = spanOf(read.rows)
  return {
    sheets: names.filter((one) => one !== ''),
    sheet: name,
    header: [...sheet.header],
    columns: [...columns],
    is_remembered: isRemembered,
    missing: missingFields(columns),
    counts: {
      new: countOf('new'),
      known: countOf('known'),
      maybe_known: countOf('maybe_known'),
      conflict: countOf('conflict'),
      skipped: read.skipped,
      unread: read.faults.length,
    },
    first_day: first ?? null,
    last_day: last ?? null,
    money_in: sumOf('in'),
    money_out: sumOf('out'),
    currency_code: account.currency_code,
    rows: planned.slice(0, mostShown).map(({ row: { number, day, type, price, description }, state }) => ({
      number,
      day,
      type,
      price,
      description,
      state,
    })),
    faults: read.faults.slice(0, mostShown),
    wrong_balances: read.balances.wrong.slice(0, mostShown),
    unknown_directions: read.unknownDirections.slice(0, mostWords),
  }
}
