import { query } from '#api/sql/query.ts'
import { json, orNull, wordOf } from '#api/sql/types.ts'
import type { Limits } from '#core/wire/error.ts'
import type { RowOutcome } from '../imports/batch-rows.ts'

/** What the parts of a workbook say of their rows: each reason once, with its first rows. */
export const reasonsOf = query({
  row: {
    type: 'text',
    code: 'text',
    field: 'text',
    wrong: 'boolean',
    limits: orNull(json<Limits>()),
    rows: 'integer',
    first: json<readonly number[]>(),
  },
  takes: { workbookId: 'bigint' },
  sql: ({ workbookId }) =>
    `select b.type, e.field, e.code, r.outcome in ('invalid', 'failed', 'kept') as wrong,
        (array_agg(e.limits order by r.number))[1] as limits, count(*)::int as rows,
        to_jsonb((array_agg(r.number order by r.number))[1:5]) as first
      from import_batch b join import_row r on r.batch_id = b.id
        cross join lateral jsonb_to_recordset(r.errors) e(field text, code text, limits jsonb)
      where b.workbook_id = ${workbookId}
      group by b.type, e.field, e.code, wrong
      order by wrong desc, count(*) desc, e.field`,
})

/** The number of rows by part and outcome. */
export const outcomesOf = query({
  row: { type: 'text', outcome: wordOf<RowOutcome>(), rows: 'integer' },
  takes: { workbookId: 'bigint' },
  sql: ({ workbookId }) =>
    `select b.type, r.outcome, count(*)::int as rows from import_batch b join import_row r on r.batch_id = b.id
      where b.workbook_id = ${workbookId} and b.type not like 'sheet:%' group by b.type, r.outcome`,
})

/** Lines of a sheet that one reason concerns, as the file has them. */
export const linesWith = query({
  row: { number: 'integer', cells: json<readonly string[]>() },
  takes: {
    workbookId: 'bigint',
    sheet: 'text',
    type: 'text',
    code: 'text',
    field: 'text',
    after: 'integer',
  },
  sql: ({ workbookId, sheet, type, field, code, after }) =>
    `select s.number, s.cells from import_batch b join import_row r on r.batch_id = b.id
        join import_batch w on w.workbook_id = b.workbook_id and w.type = ${sheet}
        join import_row s on s.batch_id = w.id and s.number = r.number
      where b.workbook_id = ${workbookId} and b.type = ${type} and s.number > ${after}
        and exists (select from jsonb_to_recordset(r.errors) e(field text, code text)
          where e.field = ${field} and e.code = ${code})
      order by s.number limit 100`,
})

/** The lines of a sheet that were refused, each with its reasons: the parts' types, fields and codes. */
export const wrongLines = query({
  row: {
    number: 'integer',
    cells: json<readonly string[]>(),
    reasons: json<readonly { type: string; field: string; code: string; limits: Limits | null }[]>(),
  },
  takes: { workbookId: 'bigint', sheet: 'text', types: 'text[]', after: 'integer', limit: 'integer' },
  sql: ({ workbookId, sheet, types, after, limit }) =>
    `select s.number, s.cells, jsonb_agg(jsonb_build_object('type', b.type, 'field', e.field, 'code', e.code,
          'limits', e.limits)) as reasons
      from import_batch w join import_row s on s.batch_id = w.id
        join import_batch b on b.workbook_id = w.workbook_id and b.type = any(${types})
        join import_row r on r.batch_id = b.id and r.number = s.number and r.outcome in ('invalid', 'failed')
        cross join lateral jsonb_to_recordset(r.errors) e(field text, code text, limits jsonb)
      where w.workbook_id = ${workbookId} and w.type = ${sheet} and s.number > ${after}
      group by s.number, s.cells order by s.number limit ${limit}`,
})
