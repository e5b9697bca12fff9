import { query, type RowOf } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'

/** A line of an invoice as it was, or as it is then; quantity and price where it is one piece of the books. */
export interface LineThen {
  readonly quantity: string | null
  readonly unit_price: string | null
  readonly net: string
  readonly vat: string
  readonly state_fee: string
}

const sumSql = (name: string, when: string) =>
  `trim_scale(coalesce(sum(l.${name}) filter (where ${when}), 0))::text`
const oneSql = (name: string, when: string) =>
  `case when count(*) filter (where ${when}) = 1 then trim_scale(max(l.${name}) filter (where ${when}))::text end`
const thenSql = (when: string) =>
  `case when bool_or(${when}) then jsonb_build_object('quantity', ${oneSql('quantity', when)},
      'unit_price', ${oneSql('unit_price', when)}, 'net', ${sumSql('net', when)}, 'vat', ${sumSql('vat', when)},
      'state_fee', ${sumSql('state_fee', when)}) end`

const sameOnBoth = [
  'kind',
  'grounds',
  'buyer_kind',
  'buyer_name',
  'buyer_tax_code',
  'buyer_budget_code',
  'buyer_personal_number',
  'buyer_passport',
]

/**
 * SQL: the same was wrong on invoices of one buyer, which are put right in one way. Only a code of a business or a unit says
 * that invoices of two apartments have the same buyer: of consumers all have one name.
 */
const sameErrorSql = [
  ...sameOnBoth.map((name) => `s.${name} is not distinct from c.${name}`),
  'coalesce(c.buyer_tax_code, c.buyer_budget_code, c.apartment_id::text) is not distinct from\n' +
    '              coalesce(s.buyer_tax_code, s.buyer_budget_code, s.apartment_id::text)',
].join(' and ')

/**
 * The lines of the invoices that a correction puts right, and of those of the same buyer and month that others put right for
 * the same reason: before and after, each with what earlier corrections had left. Discarded ones are left out.
 */
export const correctedLines = query({
  row: {
    /** The correction that was asked about. */
    of_id: 'bigint',
    original_id: 'bigint',
    invoice: 'text',
    day: 'date | null',
    name: 'text',
    rate: 'text | null',
    before: json<LineThen | null>(),
    after: json<LineThen | null>(),
  },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `with told as (select c.id as of_id, s.id, s.kind, o.id as original_id, o.invoice_date as day,
          concat_ws(' · ', o.invoice_form || o.invoice_symbol, o.invoice_number) as invoice
        from e_invoice c
          join e_invoice w on w.building_id = c.building_id and w.id = c.original_id
          join e_invoice s on s.building_id = c.building_id and s.status <> 'discarded'
            and ${sameErrorSql}
          join e_invoice o on o.building_id = s.building_id and o.id = s.original_id and o.month = w.month
        where c.building_id = ${buildingId} and c.id = any(${ids}) and c.status <> 'discarded'),
      line as (select t.of_id, t.id, t.original_id, t.invoice, t.day, n.*, n.e_invoice_id <> t.id as was,
          n.e_invoice_id = t.id or t.kind = 'adjusting' as is_now
        from told t
          join e_invoice i on i.building_id = ${buildingId} and (i.id in (t.id, t.original_id)
            or i.original_id = t.original_id and i.kind = 'adjusting' and i.id < t.id
              and i.status not in ('draft', 'discarded'))
          cross join lateral (select e_invoice_id, ordinal, fee_id, receipt_voucher_id, name, rate, quantity, unit_price,
              net, vat, state_fee
            from e_invoice_line where building_id = i.building_id and e_invoice_id = i.id) n)
      select l.of_id, l.original_id, l.invoice, l.day, min(l.name) as name, l.rate,
        ${thenSql('l.was')} as before, ${thenSql('l.is_now')} as after
      from line l
      group by l.of_id, l.id, l.original_id, l.invoice, l.day, l.fee_id, l.receipt_voucher_id, l.rate
      order by l.of_id, l.day, l.original_id, l.id, min(l.ordinal)`,
})

export type CorrectedLine = RowOf<typeof correctedLines>
