import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'
import { preprintTemplate } from '#entities/receipts/preprint-template.ts'
import { codeTextSql } from '#api/records/sql/search-text.ts'

const leafIs = statesOf(preprintSerial)

/** Takes back what a receipt has settled. */
export const reverseSettlements = command({
  takes: { buildingId: 'bigint', receiptId: 'bigint' },
  sql: ({ buildingId, receiptId }) =>
    `insert into settlement (building_id, fee_id, receipt_id, reverses, amount)
      select building_id, fee_id, receipt_id, true, -amount from settlement
      where building_id = ${buildingId} and receipt_id = ${receiptId} and not reverses order by fee_id`,
})

/** One leaf of a book that is no longer free. */
export const goneLeaves = query({
  row: {},
  takes: { buildingId: 'bigint', bookId: 'bigint' },
  sql: ({ buildingId, bookId }) =>
    `select from preprint_serial
      where building_id = ${buildingId} and book_id = ${bookId} and status <> ${leafIs.free} limit 1`,
})

/** How a template numbers its leaves. */
export const templateById = query({
  row: { ...columns(preprintTemplate, ['symbol']), digits: 'integer', leaves: 'integer' },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select symbol, digits::int, leaves::int from preprint_template
      where building_id = ${buildingId} and id = ${id} and deleted_at is null`,
})

/** Writes a book's leaves; a number that another book has already is left out. */
export const insertLeaves = command({
  takes: {
    buildingId: 'bigint',
    bookId: 'bigint',
    first: 'integer',
    last: 'integer',
    symbol: 'text',
    digits: 'integer',
  },
  sql: ({ buildingId, bookId, first, last, symbol, digits }) =>
    `insert into preprint_serial (building_id, book_id, number, status, search_text)
      select ${buildingId}, ${bookId}, n.number, ${leafIs.free}, ${codeTextSql('n.number')}
      from generate_series(${first}, ${last}) i,
        lateral (select ${symbol} || '-' || lpad(i::text, ${digits}, '0') as number) n
      on conflict do nothing`,
})
