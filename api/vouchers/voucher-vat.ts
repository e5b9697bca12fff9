import type { RecordOf } from '#core/stored.ts'
import type { ErrorCode } from '#core/vocabulary.ts'
import { isZero } from '#core/amount.ts'
import { isTaxCode } from '#core/tax-code.ts'
import { deductionRefusal, vatPartsOf, type VatKind } from '#domain/money/voucher-vat.ts'
import { holdsOn } from '#domain/money/vat-rates.ts'
import type { Caller } from '#api/context.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { noVatRate, readVatRates } from '#api/tariffs/vat-rates.ts'
import type { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { bookedChart, fundKind, fundUse, paidForInvoice, taxCodeOf } from './queries.ts'

/** What a voucher says of VAT before its parts are known. */
interface Taxed {
  readonly building_id: string
  readonly date: string
  readonly amount: string
  readonly vat_kind?: VatKind | null | undefined
  readonly vat_percent?: number | null | undefined
  readonly net?: string | null | undefined
  readonly vat?: string | null | undefined
  readonly invoice_symbol?: string | null | undefined
  readonly invoice_date?: string | null | undefined
}

interface Saving<V extends Taxed> {
  readonly tx: Tx
  readonly caller: Caller
  readonly voucher: V
  /** Of an edit, the fields that change: parts that were worked out before are worked out again. Absent: a new one. */
  readonly changes?: Readonly<Record<string, unknown>>
}

interface Received extends Taxed {
  readonly category_id: string
  readonly cash_account_id: string
}

/** The parts of what is sold. 422 at the field for a rate that no law sets, or for tax on money of the maintenance fund. */
export async function receivedVat(saving: Saving<Received>) {
  const { tx, voucher, changes } = saving
  requireSymbol(voucher)
  // Of a voucher that is booked, only what its invoice says changes.
  if (changes !== undefined && !aboutReceived.some((name) => name in changes)) return {}
  const parts = await settleParts(saving, voucher.date)
  if (voucher.vat_kind !== 'taxed') return parts
  const { building_id: buildingId, cash_account_id: cashAccountId, category_id: categoryId } = voucher
  const [use] = await fundUse(tx, { buildingId, cashAccountId, categoryId }, 'receipt_voucher')
  if (use?.is_for_fund === true) throw refuse('vat_kind', 'vat_not_in_maintenance')
  return parts
}

interface Bought extends Taxed {
  readonly partner_id?: string | null | undefined
  readonly partner_tax_code?: string | null | undefined
}

interface Paid extends Bought {
  readonly cash_account_id: string
  readonly payment_way?: 'cash' | 'transfer' | null | undefined
}

/** The same of what is bought, with whose it is where nobody says so. */
export async function boughtVat(saving: Saving<Bought>) {
  const { tx, voucher } = saving
  const { building_id: buildingId, vat_kind: kind = null } = voucher
  if (kind === null) return { net: null, vat: null }
  requireSymbol(voucher)
  const [home] = await bookedChart(tx, { buildingId })
  if (home?.chart === 'none') throw refuse('vat_kind', 'no_chart_for_vat')
  const parts = await settleParts(saving, voucher.invoice_date ?? voucher.date)
  return { ...parts, partner_tax_code: await codeOf(tx, voucher) }
}

/** And how it is paid. */
export async function paidVat(saving: Saving<Paid>) {
  const { tx, voucher } = saving
  const parts = await boughtVat(saving)
  return (voucher.vat_kind ?? null) === null ? parts : { ...parts, payment_way: await wayOf(tx, voucher) }
}

async function codeOf(tx: Tx, { building_id: buildingId, partner_id: id, partner_tax_code: typed }: Bought) {
  if (typeof typed === 'string') return typed
  const [partner] = typeof id === 'string' ? await taxCodeOf(tx, { buildingId, id }) : []
  const code = partner?.tax_code ?? null
  if (code === null) throw refuse('partner_tax_code', 'required')
  if (!isTaxCode(code)) throw refuse('partner_tax_code', 'invalid_tax_code')
  return code
}

/** How a payment is made: as its fund is held, unless somebody says otherwise. */
export async function wayOf(
  tx: Tx,
  {
    building_id: buildingId,
    cash_account_id: id,
    payment_way: typed,
  }: Pick<Paid, 'building_id' | 'cash_account_id' | 'payment_way'>,
) {
  const [fund] = await fundKind(tx, { buildingId, id })
  const isCash = fund?.kind === 'cash'
  if (isCash && typed === 'transfer') throw refuse('payment_way', 'paid_from_cash')
  return typed ?? (isCash ? ('cash' as const) : ('transfer' as const))
}

/** The year in the symbol is that in which the invoice was issued. */
function requireSymbol({ invoice_symbol: symbol, invoice_date: day }: Taxed): void {
  if (typeof symbol !== 'string' || typeof day !== 'string') return
  if (symbol.slice(1, 3) !== day.slice(2, 4)) throw refuse('invoice_symbol', 'symbol_of_other_year')
}

const workedOutOf = ['amount', 'vat_kind', 'vat_percent', 'net', 'vat']
const aboutReceived = [...workedOutOf, 'date', 'category_id', 'cash_account_id']

/** Net and tax: none without a kind. `day`: that on which a law must set the rate. */
async function settleParts({ tx, caller, voucher, changes }: Saving<Taxed>, day: string) {
  const { building_id: buildingId, vat_kind: kind = null, vat_percent: rate = null } = voucher
  if (kind === null) return { net: null, vat: null }
  const percent = kind === 'taxed' && rate !== null ? String(rate) : null
  if (percent !== null && !holdsOn(percent, day, await readVatRates(tx, buildingId))) throw noVatRate()
  const stands = (name: 'net' | 'vat') => {
    const isKept = changes !== undefined && !(name in changes)
    const moves = changes !== undefined && workedOutOf.some((one) => one in changes)
    return isKept && moves ? null : (voucher[name] ?? null)
  }
  const [net, vat] = [stands('net'), stands('vat')]
  if (kind !== 'taxed' && vat !== null && !isZero(vat)) throw refuse('vat', 'vat_without_rate')
  const { amount } = voucher
  const parts = vatPartsOf({ amount, kind, percent, net, vat }, currencyOfBuilding(caller, buildingId))
  if (parts === undefined) throw refuse('vat', 'parts_differ_from_amount')
  if (kind !== 'taxed' && !isZero(parts.vat)) throw refuse('net', 'parts_differ_from_amount')
  return parts
}

type Payment = RecordOf<typeof paymentVoucher>

/**
 * What of a purchase's tax is deducted when it is approved, and why none is. Read once its number is taken: of two cash
 * payments of one invoice, the second sees the first.
 */
export async function deductionOf(tx: Tx, voucher: Payment, isForOthers: boolean) {
  const { building_id: buildingId, vat_kind: kind, vat, amount, date } = voucher
  if (kind === null || vat === null) return { vat_deductible: null, deduction_refusal: null }
  const { category_id: categoryId, cash_account_id: cashAccountId } = voucher
  const [use] = await fundUse(tx, { buildingId, cashAccountId, categoryId }, 'payment_voucher')
  const total = await paidForInvoice(tx, {
    buildingId,
    id: voucher.id,
    code: voucher.partner_tax_code,
    form: voucher.invoice_form,
    symbol: voucher.invoice_symbol,
    number: voucher.invoice_number,
    amount,
  })
  const refusal = deductionRefusal({
    total: total[0]?.total ?? amount,
    day: voucher.invoice_date ?? date,
    vat,
    way: await wayOf(tx, voucher),
    isDeductible: voucher.deduction !== 'not_deductible',
    isForMaintenance: use?.is_for_fund === true,
    isForOthers,
  })
  return { vat_deductible: refusal === undefined ? vat : '0', deduction_refusal: refusal ?? null }
}

const refuse = (field: string, code: ErrorCode) => invalidInput([{ field, code }])
