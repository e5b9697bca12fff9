import { isZero } from '#core/amount.ts'
import type { Posting } from './charts.ts'
import type { PrintedVoucher } from './printed-vouchers.ts'

/** The entry of a document, by the building's chart. */
export interface VoucherEntry {
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

/** What a document is printed as: by its money, or if it moves none, by what it settles. */
export const voucherForms = [
  'receipt',
  'payment',
  'credit_note',
  'debit_note',
  'transfer',
  'offset',
  'settlement',
] as const
export type VoucherForm = (typeof voucherForms)[number]

/** Whoever may sign a paper of money. */
export const signers = [
  'director',
  'chief_accountant',
  'payer',
  'receiver',
  'giver',
  'taker',
  'customer',
  'maker',
  'cashier',
] as const
export type Signer = (typeof signers)[number]

/** Who signs, in the order of the form. */
const signersByForm: Readonly<Record<VoucherForm, readonly Signer[]>> = {
  receipt: ['director', 'chief_accountant', 'payer', 'maker', 'cashier'],
  payment: ['director', 'chief_accountant', 'cashier', 'maker', 'receiver'],
  credit_note: ['director', 'chief_accountant', 'payer', 'maker'],
  debit_note: ['director', 'chief_accountant', 'receiver', 'maker'],
  transfer: ['director', 'chief_accountant', 'giver', 'taker', 'maker'],
  offset: ['director', 'chief_accountant', 'customer', 'maker'],
  settlement: ['director', 'chief_accountant', 'maker'],
}

export const signersOf = (form: VoucherForm): readonly Signer[] => signersByForm[form]

/** The numbers of the circulars' forms: of cash alone. */
export const formNumbers: Readonly<Partial<Record<VoucherForm, string>>> = {
  receipt: '01-TT',
  payment: '02-TT',
}

/** The form of a document by what its money does. */
export function formOf(
  kind: PrintedVoucher,
  { posting, debit }: MoneyLine,
): Exclude<VoucherForm, 'offset' | 'settlement'> {
  if (kind === 'cash_transfer') return 'transfer'
  const comesIn = !isZero(debit)
  if (posting === 'cash') return comesIn ? 'receipt' : 'payment'
  return comesIn ? 'credit_note' : 'debit_note'
}

/** The form of what a resident has paid. Its first line may be of the change; and where only credit settles, no money came. */
export function receiptForm({ lines }: VoucherEntry): 'receipt' | 'credit_note' | 'offset' {
  const money = moneyLine(lines)
  if (money === undefined) return 'offset'
  return money.posting === 'cash' ? 'receipt' : 'credit_note'
}
