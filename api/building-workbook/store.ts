import type { WorkbookAnswer } from '#domain/calls/building-workbook.ts'
import type { batchStatuses, stopReasons } from '#domain/calls/imports.ts'
import { importType } from '#core/derive/screens.ts'
import { openingDebt } from '#entities/fees/opening-debt.ts'
import { command, query } from '#api/sql/query.ts'
import { json, orNull, wordOf, type Slots, type ValuesOf } from '#api/sql/types.ts'
import type { Queryable } from '../database/pool.ts'
import type { CheckFound } from './check.ts'
import type { ReadFound } from './read-file.ts'

export type WorkbookStatus = (typeof batchStatuses)[number]
export type StopReason = (typeof stopReasons)[number]

const whole = {
  id: 'bigint',
  organisation_id: 'bigint',
  building_id: 'bigint',
  /** Who uploaded the file: every step runs with this account's rights. */
  account_id: 'bigint',
  /** That account's name; null where it is gone. */
  uploader: 'text | null',
  filename: 'text',
  status: wordOf<WorkbookStatus>(),
  stopped: orNull(wordOf<StopReason>()),
  round: 'integer',
  answers: json<readonly WorkbookAnswer[]>(),
  found: json<Partial<CheckFound & ReadFound>>(),
  done: 'integer',
  created_at: 'timestamptz',
  finished_at: 'timestamptz | null',
} as const satisfies Slots
const columns = `w.id, w.organisation_id, w.building_id, w.account_id,
    (select a.name from account a where a.id = w.account_id) as uploader, w.filename, w.status, w.stopped, w.round,
    w.answers, w.found, w.done, w.created_at, w.finished_at`

export type Workbook = ValuesOf<typeof whole>

export const insertWorkbook = query({
  row: whole,
  takes: {
    organisationId: 'bigint',
    buildingId: 'bigint',
    accountId: 'bigint',
    filename: 'text',
    answers: 'jsonb',
    found: 'jsonb',
  },
  sql: ({ organisationId, buildingId, accountId, filename, answers, found }) =>
    `insert into import_workbook as w (organisation_id, building_id, account_id, filename, answers, found)
      values (${organisationId}, ${buildingId}, ${accountId}, ${filename}, ${answers}, ${found}) returning ${columns}`,
})

export const workbookById = query({
  row: whole,
  takes: { id: 'bigint' },
  sql: ({ id }) => `select ${columns} from import_workbook w where w.id = ${id}`,
})

/** The last one that an account has uploaded to a building. */
export const latestWorkbook = query({
  row: whole,
  takes: { buildingId: 'bigint', accountId: 'bigint' },
  sql: ({ buildingId, accountId }) =>
    `select ${columns} from import_workbook w
      where w.building_id = ${buildingId} and w.account_id = ${accountId} order by w.id desc limit 1`,
})

/** What an account has last answered about its own columns, in another building. */
const answersOfOther = query({
  row: { answers: whole.answers },
  takes: { buildingId: 'bigint', accountId: 'bigint' },
  sql: ({ buildingId, accountId }) =>
    `select w.answers from import_workbook w
      where w.account_id = ${accountId} and w.building_id <> ${buildingId}
        and exists (select from jsonb_array_elements(w.answers) a where a ->> 'question' like '%.columns')
      order by w.id desc limit 1`,
})
export async function earlierAnswers(
  db: Queryable,
  of: { readonly buildingId: string; readonly accountId: string },
): Promise<readonly WorkbookAnswer[]> {
  const [found] = await answersOfOther(db, of)
  return found?.answers ?? []
}

const isOpen = `status in ('checking', 'applying', 'undoing')`
/** After an hour nobody looks for it until the next start: it failed again and again. */
const noneMoves = `and moved_at >= now() - interval '1 hour' and not exists (select from import_workbook
    where ${isOpen} and moved_at >= now() - interval '5 minutes')`

/** Workbooks that have a step under way; with `stuck`, only if none of them has moved for five minutes. */
export const openWorkbooks = query({
  row: { id: 'bigint' },
  takes: {},
  over: { all: '', stuck: noneMoves },
  sql: (_, condition) => `select id from import_workbook where ${isOpen} ${condition} order by id`,
})

const step = { id: 'bigint', status: wordOf<WorkbookStatus>(), round: 'integer' } as const satisfies Slots
const isWithin = ({ id, status, round }: Record<keyof typeof step, string>) =>
  `id = ${id} and status = ${status} and round = ${round}`

/** Locks the workbook until the transaction ends, and notes that so many more rows are done; 0 once its step is over. */
export const moveWorkbook = command({
  takes: { ...step, rows: 'integer' },
  sql: ({ rows, ...within }) =>
    `update import_workbook set moved_at = now(), done = done + ${rows} where ${isWithin(within)}`,
})

/** Starts a step; 0 if another has started since. */
export const startWorkbookStep = command({
  takes: { id: 'bigint', round: 'integer', from: 'text[]', to: 'text', answers: 'jsonb | null' },
  sql: ({ id, round, from, to, answers }) =>
    `update import_workbook set status = ${to}, stopped = null, round = round + 1, done = 0, moved_at = now(),
        answers = coalesce(${answers}, answers)
      where id = ${id} and round = ${round} and status = any(${from})`,
})

/** Ends a step, if it is still running. */
export const endWorkbookStep = command({
  takes: { ...step, to: wordOf<WorkbookStatus>(), stopped: whole.stopped, found: 'jsonb | null' },
  sql: ({ to, stopped, found, ...within }) =>
    `update import_workbook set status = ${to}, stopped = ${stopped}, found = found || coalesce(${found}, '{}'),
        finished_at = case when ${to} in ('done', 'undone') then now() else finished_at end
      where ${isWithin(within)}`,
})

/** What the sheets of the last check became; the sheets themselves are kept. */
export const dropParts = command({
  takes: { workbookId: 'bigint' },
  sql: ({ workbookId }) =>
    `with gone as (delete from import_batch where workbook_id = ${workbookId} and type not like 'sheet:%' returning id)
      delete from import_row using gone where batch_id = gone.id`,
})

/** Its batches in their order: the sheets as they were uploaded, and what they become. */
export const batchIdsOf = query({
  row: { id: 'bigint' },
  takes: { workbookId: 'bigint' },
  sql: ({ workbookId }) => `select id from import_batch where workbook_id = ${workbookId} order by id`,
})

/** A fee that was not of the workbook: the first after which nothing is undone. */
export const foreignFee = query({
  row: { name: 'text' },
  takes: { buildingId: 'bigint', workbookId: 'bigint' },
  sql: ({ buildingId, workbookId }) =>
    `select f.name from fee f
      where f.building_id = ${buildingId} and f.deleted_at is null
        and f.id not in (select o.fee_id from import_batch b join import_row r on r.batch_id = b.id
            join opening_debt o on o.building_id = ${buildingId} and o.id = r.record_id
          where b.workbook_id = ${workbookId} and b.type = '${importType(openingDebt)}' and o.fee_id is not null)
      order by f.id limit 1`,
})
