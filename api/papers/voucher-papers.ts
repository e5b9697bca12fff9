import { voucherCalls } from '#domain/calls/papers.ts'
import { printedVouchers } from '#domain/money/printed-vouchers.ts'
import { registry } from '#entities/index.ts'
import { bookedEntries } from './booked-entries.ts'
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
  more: bookedEntries,
  page(record, { more, entity, ...context }) {
    const entry = more.get(String(record.id))
    return entry === undefined ? null : voucherPage({ kind: entity.name, record, entry }, context)
  },
  issuedAt: ({ id }, entries) => entries.get(String(id))?.issued_at,
  live: ['category.name', 'cash_account.name', 'to_account.name'],
})
