import type { FastifyInstance } from 'fastify'
import { isOneOf } from '#core/one-of.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import type { Db } from '#api/database/pool.ts'
import { notFound } from '#api/http/error.ts'
import { codedSql } from '#api/ledger/chart-codes.ts'
import { presentOutcome } from '#api/records/present-own.ts'
import type { Records } from '#api/records/records.ts'
import { column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { readVoucherPaper } from '#domain/calls/voucher-paper.ts'
import { printedVouchers } from '#domain/money/printed-vouchers.ts'
import { building } from '#entities/property/building.ts'
import { registry } from '#entities/index.ts'

type Paper = DataOf<typeof readVoucherPaper>

/** The accounts of a document's entry, for those who may read the document. */
export function voucherPaperRoutes(
  app: FastifyInstance,
  { db, records }: { readonly db: Db; readonly records: Records },
): void {
  answerCall(app, readVoucherPaper, async ({ path, caller }) => {
    const { kind } = path
    if (!isOneOf(printedVouchers, kind)) throw notFound()
    const { id, building_id } = await records.stored({
      caller: caller(),
      entity: registry[kind],
      id: path.id,
    })
    const [paper] = await paperOf(db, { buildingId: String(building_id), kind, id })
    if (paper === undefined) throw notFound()
    return { data: presentOutcome(paper) }
  })
}

const paperOf = query({
  row: { chart: column(building, 'chart'), lines: json<Paper['lines']>() },
  takes: { buildingId: 'bigint', kind: 'text', id: 'bigint' },
  sql: ({ buildingId, kind, id }) => `select home.chart, coalesce((
      select jsonb_agg(jsonb_build_object('posting', k.posting, 'code', k.code,
          'debit', trim_scale(greatest(l.amount, 0))::text, 'credit', trim_scale(greatest(-l.amount, 0))::text)
        order by l.number)
      from ${codedSql(`(select * from ledger_entry
        where building_id = ${buildingId} and kind = ${kind} and document_id = ${id})`)}), '[]') as lines
    from building home where home.id = ${buildingId}`,
})
