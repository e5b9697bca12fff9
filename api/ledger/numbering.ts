import { documentNumber } from '#domain/money/numbering.ts'
import { namedLockSql } from '#api/database/named-lock.ts'
import type { Tx } from '#api/database/pool.ts'
import { query } from '#api/sql/query.ts'

interface Book {
  readonly buildingId: string
  /** `PT`, `BN` …: docs/domain/cash-documents.md. */
  readonly book: string
  /** yyyy-MM-dd; its year has the counter. */
  readonly day: string
}

/**
 * The next number of a book and year, without a gap: the counter's row stays locked until the document is durable.
 * Waiting is by a named lock, in order: for the row alone all would try again each time, and some would lose again and
 * again.
 */
export async function nextNumber(tx: Tx, { buildingId, book, day }: Book): Promise<string> {
  const year = Number.parseInt(day, 10)
  const [row] = await countOn(tx, { buildingId, book, year })
  if (row === undefined) throw new Error(`no number in book ${book}`)
  return documentNumber({ book, year, serial: row.last })
}

const countOn = query({
  row: { last: 'integer' },
  takes: { buildingId: 'bigint', book: 'text', year: 'integer' },
  sql: ({ buildingId, book, year }) =>
    `insert into document_counter as c (building_id, book, year, last)
      select ${buildingId}, ${book}, ${year}, 1
        from (select ${namedLockSql(`concat_ws('/', 'book', ${buildingId}, ${book})`)}) line
      on conflict (building_id, book, year) do update set last = c.last + 1 returning last::int as last`,
})
