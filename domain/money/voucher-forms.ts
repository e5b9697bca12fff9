import { isZero } from '#core/amount.ts'
import type { Chart, Posting } from './charts.ts'
import type { PrintedVoucher } from './printed-vouchers.ts'

/** The entry of a document, by the building's chart, which says which circular's form it is. */
export interface VoucherEntry {
  readonly chart: Chart
  /** None before it is approved, nor for one that is charged to an apartment. */
  readonly lines: readonly VoucherLine[]
}
interface VoucherLine {
  readonly posting: Posting
  readonly code: string
  readonly debit: string
  readonly credit: string
}
export interface MoneyLine extends VoucherLine {
  readonly posting: 'cash' | 'bank'
}

const isMoney = (line: VoucherLine): line is MoneyLine => line.posting === 'cash' || line.posting === 'bank'

/** The line that moves money into a fund or out of it; undefined if the document moves none. */
export const moneyLine = (lines: readonly VoucherLine[]): MoneyLine | undefined => lines.find(isMoney)

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
export function formOf(kind: PrintedVoucher, { posting, debit }: MoneyLine): VoucherForm {
  if (kind === 'cash_transfer') return 'transfer'
  const comesIn = !isZero(debit)
  if (posting === 'cash') return comesIn ? 'receipt' : 'payment'
  return comesIn ? 'credit_note' : 'debit_note'
}
