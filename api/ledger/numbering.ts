import { documentNumber, moneyBooks, plainBook } from '#domain/money/numbering.ts'
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

/**
 * Takes the turn of several books of a building, always in one order, so that of two transactions that number in several
 * the one waits for the other. For whoever numbers more than one document: after all other locks, before the first number.
 */
export const holdMoneyBooks = (tx: Tx, buildingId: string) => holdInOrder(tx, { buildingId, books: allBooks })

const allBooks = [plainBook, ...Object.values(moneyBooks).flatMap((of) => [of.in, of.out])].toSorted()

const lineOf = (buildingId: string, book: string) => `concat_ws('/', 'book', ${buildingId}, ${book})`

const holdInOrder = query({
  row: {},
  takes: { buildingId: 'bigint', books: 'text[]' },
  sql: ({ buildingId, books }) =>
    `select from (select ${namedLockSql(lineOf(buildingId, 'o.book'))}
      from (select book from unnest(${books}) with ordinality b(book, at) order by at) o offset 0) held`,
})

const countOn = query({
  row: { last: 'integer' },
  takes: { buildingId: 'bigint', book: 'text', year: 'integer' },
  sql: ({ buildingId, book, year }) =>
    `insert into document_counter as c (building_id, book, year, last)
      select ${buildingId}, ${book}, ${year}, 1
        from (select ${namedLockSql(lineOf(buildingId, book))}) line
      on conflict (building_id, book, year) do update set last = c.last + 1 returning last::int as last`,
})
