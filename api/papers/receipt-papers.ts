import { receiptCalls } from '#domain/calls/papers.ts'
import { textOf } from '#domain/documents/values.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { ownAccount, qrOnPaper, type OwnAccount } from '../debts/own-account.ts'
import type { RowOf } from '../sql/query.ts'
import { bookedEntries } from './booked-entries.ts'
import { definePaper } from './define-paper.ts'
import { owedAfter } from './owed-after.ts'
import { receiptValues } from './receipt-letter.ts'
import { receiptPage } from './receipt-page.ts'
import type { SeenReceipt } from './receipt-values.ts'

/** A receipt, which says what it booked, what stays owed after it and how that is paid. */
export const receiptPaper = definePaper({
  entity: receipt,
  calls: receiptCalls,
  with: ['apartment', 'payment_method'],
  async more(db, of) {
    const { buildingId, records } = of
    const ids = records.map(({ id }) => String(id))
    const [owed, account, entries] = await Promise.all([
      owedAfter(db, { buildingId, ids }),
      ownAccount(db, buildingId),
      bookedEntries(db, of),
    ])
    const byReceipt = new Map(owed.map((one) => [one.receipt_id, one]))
    return (record: SeenReceipt) => ({
      ...debtAfter(record, byReceipt.get(String(record.id)), account),
      entry: entries.get(String(record.id)) ?? { lines: [] },
    })
  },
  page: (record, { more, ...context }) => receiptPage(record, { ...context, ...more(record) }),
  template: {
    kept: 'template_version_id',
    values: (record, { more, ...context }, page) =>
      receiptValues(record, { ...context, ...more(record) }, page),
  },
  forResidents: true,
  live: ['qr', 'apartment.pe_code'],
})

type Owed = RowOf<typeof owedAfter>

function debtAfter(record: SeenReceipt, owed: Owed | undefined, account: OwnAccount | undefined) {
  const { lines, settled } = record
  // Whoever may not see what a receipt settled is not told what was left of it either.
  const left = lines === undefined || settled === undefined ? undefined : owed
  return { owed: left?.owed, payment: paymentOf(record, left, account) }
}

/** How what stays owed and no credit covers is paid, unless money has come since, or the receipt no longer counts. */
function paymentOf(
  { apartment, status }: SeenReceipt,
  left: Owed | undefined,
  account: OwnAccount | undefined,
) {
  const code = textOf(apartment?.code)
  if (left?.is_open !== true || account === undefined || code === undefined || status === 'voided')
    return undefined
  return qrOnPaper(account, { reference: left.reference, code, amount: left.due })
}
