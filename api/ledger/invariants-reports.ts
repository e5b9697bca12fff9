import { receiptCashSql } from './receipt-cash-sql.ts'
import { documentSql } from './documents-sql.ts'
import { documentKinds, type DocumentKind } from './documents.ts'
import type { Invariant } from './invariants-shape.ts'
import { accountIs, feeIs, receiptIs, standingStatesOf, voucherIs } from './invariants-words.ts'

interface Figure {
  /** The figure's name, for the finding. */
  readonly name: string
  /** Columns that both sides have besides building and amount. */
  readonly by: readonly string[]
  /** According to the documents. */
  readonly told: string
  /** According to the ledger: a condition on `booked`, summed with its sign or with the opposite one. */
  readonly booked: string
  readonly turned?: true
}

/**
 * Days add up to months. Kinds are compared separately, so that a receipt and its void on one day do not hide each
 * other.
 */
const figures: readonly Figure[] = [
  {
    name: 'cash of receipts',
    by: ['kind', 'cash_account_id', 'day'],
    told: `select c.building_id, 'receipt' as kind, c.cash_account_id, r.received_on as day, c.amount
        from receipt_cash c join receipt r on r.building_id = c.building_id and r.id = c.id
      union all select c.building_id, 'receipt_void', c.cash_account_id, r.voided_on, -c.amount
        from receipt_cash c join receipt r on r.building_id = c.building_id and r.id = c.id
          where r.status = ${receiptIs.voided}`,
    booked: `account = ${accountIs.cash} and kind in ('receipt', 'receipt_void')`,
  },
  {
    name: 'cash by method',
    by: ['cash_account_id'],
    told: `select r.building_id, c.cash_account_id, c.amount from receipt r
      join receipt_cash c on c.building_id = r.building_id and c.id = r.id
      join payment_method m on m.building_id = r.building_id and m.id = r.payment_method_id
          where r.status = ${receiptIs.collected}`,
    booked: `account = ${accountIs.cash} and kind in ('receipt', 'receipt_void')`,
  },
  {
    name: 'till differences',
    by: ['cash_account_id'],
    told: `select building_id, cash_account_id, coalesce(counted_value - book_value, counted - expected) as amount
        from till_closing
        where cash_account_id is not null`,
    booked: `account = ${accountIs.cash} and kind = 'till_closing'`,
  },
  {
    name: 'deductions',
    by: [],
    told: `select building_id, deduction as amount from receipt where status = ${receiptIs.collected}`,
    booked: `account = ${accountIs.deduction}`,
  },
  {
    name: 'exchange differences',
    by: ['kind'],
    told: `select building_id, 'receipt' as kind, -exchange_difference as amount from receipt
      union all select building_id, 'receipt_void', exchange_difference from receipt
          where status = ${receiptIs.voided}
      union all select building_id, 'till_closing', book_value - counted_value + difference_value from till_closing
      union all select building_id, 'revaluation', -amount from revaluation where status in (${voucherIs.approved}, ${voucherIs.voided})
      union all select building_id, 'revaluation_void', amount from revaluation where status = ${voucherIs.voided}`,
    booked: `account = ${accountIs.exchange_difference}`,
  },
  {
    name: 'credit',
    by: ['apartment_id'],
    told: `select building_id, apartment_id, excess - credit_used as amount from receipt
        where status = ${receiptIs.collected}
      union all select building_id, apartment_id, -amount from documents where account = ${accountIs.credit}
      union all select r.building_id, r.apartment_id, r.credited from prepayment_release r
        join fee f on f.building_id = r.building_id and f.id = r.fee_id where f.status <> ${feeIs.void}
      union all select building_id, apartment_id, credited from prepayment where ended_on is not null`,
    booked: `account = ${accountIs.credit}`,
    turned: true,
  },
  {
    name: 'charged',
    by: ['account', 'category'],
    told: `select f.building_id, p.account, case when o.id is null then coalesce(f.category_id::text, f.fee_type) else '' end as category,
        p.amount
      from fee f left join opening o on o.building_id = f.building_id and o.id = f.id
        cross join lateral (values (case when o.id is null then ${accountIs.revenue} else ${accountIs.opening} end,
            f.amount - f.vat - f.for_others), (${accountIs.output_vat}, f.vat),
            (${accountIs.collected_for_others}, f.for_others)) p(account, amount)
          where f.status in (${feeIs.approved}, ${feeIs.settled})`,
    booked: `account <> ${accountIs.receivable} and kind in ('fee', 'fee_void', 'opening')`,
    turned: true,
  },
  {
    name: 'charged by day',
    by: ['kind', 'day'],
    told: `select f.building_id, case when o.id is null then 'fee' else 'opening' end as kind, f.booked_on as day, f.amount
        from fee f left join opening o on o.building_id = f.building_id and o.id = f.id where f.status <> ${feeIs.draft}
      union all select building_id, 'fee_void', voided_on, -amount from fee where status = ${feeIs.void}`,
    booked: `account <> ${accountIs.receivable} and kind in ('fee', 'fee_void', 'opening')`,
    turned: true,
  },
  ...documentKinds.map((kind): Figure => ({
    name: kind,
    by: ['account', 'apartment_id', 'cash_account_id', 'category'],
    told: `select building_id, account, apartment_id, cash_account_id, category, amount from documents
        where kind = '${kind}' and account <> ${accountIs.receivable}`,
    booked: `kind in ('${kind}', '${kind}_void')`,
  })),
]

/** What the approved documents of a kind book. */
const standingSql = (kind: DocumentKind) =>
  `select l.* from (${documentSql(kind)}) l join ${kind} d on d.building_id = l.building_id and d.id = l.id
    where d.status in (${standingStatesOf(kind)})`

function differing({ name, by, told, booked, turned }: Figure): string {
  const keys = by.map((key) => `, ${key}`).join('')
  return `select building_id::text as building, concat_ws(' ', '${name}'${keys}) as record,
      format('documents %s, ledger %s', sum(told), sum(booked)) as finding
    from (select building_id${keys}, coalesce(amount, 0) as told, 0 as booked from (${told}) d
      union all select building_id${keys}, 0, ${turned ? '-' : ''}amount from booked where ${booked}) s
    group by building_id${keys} having sum(told) <> sum(booked)`
}

const reportsAgree: Invariant = {
  code: 'I11',
  says: 'what documents sum up to by day, account, method, apartment and kind is what the ledger has',
  // Summed first, so that a day's fees of a kind are one row. An opening debt stays one when it is issued again or
  // raised.
  sql: `with recursive opening as (select building_id, fee_id as id from opening_debt where fee_id is not null
      union select n.building_id, n.id
        from (select building_id, id, replaces_id as source from fee where replaces_id is not null
          union all select building_id, line_id, fee_id from adjustment where line_id is not null) n
        join opening o on o.building_id = n.building_id and o.id = n.source),
    receipt_cash as materialized (${receiptCashSql}),
    documents as materialized (${documentKinds.map(standingSql).join(' union all ')}),
    booked as materialized (select e.building_id, e.kind, e.booked_on as day, l.account, l.apartment_id,
        l.cash_account_id, l.category, sum(l.amount) as amount
      from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
      where l.account <> ${accountIs.receivable} group by 1, 2, 3, 4, 5, 6, 7)
    ${figures.map(differing).join(' union all ')}`,
}

export const reportInvariants = { reportsAgree }
