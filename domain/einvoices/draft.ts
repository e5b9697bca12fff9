import {
  addAmounts,
  compareAmounts,
  isZero,
  multiplyAmounts,
  scaleAmount,
  subtractAmounts,
  sumAmounts,
} from '#core/amount.ts'
import { isTaxCode } from '#core/tax-code.ts'
import {
  consumerName,
  type InvoiceFault,
  type InvoicedBuyer,
  type InvoiceScope,
  type UntaxedKind,
  type VatMethod,
} from './names.ts'

/** A buyer as the invoice names them; the codes that their kind does not have are null. */
export interface Buyer {
  readonly kind: InvoicedBuyer
  readonly name: string | null
  readonly tax_code: string | null
  readonly budget_code: string | null
  readonly personal_number: string | null
  readonly passport: string | null
  readonly nationality: string | null
  readonly address: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** A fee or a voucher with all that the ledger has booked of it and no invoice has yet. */
export interface Charge {
  /** Ids of its entries. */
  readonly entries: readonly string[]
  readonly fee_id: string | null
  readonly receipt_voucher_id: string | null
  readonly apartment_id: string | null
  /** Its code. */
  readonly apartment: string | null
  readonly name: string
  readonly unit: string | null
  readonly quantity: string | null
  /** `8`, `0`, `exempt`, `not_declared`; null where nobody has said it, or it has several. */
  readonly rate: string | null
  readonly net: string
  readonly vat: string
  readonly state_fee: string
  readonly buyer: Buyer
}

interface DraftLine extends Pick<
  Charge,
  'entries' | 'fee_id' | 'receipt_voucher_id' | 'name' | 'rate' | 'net' | 'vat' | 'state_fee'
> {
  readonly unit: string | null
  /** Null where something is taken back, as the price is. */
  readonly quantity: string | null
  readonly unit_price: string | null
}

export interface DraftInvoice {
  readonly buyer: Buyer
  /** Null where the lines are of several. */
  readonly apartment_id: string | null
  readonly apartment: string | null
  readonly lines: readonly DraftLine[]
  readonly net: string
  readonly vat: string
  readonly state_fees: string
  readonly total: string
  readonly faults: readonly InvoiceFault[]
}

export interface DraftRules {
  readonly invoice_scope: InvoiceScope
  /** One invoice for each rate: some programs take no other. */
  readonly one_rate: boolean
  readonly vat_method: VatMethod
  /** What a line without a rate is; null: it is a fault. */
  readonly untaxed: UntaxedKind | null
}

/** Puts charges on invoices, in their order. Nothing is worked out again: an invoice is the sum of what the ledger has. */
export function draftInvoices(charges: readonly Charge[], rules: DraftRules): DraftInvoice[] {
  const keyed = Map.groupBy(charges, (charge) =>
    JSON.stringify([
      // A voucher is a document of its own, and so is what a consumer is charged.
      charge.receipt_voucher_id,
      rules.invoice_scope === 'slip' || charge.buyer.kind === 'consumer' ? charge.apartment_id : null,
      Object.values(charge.buyer),
      rules.one_rate ? rateOf(charge, rules) : null,
    ]),
  )
  return [...keyed.values()].flatMap((of) => {
    const [first] = of
    return first === undefined ? [] : [invoiceOf(first, of, rules)]
  })
}

const rateOf = ({ rate, vat }: Pick<Charge, 'rate' | 'vat'>, { vat_method, untaxed }: DraftRules) =>
  vat_method === 'direct' ? null : (rate ?? (isZero(vat) ? untaxed : null))

function invoiceOf(first: Charge, charges: readonly Charge[], rules: DraftRules): DraftInvoice {
  const lines = charges.map((charge) => lineOf(charge, rules))
  const [net, vat, state_fees] = [sumOf(lines, 'net'), sumOf(lines, 'vat'), sumOf(lines, 'state_fee')]
  const apartments = new Set(charges.map(({ apartment_id }) => apartment_id))
  return {
    buyer: first.buyer,
    ...(apartments.size === 1
      ? { apartment_id: first.apartment_id, apartment: first.apartment }
      : { apartment_id: null, apartment: null }),
    lines,
    net,
    vat,
    state_fees,
    total: sumAmounts([net, vat, state_fees]),
    faults: [...new Set([...buyerFaults(first.buyer), ...lineFaults(lines, rules)])],
  }
}

const sumOf = (lines: readonly DraftLine[], name: 'net' | 'vat' | 'state_fee') =>
  sumAmounts(lines.map((line) => line[name]))

/** How far quantity × price may miss a line, in đồng, before the line is one piece at its amount. */
const mostMissed = '5'
/** Digits after the point that an invoice's quantity and price may have. */
const priceDigits = 6

function lineOf(
  { entries, fee_id, receipt_voucher_id, name, net, vat, state_fee, ...charge }: Charge,
  rules: DraftRules,
): DraftLine {
  return {
    entries,
    fee_id,
    receipt_voucher_id,
    name,
    net,
    vat,
    state_fee,
    rate: rateOf({ rate: charge.rate, vat }, rules),
    ...pricedBy(net, charge),
  }
}

/** The price before tax to six digits, of a quantity that gives the line again; else one piece at the line's amount. */
export function pricedBy(net: string, { quantity, unit }: Pick<Charge, 'quantity' | 'unit'>) {
  if (compareAmounts(net, '0') < 0) return { quantity: null, unit: null, unit_price: null }
  const whole = { quantity: '1', unit: null, unit_price: net }
  if (quantity === null || compareAmounts(quantity, '0') <= 0) return whole
  const unit_price = scaleAmount(net, { by: '1', over: quantity, digits: priceDigits })
  const missed = subtractAmounts(multiplyAmounts(quantity, unit_price), net)
  const distance = compareAmounts(missed, '0') < 0 ? subtractAmounts('0', missed) : missed
  return compareAmounts(distance, mostMissed) > 0 ? whole : { quantity, unit, unit_price }
}

function lineFaults(lines: readonly DraftLine[], { vat_method, untaxed }: DraftRules): InvoiceFault[] {
  return lines.flatMap(({ rate, vat, net }): InvoiceFault[] => [
    ...(vat_method === 'deduction' && rate === null
      ? [isZero(vat) && untaxed === null ? ('rate_unknown' as const) : ('several_rates' as const)]
      : []),
    ...(compareAmounts(addAmounts(net, vat), '0') < 0 ? ['below_zero' as const] : []),
  ])
}

const isEmpty = (text: string | null) => text === null || text.trim() === ''

/** The one code that a buyer of a kind must have. */
const codeOf = {
  business: 'tax_code',
  budget_unit: 'budget_code',
  person: 'personal_number',
  foreigner: 'passport',
} as const

/** What the law wants of a buyer, and is missing. Source: Decree 254/2026, articles 9 and annex. */
export function buyerFaults(buyer: Buyer): InvoiceFault[] {
  if (buyer.kind === 'consumer') return []
  const code = buyer[codeOf[buyer.kind]]
  const isWrong = buyer.kind === 'business' && code !== null && (!isTaxCode(code) || /^\d{12}$/.test(code))
  return [
    ...(isEmpty(buyer.name) ? ['buyer_name_missing' as const] : []),
    // A foreigner’s passport and nationality stand in place of the address.
    ...(buyer.kind !== 'foreigner' && isEmpty(buyer.address) ? ['buyer_address_missing' as const] : []),
    ...(isEmpty(code) || (buyer.kind === 'foreigner' && isEmpty(buyer.nationality))
      ? ['buyer_code_missing' as const]
      : []),
    ...(isWrong ? ['buyer_code_wrong' as const] : []),
  ]
}

export const consumer: Buyer = {
  kind: 'consumer',
  name: consumerName,
  tax_code: null,
  budget_code: null,
  personal_number: null,
  passport: null,
  nationality: null,
  address: null,
  email: null,
  phone: null,
}
