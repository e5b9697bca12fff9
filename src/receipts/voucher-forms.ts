import { isZero } from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readVoucherPaper } from '#domain/calls/voucher-paper.ts'
import { cashTransfer } from '#entities/vouchers/cash-transfer.ts'

export type VoucherData = DataOf<typeof readVoucherPaper>
type Line = VoucherData['lines'][number]
export interface MoneyLine extends Line {
  readonly posting: 'cash' | 'bank'
}

const isMoney = (line: Line): line is MoneyLine => line.posting === 'cash' || line.posting === 'bank'

/** The line that moves money into a fund or out of it; undefined if the document moves none. */
export const moneyLine = (lines: readonly Line[]): MoneyLine | undefined => lines.find(isMoney)

/** Who signs, in the order of the form. */
const signers = {
  receipt: ['director', 'chief_accountant', 'payer', 'maker', 'cashier'],
  payment: ['director', 'chief_accountant', 'cashier', 'maker', 'receiver'],
  credit_note: ['director', 'chief_accountant', 'payer', 'maker'],
  debit_note: ['director', 'chief_accountant', 'receiver', 'maker'],
  transfer: ['director', 'chief_accountant', 'giver', 'taker', 'maker'],
} as const
export type VoucherForm = keyof typeof signers
export type Signer = (typeof signers)[VoucherForm][number]

export const signersOf = (form: VoucherForm): readonly Signer[] => signers[form]

/** The numbers of the circulars' forms: of cash alone. */
export const formNumbers: Readonly<Partial<Record<VoucherForm, string>>> = {
  receipt: '01-TT',
  payment: '02-TT',
}

/** The form of a document by what its money does. */
export function formOf(entityName: string, { posting, debit }: MoneyLine): VoucherForm {
  if (entityName === cashTransfer.name) return 'transfer'
  const comesIn = !isZero(debit)
  if (posting === 'cash') return comesIn ? 'receipt' : 'payment'
  return comesIn ? 'credit_note' : 'debit_note'
}
