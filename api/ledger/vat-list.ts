import type { DataOf } from '#domain/calls/call.ts'
import type { outputVatCalls } from '#domain/calls/vat-lists.ts'
import type { Db, Queryable } from '#api/database/pool.ts'
import { readSnapshot } from '#api/database/snapshot.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { supplierInvoice } from '#entities/vouchers/supplier-invoice.ts'
import { numberOfLineSql, numberSql } from './documents-sql.ts'
import { documentKinds } from './documents.ts'
import { feeOfMonthSql } from './fee-name-sql.ts'
import { toldPeriod, type ToldPeriod } from './journal.ts'
import { vatEntriesSql, vatMovesSql, type VatSide } from './vat-moves-sql.ts'

type VatList = DataOf<typeof outputVatCalls.read>

/** The lines of a list that are asked for: null, all rates, whether deducted or not. */
export interface AskedVat extends ToldPeriod {
  /** `8`, `exempt`, `several` … */
  readonly rates: readonly string[] | null
  readonly deductible: boolean | null
}

const asked = { ...toldPeriod, rates: 'text[] | null', deductible: 'boolean | null' } as const
type Places = { readonly [K in keyof typeof asked]: string }

const boughtColumns = `building_id, id, category_id, description, party, invoice_form, invoice_symbol, invoice_number,
  invoice_date, partner_tax_code, deduction_refusal`

/** Of each list: its documents beside fees, and the columns that only one of them has. */
const sides = {
  output: {
    vouchers: `(select *, '${receiptVoucher.name}' as of_kind from receipt_voucher)`,
    categories: 'receipt_voucher_category',
    way: 'null',
    refusal: 'null',
  },
  input: {
    // A purchase's invoice stands on its payment, or by itself where it is paid later.
    vouchers: `(select ${boughtColumns}, apartment_id, payment_way, '${paymentVoucher.name}' as of_kind from payment_voucher
      union all select ${boughtColumns}, null::bigint, null::text, '${supplierInvoice.name}' from supplier_invoice)`,
    categories: 'payment_voucher_category',
    way: 'v.payment_way',
    refusal: 'v.deduction_refusal',
  },
} as const satisfies Record<VatSide, object>

/** The order of the groups: deducted first; exempt, by rate, not declared, several. */
const rankSql = `(case when m.is_deductible is false then 5000 else 0 end
  + case when m.rate is null then 2000 when m.rate = 'exempt' then 0 when m.rate = 'not_declared' then 1000
    else 1 + m.rate::numeric end)`

/** SQL of the e-invoice that has an output line's entry, or that replaces that one: the last that has a number. */
const issuedSql = {
  output: `with recursive o as (select i.* from invoiced_entry x
        join e_invoice i on i.building_id = x.building_id and i.id = x.e_invoice_id
        where x.building_id = m.building_id and x.entry_id = m.entry
      union all select r.* from o join e_invoice r on r.building_id = o.building_id and r.original_id = o.id
        where o.status = 'replaced' and r.kind = 'replacing')
      select o.invoice_form as form, o.invoice_symbol as symbol, o.invoice_number as number, o.invoice_date as day
      from o where o.invoice_number is not null and o.status <> 'discarded' order by o.id desc limit 1`,
  input: `select null::text as form, null::text as symbol, null::text as number, null::date as day`,
} as const satisfies Record<VatSide, string>

/** SQL of the lines of a list in a period, each with its document and the invoice that it names. */
function vatSql(side: VatSide, { rates, deductible, ...places }: Places): string {
  const of = { buildingId: places.buildingId, kind: 'm.kind', documentId: 'm.document_id' }
  const { vouchers, categories, way, refusal } = sides[side]
  return `select m.*, ${rankSql} as rank,
      coalesce(${numberSql(['receipt', ...documentKinds], of)}, ${numberOfLineSql(of)}) as number,
      coalesce(v.invoice_form || v.invoice_symbol, i.form || i.symbol) as symbol,
      coalesce(v.invoice_number, i.number) as invoice_number, coalesce(v.invoice_date, i.day) as invoice_date,
      v.partner_tax_code as tax_code,
      coalesce(${feeOfMonthSql('f', places.language)}, nullif(v.description, ''), k.name) as description,
      h.code as apartment, coalesce(f.payer_name, v.party) as party, coalesce(k.name, f.fee_type) as item,
      ${way}::text as payment_way, ${refusal}::text as deduction_refusal
    from (${vatMovesSql[side](vatEntriesSql[side](places), 'few')}) m
      left join fee f on f.building_id = m.building_id and f.id = m.fee_id
      left join ${vouchers} v on v.building_id = m.building_id and v.id = m.voucher_id
        and (m.fee_id is not null or v.of_kind = replace(m.kind, '_void', ''))
      left join apartment h on h.building_id = m.building_id and h.id = coalesce(f.apartment_id, v.apartment_id)
      left join lateral (${issuedSql[side]}) i on true
      left join ${categories} k on k.building_id = m.building_id and k.id = v.category_id
    where m.taxed_on between ${places.from} and ${places.to}
      and (${rates} is null or coalesce(m.rate, 'several') = any(${rates}))
      and (${deductible} is null or m.is_deductible = ${deductible})`
}

/** Lines that are shown at once. */
const most = 1000

/** A VAT list of a period, as its entries have it; the latest lines of a long one. */
export async function vatList(db: Queryable, side: VatSide, period: AskedVat): Promise<VatList> {
  const [found] = await shownOf(db, { ...period, most }, side)
  const rates = await ratesOf(db, period, side)
  return { total: found?.total ?? 0, lines: found?.lines ?? [], rates: [...rates] }
}

const over = { output: 'output', input: 'input' } as const

const lineJson = `jsonb_build_object('entry', v.entry::text, 'booked_on', v.booked_on, 'kind', v.kind,
  'document_id', v.document_id::text, 'number', v.number, 'symbol', v.symbol, 'invoice_number', v.invoice_number,
  'invoice_date', v.invoice_date, 'description', v.description, 'apartment', v.apartment, 'party', v.party,
  'tax_code', v.tax_code, 'rate', v.rate, 'net', trim_scale(v.net)::text, 'vat', trim_scale(v.vat)::text,
  'is_deductible', v.is_deductible, 'payment_way', v.payment_way, 'deduction_refusal', v.deduction_refusal)`

const shownOf = query({
  row: { total: 'integer', lines: json<VatList['lines']>() },
  takes: { ...asked, most: 'integer' },
  over,
  sql: ({ most: shown, ...places }, side) =>
    `with told as (select t.*, row_number() over (order by t.booked_on desc, t.entry desc) as place
        from (${vatSql(side, places)}) t)
      select count(*)::int as total,
        coalesce(jsonb_agg(${lineJson} order by v.place desc) filter (where v.place <= ${shown}), '[]') as lines
      from told v`,
})

/** What the lines come to, by rate, and by whether their tax is deducted. */
export const ratesOf = query({
  row: { rate: 'text | null', net: 'text', vat: 'text', is_deductible: 'boolean | null' },
  takes: asked,
  over,
  sql: (places, side) => `select rate, trim_scale(sum(net))::text as net, trim_scale(sum(vat))::text as vat,
      is_deductible
    from (${vatSql(side, places)}) t group by rate, is_deductible, rank order by rank`,
})

/** The same of some rates, by what was sold or bought: a category's name, or a fee type. */
export const itemsOf = query({
  row: { item: 'text | null', rate: 'text | null', net: 'text', vat: 'text' },
  takes: asked,
  over,
  sql: (
    places,
    side,
  ) => `select item, rate, trim_scale(sum(net))::text as net, trim_scale(sum(vat))::text as vat
    from (${vatSql(side, places)}) t group by item, rate order by item, rate`,
})

/** A line of a file. */
export type VatLine = RowOf<typeof linesAfter>

/** Lines that one page of a file holds. */
const pageLines = 1000

/** All lines, group after group and page after page, as they were at one moment. */
export function readVatLines(
  db: Db,
  side: VatSide,
  period: AskedVat,
  work: (pages: AsyncGenerator<VatLine[]>) => Promise<void>,
): Promise<void> {
  return readSnapshot(db, (tx) => work(vatPages(tx, side, period)))
}

async function* vatPages(tx: Queryable, side: VatSide, period: AskedVat) {
  let after = { rank: '-1', day: period.from, id: '0' }
  for (;;) {
    const lines = await linesAfter(tx, { ...period, ...after, most: pageLines }, side)
    const last = lines.at(-1)
    if (last === undefined) return
    yield lines
    after = { rank: last.rank, day: last.booked_on, id: last.entry }
  }
}

const linesAfter = query({
  row: {
    rank: 'text',
    entry: 'bigint',
    booked_on: 'date',
    kind: 'text',
    number: 'text | null',
    symbol: 'text | null',
    invoice_number: 'text | null',
    invoice_date: 'date | null',
    party: 'text | null',
    tax_code: 'text | null',
    apartment: 'text | null',
    description: 'text | null',
    rate: 'text | null',
    net: 'text',
    vat: 'text',
    is_deductible: 'boolean | null',
    payment_way: 'text | null',
    deduction_refusal: 'text | null',
  },
  takes: { ...asked, rank: 'numeric', day: 'date', id: 'bigint', most: 'integer' },
  over,
  sql: ({ rank, day, id, most: shown, ...places }, side) =>
    `select t.rank::text as rank, entry, booked_on, kind, number, symbol, invoice_number, invoice_date, party, tax_code,
        apartment, description, rate, trim_scale(net)::text as net, trim_scale(vat)::text as vat, is_deductible,
        payment_way, deduction_refusal
      from (${vatSql(side, places)}) t where (t.rank, booked_on, entry) > (${rank}, ${day}, ${id})
      order by t.rank, booked_on, entry limit ${shown}`,
})
