/** SQL of the numbers of the invoices that some fees `n.fee_id` are on, `1C26TAA 123`; those that were replaced are left out. */
const numbersSql = (condition: string, t: string) =>
  `(select string_agg(distinct i.invoice_form || i.invoice_symbol || ' ' || i.invoice_number, ', ')
    from e_invoice_line n join e_invoice i on i.building_id = n.building_id and i.id = n.e_invoice_id
    where n.building_id = ${t}.building_id and ${condition} and i.invoice_number is not null
      and i.status not in ('replaced', 'discarded'))`

/** SQL of the invoices of a fee `t`. */
export const invoiceOfFeeSql = (t: string) => numbersSql(`n.fee_id = ${t}.id`, t)

/** SQL of the invoices of the fees of a slip `t`. */
export const invoiceOfSlipSql = (t: string) =>
  numbersSql(
    `n.fee_id in (select f.id from fee f where f.building_id = ${t}.building_id and f.fee_slip_id = ${t}.id)`,
    t,
  )

/** SQL of the invoices of the fees that a receipt `t` has settled. */
export const invoiceOfReceiptSql = (t: string) =>
  numbersSql(
    `n.fee_id in (select s.fee_id from settlement s where s.building_id = ${t}.building_id and s.receipt_id = ${t}.id)`,
    t,
  )
