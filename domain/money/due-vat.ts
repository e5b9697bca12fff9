import { compareAmounts, isZero, scaleAmount, subtractAmounts, sumAmounts } from '#core/amount.ts'
import { cashLimitOn } from './voucher-vat.ts'

// What the due day of a purchase on credit does to its deducted tax (docs/domain/vat.md).

/** Source: Decree 181/2025/NĐ-CP, article 26, as amended by Decree 144/2026/NĐ-CP, article 4. */
export const dueVatLaw = '181/2025/NĐ-CP, 144/2026/NĐ-CP'

/** A supplier's invoice whose tax was deducted, with what was owed of it at the end of two days, before and through a period. */
export interface OnCredit {
  /** With tax. */
  readonly amount: string
  readonly vat: string
  /** Of the invoice: whether its limit in cash is that of this day. */
  readonly issued_on: string
  readonly due_on: string
  readonly open_before: string
  readonly open: string
}

interface Told {
  readonly from: string
  readonly to: string
  /** Days from this one on have not passed: nothing is late on them. */
  readonly today: string
  /** Of the books' currency. */
  readonly digits: number
}

/**
 * How the deduction of an invoice changes in a period: below zero the tax of what its due day has found unpaid, above
 * zero that of what was paid since. Over all periods of an invoice these add up to what is unpaid now, whatever was rounded.
 */
export function dueVatChange(invoice: OnCredit, { from, to, today, digits }: Told): string {
  const limit = cashLimitOn(invoice.issued_on)
  if (limit === undefined || compareAmounts(invoice.amount, limit.amount) < 0) return '0'
  const hasPassed = invoice.due_on < today
  const lowered = (isDue: boolean, open: string) =>
    isDue && hasPassed ? scaleAmount(invoice.vat, { by: open, over: invoice.amount, digits }) : '0'
  return subtractAmounts(
    lowered(invoice.due_on < from, invoice.open_before),
    lowered(invoice.due_on <= to, invoice.open),
  )
}

/** What all of them come to. */
export const sumOfDue = (changes: readonly { readonly change: string }[]) =>
  sumAmounts(changes.map(({ change }) => change))

/** Whether a period has something to say of an invoice: its deduction changes, or it falls due unpaid. */
export const concernsPeriod = (
  invoice: OnCredit,
  change: string,
  { from, to }: Pick<Told, 'from' | 'to'>,
): boolean =>
  !isZero(change) ||
  (!isZero(invoice.open) &&
    invoice.due_on >= from &&
    invoice.due_on <= to &&
    compareAmounts(invoice.amount, cashLimitOn(invoice.issued_on)?.amount ?? invoice.amount) >= 0)
