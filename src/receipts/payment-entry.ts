import { addAmounts, compareAmounts, isZero, smallerAmount } from '#core/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { convert, type Rates } from '#domain/money/conversion.ts'
import type { ApartmentAccount } from './calls.ts'
import { dueOf, leftOf, share, type ByHand, type Shared } from './share-payment.ts'

/** The cashier's entries for one apartment. */
export interface Entry {
  readonly currency: CurrencyCode
  /** In that currency. */
  readonly received: string | undefined
  readonly credit: string | undefined
  readonly deduction: string | undefined
  readonly deductionReason: string
  readonly method: string | undefined
  readonly fund: string | undefined
  /** A leaf of a pre-printed book that the receipt is written on. */
  readonly serial: string | undefined
  readonly month: string
  readonly payer: string
  readonly note: string
  readonly byHand: ByHand
}

export interface EntryTotals extends Shared {
  /** The money in the building's own currency; undefined without a rate. */
  readonly money: string | undefined
  /** More than is due: positive only where money is left over. */
  readonly excess: string
}

interface EntryContext {
  readonly account: ApartmentAccount
  readonly currency: CurrencyCode
  readonly rates: Rates
}

/** The entered values, in the building's currency, compared with what is open. */
export function totalEntry(entry: Entry, { account, currency, rates }: EntryContext): EntryTotals {
  const money = inBooks(entry, currency, rates)
  const means = [entry.credit, entry.deduction].reduce<string>(
    (sum, one) => addAmounts(sum, one ?? '0'),
    money ?? '0',
  )
  const shared = share(means, account.lines, entry.byHand)
  return { ...shared, money, excess: compareAmounts(shared.rest, '0') > 0 ? shared.rest : '0' }
}

function inBooks({ received, currency: from }: Entry, to: CurrencyCode, rates: Rates): string | undefined {
  if (received === undefined) return '0'
  try {
    return convert(received, { from, to }, rates)
  } catch {
    return undefined
  }
}

type OtherPayment = Pick<Entry, 'credit' | 'deduction'>

/** Money that pays the rest beside credit and a deduction. */
export const exactPayment = (
  { outstanding }: Pick<ApartmentAccount, 'outstanding'>,
  { credit, deduction }: OtherPayment,
) => leftOf(outstanding, [credit, deduction])

/** As much credit as money and a deduction leave due: the server refuses more. */
export const allCredit = (
  { lines, credit }: Pick<ApartmentAccount, 'lines' | 'credit'>,
  { deduction, byHand }: Pick<Entry, 'deduction' | 'byHand'>,
  money: string | undefined,
) => smallerAmount(credit, leftOf(dueOf(lines, byHand), [money, deduction]))

/** Only money can be overpaid: returns the field that cannot be used together with an overpayment. */
export function excessFault({ credit, deduction }: OtherPayment, excess: string) {
  if (isZero(excess)) return undefined
  if (!isZero(credit ?? '0')) return 'credit_used'
  return isZero(deduction ?? '0') ? undefined : 'deduction'
}

interface Where {
  readonly buildingId: string
  readonly apartmentId: string
  readonly totals: EntryTotals
  /** Why more was taken than is due, once that is confirmed. */
  readonly reason?: string
}

/** The receipt as it is sent to the server; each line has its amount, so that the shown values are the booked ones. */
export const receiptOf = (entry: Entry, { buildingId, apartmentId, totals, reason }: Where) => ({
  building_id: buildingId,
  apartment_id: apartmentId,
  month: entry.month,
  payment_method_id: entry.method,
  currency_code: entry.currency,
  amount_received: entry.received ?? '0',
  credit_used: entry.credit ?? '0',
  deduction: entry.deduction ?? '0',
  lines: Object.entries(totals.amounts)
    .filter(([, amount]) => !isZero(amount))
    .map(([fee_id, amount]) => ({ fee_id, amount })),
  ...(entry.fund === undefined ? {} : { cash_account_id: entry.fund }),
  ...(entry.serial === undefined ? {} : { serial_id: entry.serial }),
  ...(entry.deductionReason === '' ? {} : { deduction_reason: entry.deductionReason }),
  ...(entry.payer === '' ? {} : { payer: entry.payer }),
  ...(entry.note === '' ? {} : { note: entry.note }),
  ...(reason === undefined ? {} : { confirm_excess: true, extra_credit_reason: reason }),
})
