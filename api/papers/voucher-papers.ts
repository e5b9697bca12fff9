import { chartSql, codedSql } from '#api/ledger/chart-codes.ts'
import { query } from '#api/sql/query.ts'
import { json, wordOf } from '#api/sql/types.ts'
import { voucherCalls } from '#domain/calls/papers.ts'
import { printedVouchers } from '#domain/money/printed-vouchers.ts'
import type { Chart } from '#domain/money/charts.ts'
import type { VoucherEntry } from '#domain/money/voucher-forms.ts'
import { registry } from '#entities/index.ts'
import { definePaper } from './define-paper.ts'
import { voucherPage } from './voucher-page.ts'

/**
 * A document that moved money as its voucher, issued as it is booked. No page before it is approved: a draft has no number and
 * has moved nothing yet.
 */
export const voucherPaper = definePaper({
  entity: registry.receipt_voucher,
  kinds: printedVouchers.map((name) => registry[name]),
  calls: voucherCalls,
  with: ['apartment', 'category', 'cash_account', 'to_account'],
  async more(db, { entity, buildingId, records }) {
    const ids = records.map(({ id }) => String(id))
    const entries = await entriesOf(db, { buildingId, kind: entity.name, ids })
    return new Map(entries.map((entry) => [entry.document_id, entry]))
  },
  page(record, { more, entity, ...context }) {
    const entry = more.get(String(record.id))
    return entry === undefined ? null : voucherPage({ kind: entity.name, record, entry }, context)
  },
  issuedAt: ({ id }, entries) => entries.get(String(id))?.issued_at,
  live: ['category.name', 'cash_account.name', 'to_account.name'],
})

const entriesOf = query({
  row: {
    document_id: 'text',
    chart: wordOf<Chart>(),
    lines: json<VoucherEntry['lines']>(),
    issued_at: 'timestamptz',
  },
  takes: { buildingId: 'bigint', kind: 'text', ids: 'bigint[]' },
  sql: ({ buildingId, kind, ids }) =>
    `select booked.document_id::text as document_id, ${chartSql('home')} as chart, booked.created_at as issued_at,
        coalesce((select jsonb_agg(jsonb_build_object('posting', k.posting, 'code', k.code,
            'debit', trim_scale(greatest(l.amount, 0))::text, 'credit', trim_scale(greatest(-l.amount, 0))::text)
          order by l.number)
        from ${codedSql(`(select * from ledger_entry o
          where o.building_id = booked.building_id and o.id = booked.id)`)}), '[]') as lines
      from ledger_entry booked join building home on home.id = booked.building_id
      where booked.building_id = ${buildingId} and booked.kind = ${kind} and booked.document_id = any(${ids})`,
})
