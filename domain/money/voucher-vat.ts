import { addAmounts, compareAmounts, isZero, scaleAmount, subtractAmounts } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '../currency.ts'
import { vatWithin } from './income.ts'

/** What a sale or a purchase is to VAT: at a rate that a law sets, at zero, exempt (KCT), or not declared (KKKNT). */
export const vatKinds = ['taxed', 'zero', 'exempt', 'not_declared'] as const
export type VatKind = (typeof vatKinds)[number]

/** How a supplier was paid. Cash that is paid in at their bank is cash too. */
export const paymentWays = ['transfer', 'cash'] as const
type PaymentWay = (typeof paymentWays)[number]

/** What a voucher says of its VAT: the amount contains it; net and tax stand where somebody has typed them. */
interface SaidVat {
  readonly amount: string
  readonly kind: VatKind
  readonly percent: string | null
  readonly net: string | null
  readonly vat: string | null
}

interface VatParts {
  readonly net: string
  readonly vat: string
}

/**
 * The parts of a voucher's amount. What is typed stands, as the paper has it; what is not is worked out of the rest, the
 * tax rounded once. `undefined`: both are typed and do not add up to the amount.
 */
export function vatPartsOf(
  { amount, kind, percent, net, vat }: SaidVat,
  currency: CurrencyCode,
): VatParts | undefined {
  if (net !== null && vat !== null)
    return compareAmounts(addAmounts(net, vat), amount) === 0 ? { net, vat } : undefined
  const tax =
    vat ??
    (net !== null
      ? subtractAmounts(amount, net)
      : kind === 'taxed' && percent !== null
        ? vatWithin(amount, percent, currency)
        : '0')
  const rest = subtractAmounts(amount, tax)
  return compareAmounts(rest, '0') < 0 || compareAmounts(tax, '0') < 0 ? undefined : { net: rest, vat: tax }
}

/** The tax that a rate gives on a net amount, rounded once. */
export const vatOnNet = (net: string, percent: string, currency: CurrencyCode) =>
  scaleAmount(net, { by: percent, over: '100', digits: currencies[currency].digits })

/** From which total on, tax included, what is paid in cash is not deducted. */
interface CashLimit {
  readonly amount: string
  readonly law: string
  /** The first day of purchases that it is about. */
  readonly from_date: string
}

/** In đồng. Of days before the first row no limit is kept here: there the office says what is deducted. */
const cashLimits: readonly CashLimit[] = [
  {
    amount: '5000000',
    law: '48/2024/QH15, 181/2025/NĐ-CP',
    from_date: '2025-07-01',
  },
]

/** The limit of a purchase's day. */
export const cashLimitOn = (day: string): CashLimit | undefined =>
  cashLimits.findLast(({ from_date: from }) => from <= day)

/** Why tax that a voucher names is not deducted: the office says so, it is the fund's or others' money, or it was cash. */
export const deductionRefusals = ['office', 'maintenance', 'for_others', 'cash'] as const
type DeductionRefusal = (typeof deductionRefusals)[number]

interface Purchase {
  /** With tax, of all that was paid for the same invoice. */
  readonly total: string
  readonly day: string
  readonly vat: string
  readonly way: PaymentWay
  readonly isDeductible: boolean
  readonly isForMaintenance: boolean
  readonly isForOthers: boolean
}

/** Why the tax of a purchase is not deducted; undefined where it is, or where there is none. */
export function deductionRefusal(purchase: Purchase): DeductionRefusal | undefined {
  if (isZero(purchase.vat)) return undefined
  if (purchase.isForOthers) return 'for_others'
  if (purchase.isForMaintenance) return 'maintenance'
  if (!purchase.isDeductible) return 'office'
  const limit = cashLimitOn(purchase.day)
  const isTooMuch = limit !== undefined && compareAmounts(purchase.total, limit.amount) >= 0
  return purchase.way === 'cash' && isTooMuch ? 'cash' : undefined
}
