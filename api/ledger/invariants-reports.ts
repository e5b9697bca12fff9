import type { Invariant } from './invariants-shape.ts'
import { accountIs, feeIs, receiptIs, voucherIs } from './invariants-words.ts'

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
    told: `select building_id, 'receipt' as kind, cash_account_id, received_on as day, received as amount from receipt
      union all select building_id, 'receipt_void', cash_account_id, voided_on, -received from receipt
          where status = ${receiptIs.voided}`,
    booked: `account = ${accountIs.cash} and kind in ('receipt', 'receipt_void')`,
  },
  {
    name: 'cash by method',
    by: ['cash_account_id'],
    told: `select r.building_id, r.cash_account_id, r.received as amount from receipt r
      join payment_method m on m.building_id = r.building_id and m.id = r.payment_method_id
          where r.status = ${receiptIs.collected}`,
    booked: `account = ${accountIs.cash} and kind in ('receipt', 'receipt_void')`,
  },
  {
    name: 'deductions',
    by: [],
    told: `select building_id, deduction as amount from receipt where status = ${receiptIs.collected}`,
    booked: `account = ${accountIs.deduction}`,
  },
  {
    name: 'credit',
    by: ['apartment_id'],
    told: `select building_id, apartment_id, excess - credit_used as amount from receipt
        where status = ${receiptIs.collected}`,
    booked: `account = ${accountIs.credit}`,
    turned: true,
  },
  {
    name: 'charged',
    by: ['category'],
    told: `select f.building_id, case when o.id is null then f.fee_type else '' end as category, f.amount
      from fee f left join opening o on o.building_id = f.building_id and o.id = f.id
          where f.status in (${feeIs.approved}, ${feeIs.settled})`,
    booked: `account <> ${accountIs.receivable} and kind in ('fee', 'fee_void', 'opening')`,
    turned: true,
  },
  ...(['receipt_voucher', 'payment_voucher'] as const).flatMap((table): Figure[] => {
    const amount = table === 'receipt_voucher' ? 'amount' : '-amount'
    const kinds = `kind in ('${table}', '${table}_void')`
    return [
      {
        name: `cash of ${table}`,
        by: ['cash_account_id'],
        told: `select building_id, cash_account_id, ${amount} as amount from ${table}
            where status = ${voucherIs.approved}`,
        booked: `account = ${accountIs.cash} and ${kinds}`,
      },
      {
        name: table,
        by: ['category'],
        told: `select building_id, category_id::text as category, ${amount} as amount from ${table}
            where status = ${voucherIs.approved}`,
        booked: `account <> ${accountIs.cash} and ${kinds}`,
        turned: true,
      },
    ]
  }),
]

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
  // Summed first, so that a day's fees of a kind are one row. An opening debt stays one when it is issued again.
  sql: `with recursive opening as (select building_id, fee_id as id from opening_debt where fee_id is not null
      union select f.building_id, f.id from fee f join opening o on o.building_id = f.building_id
          and o.id = f.replaces_id),
    booked as materialized (select e.building_id, e.kind, e.booked_on as day, l.account, l.apartment_id,
        l.cash_account_id, l.category, sum(l.amount) as amount
      from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
      where l.account <> ${accountIs.receivable} group by 1, 2, 3, 4, 5, 6, 7)
    ${figures.map(differing).join(' union all ')}`,
}

export const reportInvariants = { reportsAgree }
