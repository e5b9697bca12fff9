import type { Tx } from '#api/database/pool.ts'
import { takeNamedLock } from '#api/database/named-lock.ts'
import { invalidInput } from '#api/http/error.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { supplierInvoice } from '#entities/vouchers/supplier-invoice.ts'

// A supplier's paper is booked in one way: it is owed, or it was paid by vouchers that name it themselves.

interface Paper {
  readonly building_id: string
  readonly partner_id: string | null
  readonly partner_tax_code: string | null
  readonly invoice_form: string | null
  readonly invoice_symbol: string | null
  readonly invoice_number: string | null
}

/** 422 `invoice_entered` before a paper becomes owed that is owed, or was paid, already. */
export async function requireNewPaper(tx: Tx, invoice: Paper & { readonly id: string }): Promise<void> {
  const paper = await lockPaper(tx, invoice)
  if (paper === undefined) return
  const same = [...(await owedPapers(tx, { ...paper, id: invoice.id })), ...(await paidPapers(tx, paper))]
  if (same.length > 0) throw entered()
}

/** 422 `invoice_entered` before a voucher books as its own a paper that is owed. Several vouchers may pay one in parts. */
export async function requireNotOwed(tx: Tx, voucher: Paper): Promise<void> {
  const paper = await lockPaper(tx, voucher)
  // None has this id: a voucher is no supplier's invoice.
  if (paper !== undefined && (await owedPapers(tx, { ...paper, id: '0' })).length > 0) throw entered()
}

const entered = () => invalidInput([{ field: 'invoice_number', code: 'invoice_entered' }])

/** Until the transaction ends, so that of two approvals of one moment the second sees the first. */
async function lockPaper(tx: Tx, paper: Paper) {
  const { building_id: buildingId, invoice_number: number } = paper
  if (number === null) return undefined
  await takeNamedLock(tx, `paper/${buildingId}/${number}`)
  return {
    buildingId,
    number,
    partnerId: paper.partner_id,
    code: paper.partner_tax_code,
    form: paper.invoice_form,
    symbol: paper.invoice_symbol,
  }
}

const paperSlots = {
  buildingId: 'bigint',
  number: 'text',
  partnerId: 'bigint | null',
  code: 'text | null',
  form: 'text | null',
  symbol: 'text | null',
} as const satisfies Slots

type PaperSql = Readonly<Record<keyof typeof paperSlots, string>>

/** A voucher may say a supplier's tax code alone. */
const isSame = ({ buildingId, number, partnerId, code, form, symbol }: PaperSql) =>
  `d.building_id = ${buildingId} and d.invoice_number = ${number} and d.invoice_form is not distinct from ${form}
    and d.invoice_symbol is not distinct from ${symbol} and (d.partner_tax_code = ${code} or d.partner_id = ${partnerId})`

const owedPapers = query({
  row: {},
  takes: { ...paperSlots, id: 'bigint' },
  sql: ({ id, ...paper }) =>
    `select from supplier_invoice d where ${isSame(paper)} and d.id <> ${id}
      and d.status = ${statesOf(supplierInvoice).approved} limit 1`,
})

const paidPapers = query({
  row: {},
  takes: paperSlots,
  sql: (paper) =>
    `select from payment_voucher d where ${isSame(paper)}
      and d.status = ${statesOf(paymentVoucher).approved} limit 1`,
})
