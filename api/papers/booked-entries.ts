import { codedSql } from '#api/ledger/chart-codes.ts'
import { query } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'
import type { Queryable } from '#api/database/pool.ts'
import type { VoucherEntry } from '#domain/money/voucher-forms.ts'
import type { PrintedRecords } from './define-paper.ts'

export interface BookedEntry extends VoucherEntry {
  /** When it was booked, ISO 8601. */
  readonly issued_at: string
}

interface Documents {
  readonly buildingId: string
  /** Kinds of entries: those that are named after their documents, or `opening` of a fee. */
  readonly kinds: readonly string[]
  readonly ids: readonly string[]
}

/** What documents have booked, by their ids; those without an entry are not in it. */
export async function entriesOf(db: Queryable, of: Documents): Promise<ReadonlyMap<string, BookedEntry>> {
  const entries = await readEntries(db, of)
  return new Map(entries.map((entry) => [entry.document_id, entry]))
}

/** The same of those that are printed. */
export const bookedEntries = (
  db: Queryable,
  { entity, buildingId, records }: PrintedRecords,
): Promise<ReadonlyMap<string, BookedEntry>> =>
  entriesOf(db, {
    buildingId,
    kinds: [entity.name],
    ids: records.map(({ id }) => String(id)),
  })

const readEntries = query({
  row: { document_id: 'text', lines: json<VoucherEntry['lines']>(), issued_at: 'timestamptz' },
  takes: { buildingId: 'bigint', kinds: 'text[]', ids: 'bigint[]' },
  sql: ({ buildingId, kinds, ids }) =>
    `select booked.document_id::text as document_id, booked.created_at as issued_at,
        coalesce((select jsonb_agg(jsonb_build_object('posting', k.posting, 'code', k.code,
            'debit', trim_scale(greatest(l.amount, 0))::text, 'credit', trim_scale(greatest(-l.amount, 0))::text)
          order by l.number)
        from ${codedSql(`(select * from ledger_entry o
          where o.building_id = booked.building_id and o.id = booked.id)`)}), '[]') as lines
      from ledger_entry booked
      where booked.building_id = ${buildingId} and booked.kind = any(${kinds}) and booked.document_id = any(${ids})`,
})
