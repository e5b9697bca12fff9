import type { Language } from '#core/language.ts'
import { isOneOf } from '#core/one-of.ts'
import { chartSql, codedSql } from '#api/ledger/chart-codes.ts'
import { query } from '#api/sql/query.ts'
import { json, wordOf } from '#api/sql/types.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import { printedVouchers } from '#domain/money/printed-vouchers.ts'
import type { Chart } from '#domain/money/charts.ts'
import type { VoucherEntry } from '#domain/money/voucher-forms.ts'
import { registry } from '#entities/index.ts'
import type { Caller } from '../context.ts'
import { notFound } from '../http/error.ts'
import { readIssuedNames } from './issued-names.ts'
import { contextOf, type PaperServices } from './receipt-papers.ts'
import { voucherPage } from './voucher-page.ts'

interface Asked {
  readonly caller: Caller
  readonly kind: string
  readonly id: string
  readonly language: Language | undefined
}

/** Records that a voucher names, where its kind has them. */
const named = ['apartment', 'category', 'cash_account', 'to_account'] as const

/**
 * A document as its voucher, for those who may read the document; 404 for others. No page before it is approved: a draft
 * has no number and has moved nothing yet.
 */
export async function voucherPaper(
  services: PaperServices,
  { caller, kind, id, language }: Asked,
): Promise<{ readonly page: DocumentPage | null; readonly code: string; readonly buildingId: string }> {
  if (!isOneOf(printedVouchers, kind)) throw notFound()
  const entity = registry[kind]
  const carried = named.filter((name) => Object.hasOwn(entity.fields, `${name}_id`))
  const record = await services.records.one({ caller, entity, id }, { with: carried.join(',') })
  const buildingId = String(record.building_id)
  const [[entry], context] = await Promise.all([
    entryOf(services.db, { buildingId, kind, id: String(record.id) }),
    contextOf(services, { caller, language, buildingId }),
  ])
  if (entry === undefined) throw notFound()
  // A voucher is issued as it is booked.
  const asked = { ...record, created_at: entry.issued_at ?? undefined }
  const issued = await readIssuedNames(services.db, { buildingId, records: [asked] })
  const head = issued.head(context.building, asked)
  return {
    page: voucherPage({ kind, record: issued.of(asked), entry }, { ...context, building: head }) ?? null,
    code: textOf(record.code) ?? id,
    buildingId,
  }
}

const entryOf = query({
  row: {
    chart: wordOf<Chart>(),
    lines: json<VoucherEntry['lines']>(),
    issued_at: 'timestamptz | null',
  },
  takes: { buildingId: 'bigint', kind: 'text', id: 'bigint' },
  sql: ({ buildingId, kind, id }) => `select ${chartSql('home')} as chart, coalesce((
      select jsonb_agg(jsonb_build_object('posting', k.posting, 'code', k.code,
          'debit', trim_scale(greatest(l.amount, 0))::text, 'credit', trim_scale(greatest(-l.amount, 0))::text)
        order by l.number)
      from ${codedSql(`(select * from ledger_entry
        where building_id = ${buildingId} and kind = ${kind} and document_id = ${id})`)}), '[]') as lines,
      (select e.created_at from ledger_entry e
        where e.building_id = ${buildingId} and e.kind = ${kind} and e.document_id = ${id}) as issued_at
    from building home where home.id = ${buildingId}`,
})
