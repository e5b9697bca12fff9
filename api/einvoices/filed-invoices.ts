import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Queryable } from '#api/database/pool.ts'
import { column } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { json, orNull } from '#api/sql/types.ts'
import type { Buyer } from '#domain/einvoices/draft.ts'
import type { FiledInvoice, FiledLine, FiledOriginal, FiledSeller } from '#domain/einvoices/filed-invoice.ts'
import { eInvoice } from '#entities/einvoices/e-invoice.ts'
import type { Seller } from './seller.ts'
import { unansweredSql } from './sold-sql.ts'

/** Invoices that are read at once. */
const pageInvoices = 500

const linesSql = `(select jsonb_agg(jsonb_build_object('name', n.name, 'unit', n.unit, 'quantity', trim_scale(n.quantity)::text,
        'unit_price', trim_scale(n.unit_price)::text, 'net', trim_scale(n.net)::text, 'rate', n.rate,
        'vat', trim_scale(n.vat)::text) order by n.ordinal)
      from e_invoice_line n where n.building_id = t.building_id and n.e_invoice_id = t.id)`

const filedPage = query({
  row: {
    id: 'bigint',
    ref_id: 'text',
    ordinal: 'numeric',
    kind: column(eInvoice, 'kind'),
    status: column(eInvoice, 'status'),
    day: 'date',
    form: 'text',
    symbol: 'text',
    number: 'text | null',
    payment_way: 'text',
    customer_code: 'text | null',
    buyer: json<Buyer>(),
    lines: json<readonly FiledLine[]>(),
    net: 'text',
    vat: 'text',
    state_fees: 'text',
    total: 'text',
    reason: 'text | null',
    original: orNull(json<FiledOriginal>()),
    is_changed: 'boolean',
    is_agreed: 'boolean',
  },
  takes: {
    buildingId: 'bigint',
    batchId: 'bigint | null',
    id: 'bigint | null',
    after: 'numeric',
    most: 'integer',
  },
  sql: ({ buildingId, batchId, id, after, most }) =>
    `select t.id, t.ref_id, t.ordinal, t.kind, t.status, coalesce(t.invoice_date, ${sqlOfficeDay()}) as day, t.invoice_form as form,
        coalesce(t.invoice_symbol, '') as symbol, t.invoice_number as number, t.payment_way, h.code as customer_code,
        jsonb_build_object('kind', t.buyer_kind, 'name', t.buyer_name, 'tax_code', t.buyer_tax_code,
          'budget_code', t.buyer_budget_code, 'personal_number', t.buyer_personal_number, 'passport', t.buyer_passport,
          'nationality', t.buyer_nationality, 'address', t.buyer_address, 'email', t.buyer_email,
          'phone', t.buyer_phone) as buyer,
        coalesce(${linesSql}, '[]') as lines, trim_scale(t.net)::text as net, trim_scale(t.vat)::text as vat,
        trim_scale(t.state_fees)::text as state_fees, trim_scale(t.total)::text as total, t.grounds as reason,
        case when o.id is not null then jsonb_build_object('form', o.invoice_form, 'symbol', o.invoice_symbol,
          'number', o.invoice_number, 'day', o.invoice_date, 'authority_code', o.authority_code) end as original,
        t.status = 'draft' and coalesce(${unansweredSql('t')}, 0) > 0 as is_changed,
        t.kind = 'original' or t.buyer_kind not in ('business', 'budget_unit')
          or t.agreed_on is not null and jsonb_array_length(coalesce(to_jsonb(t.agreement), '[]')) > 0 as is_agreed
      from e_invoice t
        left join apartment h on h.building_id = t.building_id and h.id = t.apartment_id
        left join e_invoice o on o.building_id = t.building_id and o.id = t.original_id
      where t.building_id = ${buildingId} and t.ordinal > ${after}
        and (t.id = ${id} or t.batch_id = ${batchId} and t.status = 'draft')
      order by t.ordinal, t.id limit ${most}`,
})

type Filed = RowOf<typeof filedPage>

export interface AskedInvoices {
  readonly buildingId: string
  /** Of a batch: those that wait for their number. */
  readonly batchId: string | null
  /** Or this one. */
  readonly id: string | null
}

/** Invoices as their files have them, in the order of their numbers there, page after page. */
export async function* filedInvoices(db: Queryable, asked: AskedInvoices): AsyncGenerator<Filed[]> {
  let after = '-1'
  for (;;) {
    const page = await filedPage(db, { ...asked, after, most: pageInvoices })
    const last = page.at(-1)
    if (last === undefined) return
    yield page
    after = last.ordinal
  }
}

/** As layouts and XML take it. */
export const filedOf = ({ ordinal, ...row }: Filed): FiledInvoice => ({ ...row, ordinal: Number(ordinal) })

export const filedSellerOf = (seller: Seller): FiledSeller => ({
  name: seller.name,
  tax_code: seller.tax_code,
  address: seller.address,
  phone: seller.phone_number,
  email: seller.email,
  bank_account: seller.account_number,
  bank_name: seller.bank_name,
  provider_tax_code: seller.provider_tax_code,
  issuer_name: seller.issuer_name,
  issuer_tax_code: seller.issuer_tax_code,
  issuer_address: seller.issuer_address,
  state_fee_name: seller.state_fee_name,
})
