/** SQL of the tenders of receipts `r`: cash in several currencies, as the receipt keeps it. */
export const tendersSql = `jsonb_to_recordset(case jsonb_typeof(r.tenders) when 'array' then r.tenders else '[]' end)
      as t(currency_code text, amount numeric, rate_of text, rate numeric, value numeric, cash_account_id bigint)`

/** SQL of the condition that a receipt `r` has none. */
const isPlain = `coalesce(jsonb_typeof(r.tenders), '') <> 'array'`

/** SQL of the cash of every receipt by its account: building_id, id, cash_account_id, amount in the building's currency. */
export const receiptCashSql = `select r.building_id, r.id, r.cash_account_id, r.received as amount from receipt r
      where ${isPlain}
    union all select r.building_id, r.id, t.cash_account_id, t.value from receipt r, ${tendersSql}`
