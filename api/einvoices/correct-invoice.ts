import { isDeepStrictEqual } from 'node:util'
import { today } from '#api/calendar/today.ts'
import { takeNamedLock } from '#api/database/named-lock.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import type { Changed } from '#api/records/behaviour.ts'
import { query } from '#api/sql/query.ts'
import {
  buyerFaults,
  consumer,
  draftInvoices,
  type Buyer,
  type Charge,
  type DraftInvoice,
} from '#domain/einvoices/draft.ts'
import type { InvoiceKind } from '#domain/einvoices/names.ts'
import { symbolOn } from '#domain/einvoices/symbols.ts'
import { eInvoice } from '#entities/einvoices/e-invoice.ts'
import { chargeOf, chargesOf, isForOthers } from './charges.ts'
import { lockInvoices } from './lock-invoices.ts'
import { sellerOf, type Seller } from './seller.ts'
import { writeInvoices } from './write-invoices.ts'

type Correcting = Changed<typeof eInvoice> & {
  readonly input: { readonly what_is_wrong: string; readonly buyer_as_now?: boolean | null | undefined }
}
type Correction = Exclude<InvoiceKind, 'original'>

/**
 * Makes the draft that puts an issued invoice right: what came in the books since (adjusting, up or down), or all that
 * stands now (replacing). A replacing one takes the buyer as they are known now where that is asked, or where nothing
 * else is wrong. 409 where a correction still waits, where the first error was put right in the other way, or where
 * neither the books nor the buyer's codes have changed.
 */
export async function correctInvoice(
  { before, input, tx, caller, notify }: Correcting,
  kind: Correction,
): Promise<void> {
  const { building_id: buildingId, id } = before
  await takeNamedLock(tx, lockInvoices(buildingId))
  await requireWay(tx, before, kind)
  const seller = await sellerOf(tx, buildingId, before.seller_id)
  const date = today()
  const symbol = seller === undefined ? undefined : symbolOn(seller.symbols, date)
  if (seller === undefined || symbol === undefined) throw apiError(409, 'no_symbol_on_day')
  const later = await chargesOf(tx, { buildingId, id }, 'later')
  if (later.length === 0 && kind === 'adjusting') throw apiError(409, 'nothing_to_answer')
  const rows = kind === 'adjusting' ? later : await chargesOf(tx, { buildingId, id }, 'standing')
  const free = new Set(later.flatMap(({ entries }) => entries))
  const charges = rows
    // What the seller leaves out by now was invoiced, and is put right all the same.
    .filter((row) => !isForOthers(row))
    .map((row) => ({ ...chargeOf(row), entries: row.entries.filter((entry) => free.has(entry)) }))
  if (charges.length === 0) throw apiError(409, 'nothing_to_replace')
  const said = buyerOn(before)
  const buyer = later.length === 0 || input.buyer_as_now === true ? buyerNow(charges) : said
  if (later.length === 0 && codesOf(buyer) === codesOf(said)) throw apiError(409, 'nothing_to_answer')
  await writeInvoices(
    tx,
    caller,
    {
      buildingId,
      batchId: null,
      sellerId: seller.id,
      month: before.month,
      kind,
      originalId: id,
      form: symbol.form,
      symbol: symbol.symbol,
      date,
      paymentWay: seller.payment_way,
      grounds: input.what_is_wrong,
    },
    [
      oneOf(
        charges.map((charge) => ({ ...charge, buyer, apartment_id: before.apartment_id })),
        seller,
        later.flatMap(({ entries }) => entries),
      ),
    ],
  )
  notify(eInvoice, buildingId)
}

const buyerOn = (invoice: Correcting['before']): Buyer => ({
  kind: invoice.buyer_kind,
  name: invoice.buyer_name,
  tax_code: invoice.buyer_tax_code,
  budget_code: invoice.buyer_budget_code,
  personal_number: invoice.buyer_personal_number,
  passport: invoice.buyer_passport,
  nationality: invoice.buyer_nationality,
  address: invoice.buyer_address,
  email: invoice.buyer_email,
  phone: invoice.buyer_phone,
})

/** The one buyer whom all charges are made out to now. */
function buyerNow(charges: readonly Charge[]): Buyer {
  const [buyer = consumer, ...others] = charges.map((charge) => charge.buyer)
  if (others.some((other) => !isDeepStrictEqual(other, buyer))) throw apiError(409, 'invoice_several_buyers')
  if (buyerFaults(buyer).length > 0)
    throw invalidInput([{ field: 'buyer_as_now', code: 'invoice_buyer_faulty' }])
  return buyer
}

/** What of a buyer a notice cannot put right: a wrong name or address makes no new invoice. */
const codesOf = ({ kind, tax_code, budget_code, personal_number, passport }: Buyer) =>
  JSON.stringify([kind, tax_code, budget_code, personal_number, passport])

/** One invoice of charges that have the same buyer and apartment. */
function oneOf(charges: readonly Charge[], seller: Seller, entries: readonly string[]): DraftInvoice {
  const own = charges.map((charge, at) => ({
    ...charge,
    // What a fee without anything left has booked is claimed by the first line.
    entries: at === 0 ? entries : [],
  }))
  const [draft] = draftInvoices(own, { ...seller, invoice_scope: 'buyer', one_rate: false })
  if (draft === undefined) throw apiError(409, 'nothing_to_replace')
  const rates = draft.faults.filter((one) => one === 'rate_unknown' || one === 'several_rates')
  if (rates.length > 0) throw invalidInput([{ field: 'what_is_wrong', code: 'invoice_line_without_rate' }])
  return draft
}

/** Source: Circular 91/2026/TT-BTC, article 10: a later error in the way of the first, one of a cash register by replacing. */
async function requireWay(tx: Tx, invoice: Correcting['before'], kind: Correction): Promise<void> {
  const { building_id: buildingId, id, invoice_symbol: symbol } = invoice
  const waiting = await draftsOf(tx, { buildingId, id })
  if (waiting.length > 0) throw apiError(409, 'invoice_answer_waits')
  if (kind === 'adjusting' && invoice.kind === 'replacing') throw apiError(409, 'invoice_other_way')
  if (kind === 'replacing' && invoice.status === 'adjusted') throw apiError(409, 'invoice_other_way')
  if (kind === 'adjusting' && symbol?.[3] === 'M') throw apiError(409, 'invoice_cash_register')
}

const draftsOf = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from e_invoice where building_id = ${buildingId} and original_id = ${id} and status = 'draft' limit 1`,
})
