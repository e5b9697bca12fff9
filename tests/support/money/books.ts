import type { Db } from '#api/database/pool.ts'
import { documentKinds } from '#api/ledger/documents.ts'
import { sumLedgers } from '#api/ledger/day-sums.ts'
import { checkBooks } from '#api/ledger/invariants.ts'

/** The broken invariants of the books, by their codes; an empty object means that all hold. */
export async function findBrokenInvariants(db: Db): Promise<Record<string, unknown>> {
  // The sums that reports read are compared as far as they are made.
  await sumLedgers(db, null)
  const broken = (await checkBooks(db)).filter(({ count }) => count > 0)
  return Object.fromEntries(broken.map(({ code, count, sample }) => [code, { count, sample }]))
}

/** The numbers that a book has given out this year, and those of its documents: both must be equal, without a gap. */
export async function readNumbers(db: Db, { book }: { readonly book: string }) {
  const codes = ['receipt', ...documentKinds].map((table) => `select building_id, code from ${table}`)
  const [row] = await db.query<{ last: number; distinct: number; highest: number; documents: number }>(
    `select (select last::int from document_counter where building_id = 1 and book = $1) as last, count(distinct code)::int as distinct,
        max(right(code, 6))::int as highest, count(code)::int as documents
      from (${codes.join(' union all ')}) d where building_id = 1 and code like $1 || '-%'`,
    [book],
  )
  return row
}
