import { addAmounts, compareAmounts, isZero, smallerAmount } from '#core/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { convert, type Rates } from '#domain/money/conversion.ts'
import type { ApartmentAccount } from './calls.ts'
import { fixedAmounts, type Choice } from './choose-lines.ts'
import { dueOf, leftOf, share, type Shared } from './share-payment.ts'
import type { Handed } from './tender-entry.ts'

/** What becomes of money that is left over: it is handed back, or kept as the apartment's credit. */
export type Leftover = 'change' | 'credit'

/** The cashier's entries for one apartment. */
export interface Entry extends Choice {
  readonly currency: CurrencyCode
  /** In a building that keeps cash in several currencies: what was handed over in each. */
  readonly handed: Handed
  /** In that currency; undefined: exactly what the ticked lines take. */
  readonly received: string | undefined
  /** Undefined: change where it is cash. */
  readonly leftover: Leftover | undefined
  readonly credit: string | undefined
  readonly deduction: string | undefined
  readonly deductionReason: string
  readonly method: string | undefined
  readonly fund: string | undefined
  /** A leaf of a pre-printed book that the receipt is written on. */
  readonly serial: string | undefined
  readonly month: string
  /** The day of the receipt, yyyy-MM-dd; undefined: the day on which it is sent. */
  readonly receivedOn: string | undefined
  readonly payer: string
  readonly note: string
  /** Scanned originals that are stored with the receipt. */
  readonly attachments: readonly (string | Blob)[]
}

export interface EntryTotals extends Shared {
  /** The money handed over, in the currency of the entry. */
  readonly received: string
  /** The same in the building's own currency; undefined without a rate. */
  readonly money: string | undefined
  /** More than is due: positive only where money is left over. */
  readonly excess: string
  /** The part of the excess that is handed back, in its own currency. */
  readonly change: string
  readonly changeCurrency: CurrencyCode
  /** The part of the excess that is kept as credit. */
  readonly prepaid: string
  /** Of cash in several currencies: what is still to be handed over, in the currency of the change. */
  readonly missing: string
  /** The same cash as it is sent; undefined for money in one currency. */
  readonly tenders: readonly { readonly currency_code: CurrencyCode; readonly amount: string }[] | undefined
}

interface EntryContext {
  readonly account: ApartmentAccount
  readonly currency: CurrencyCode
  readonly rates: Rates
  /** Only cash gives change. */
  readonly isCash: boolean
}

/** The entered values, in the building's currency, compared with what is open. */
export function totalEntry(entry: Entry, { account, currency, rates, isCash }: EntryContext): EntryTotals {
  const fixed = fixedAmounts(entry, account.lines)
  const received = entry.received ?? exactForTicked(entry, account, currency)
  const money = inBooks(received, entry.currency, { currency, rates })
  const means = [entry.credit, entry.deduction].reduce<string>(
    (sum, one) => addAmounts(sum, one ?? '0'),
    money ?? '0',
  )
  const shared = share(means, account.lines, fixed)
  const excess = compareAmounts(shared.rest, '0') > 0 ? shared.rest : '0'
  const isChange = leftoverOf(entry, { account, isCash }) === 'change'
  return {
    ...shared,
    received,
    money,
    excess,
    change: isChange ? excess : '0',
    changeCurrency: currency,
    missing: '0',
    tenders: undefined,
    prepaid: isChange ? '0' : excess,
  }
}

/**
 * A cash desk gives change unless the payer wants it kept; other money cannot be handed back. Where nothing is owed, who
 * pays does so in advance.
 */
export function leftoverOf(
  { leftover }: Pick<Entry, 'leftover'>,
  { account, isCash }: Pick<EntryContext, 'account' | 'isCash'>,
): Leftover {
  if (!isCash) return 'credit'
  return leftover ?? (account.lines.length === 0 ? 'credit' : 'change')
}

/** Ticking lines is enough: no amount has to be typed for what they add up to. */
const exactForTicked = (entry: Entry, account: ApartmentAccount, currency: CurrencyCode) =>
  entry.chosen === undefined || entry.currency !== currency
    ? '0'
    : leftOf(dueOf(account.lines, fixedAmounts(entry, account.lines)), [entry.credit, entry.deduction])

function inBooks(
  received: string,
  from: CurrencyCode,
  { currency: to, rates }: Pick<EntryContext, 'currency' | 'rates'>,
): string | undefined {
  try {
    return convert(received, { from, to }, rates)
  } catch {
    return undefined
  }
}

type OtherPayment = Pick<Entry, 'credit' | 'deduction'>

/** Money that pays the ticked lines in full, all of them if none is ticked, beside credit and a deduction. */
export const exactPayment = (
  { lines }: Pick<ApartmentAccount, 'lines'>,
  { credit, deduction, chosen }: OtherPayment & Pick<Choice, 'chosen'>,
) => leftOf(dueOf(lines, fixedAmounts({ chosen, byHand: {} }, lines)), [credit, deduction])

/** As much credit as money and a deduction leave due: the server refuses more. */
export const allCredit = (
  { lines, credit }: Pick<ApartmentAccount, 'lines' | 'credit'>,
  { deduction, ...choice }: Pick<Entry, 'deduction'> & Choice,
  money: string | undefined,
) => smallerAmount(credit, leftOf(dueOf(lines, fixedAmounts(choice, lines)), [money, deduction]))

/**
 * Only money can be overpaid, or be handed back: returns the field that cannot be used together with what is kept as
 * credit, or that leaves more to hand back than was handed over.
 */
export function excessFault(
  { credit, deduction }: OtherPayment,
  { change, prepaid, money = '0' }: Pick<EntryTotals, 'change' | 'prepaid' | 'money'>,
) {
  if (isZero(prepaid) && compareAmounts(change, money) <= 0) return undefined
  if (!isZero(credit ?? '0')) return 'credit_used'
  return isZero(deduction ?? '0') ? undefined : 'deduction'
}

interface Where {
  readonly buildingId: string
  readonly apartmentId: string
  readonly totals: EntryTotals
  /** Of the books. */
  readonly currency: CurrencyCode
  /** Why more was taken than is due, once that is confirmed. */
  readonly reason?: string
}

/** The receipt as it is sent to the server; each line has its amount, so that the shown values are the booked ones. */
export const receiptOf = (entry: Entry, { buildingId, apartmentId, totals, currency, reason }: Where) => ({
  building_id: buildingId,
  apartment_id: apartmentId,
  month: entry.month,
  payment_method_id: entry.method,
  currency_code: totals.tenders === undefined ? entry.currency : currency,
  amount_received: totals.received,
  ...(totals.tenders === undefined
    ? isZero(totals.change)
      ? {}
      : { change_given: totals.change }
    : { tenders: totals.tenders }),
  credit_used: entry.credit ?? '0',
  deduction: entry.deduction ?? '0',
  lines: Object.entries(totals.amounts)
    .filter(([, amount]) => !isZero(amount))
    .map(([fee_id, amount]) => ({ fee_id, amount })),
  ...(entry.receivedOn === undefined ? {} : { received_on: entry.receivedOn }),
  ...(entry.fund === undefined ? {} : { cash_account_id: entry.fund }),
  ...(entry.serial === undefined ? {} : { serial_id: entry.serial }),
  ...(entry.deductionReason === '' ? {} : { deduction_reason: entry.deductionReason }),
  ...(entry.payer === '' ? {} : { payer: entry.payer }),
  ...(entry.note === '' ? {} : { note: entry.note }),
  ...(entry.attachments.length === 0 ? {} : { attachments: entry.attachments }),
  ...(reason === undefined ? {} : { confirm_excess: true, extra_credit_reason: reason }),
})
