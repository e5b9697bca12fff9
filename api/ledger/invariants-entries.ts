import type { Invariant } from './invariants-shape.ts'
import { documentKinds } from './documents.ts'
import { documentSql } from './documents-sql.ts'
import { receiptCashSql } from './receipt-cash-sql.ts'
import { accountIs } from './invariants-words.ts'

/** SQL of one line that the entries of a table's documents have. `kind` is that of the entry; default: the table's name. */
const lineSql = (parts: {
  readonly from: string
  readonly kind?: string
  readonly account: string
  readonly apartment?: string
  readonly cash?: string
  readonly category?: string
  readonly amount: string
}) => `select building_id, ${parts.kind ?? `'${parts.from}'`} as kind, id, ${parts.account} as account,
    ${parts.apartment ?? 'null::bigint'} as apartment_id, ${parts.cash ?? 'null::bigint'} as cash_account_id,
    ${parts.category ?? "''"} as category, ${parts.amount} as amount from ${parts.from}`

/** What becomes of a prepayment: a fee takes its portion, or all that is left becomes credit. */
const prepaidLines = [
  ...(
    [
      ['prepaid', 'used + credited'],
      ['receivable', '-used - let_off'],
      ['credit', '-credited'],
      ['prepaid_discount', 'let_off'],
    ] as const
  ).map(
    ([account, amount]) =>
      `select building_id, 'prepayment_release' as kind, fee_id as id, ${accountIs[account]} as account,
        ${account === 'prepaid_discount' ? 'null' : 'apartment_id'} as apartment_id, null::bigint as cash_account_id,
        '' as category, ${amount} as amount from prepayment_release`,
  ),
  ...(
    [
      ['prepaid', 'credited'],
      ['credit', '-credited'],
    ] as const
  ).map(([account, amount]) =>
    lineSql({
      from: 'prepayment',
      kind: `'prepayment_end'`,
      account: accountIs[account],
      apartment: 'apartment_id',
      amount,
    }),
  ),
]

/** What the entry of each document would be, if it has one. An opening debt is a fee that is booked as such. */
const told = [
  `select building_id, 'receipt' as kind, id, ${accountIs.cash} as account, null::bigint as apartment_id,
    cash_account_id, '' as category, amount from (${receiptCashSql}) c`,
  lineSql({
    from: 'receipt',
    account: accountIs.exchange_difference,
    amount: '-coalesce(exchange_difference, 0)',
  }),
  lineSql({
    from: 'receipt',
    account: accountIs.credit,
    apartment: 'apartment_id',
    amount: 'credit_used - excess',
  }),
  lineSql({ from: 'receipt', account: accountIs.deduction, amount: 'deduction' }),
  lineSql({ from: 'receipt', account: accountIs.receivable, apartment: 'apartment_id', amount: '-settled' }),
  ...(
    [
      [`'fee'`, 'revenue', 'vat + for_others - amount'],
      [`'fee'`, 'output_vat', '-vat'],
      [`'fee'`, 'collected_for_others', '-for_others'],
      [`'opening'`, 'opening', '-amount'],
    ] as const
  ).map(([kind, account, amount]) =>
    lineSql({
      from: 'fee',
      kind,
      account: accountIs[account],
      category: account === 'opening' ? `''` : 'coalesce(category_id::text, fee_type)',
      amount,
    }),
  ),
  ...[`'fee'`, `'opening'`].map((kind) =>
    lineSql({
      from: 'fee',
      kind,
      account: accountIs.receivable,
      apartment: 'apartment_id',
      amount: 'amount',
    }),
  ),
  lineSql({
    from: 'till_closing',
    account: accountIs.cash,
    cash: 'cash_account_id',
    amount: 'coalesce(counted_value - book_value, counted - expected)',
  }),
  lineSql({
    from: 'till_closing',
    account: accountIs.cash_difference,
    category: 'cash_account_id::text',
    amount: 'coalesce(-difference_value, expected - counted)',
  }),
  lineSql({
    from: 'till_closing',
    account: accountIs.exchange_difference,
    amount: 'coalesce(book_value - counted_value + difference_value, 0)',
  }),
  ...prepaidLines,
  ...documentKinds.map(documentSql),
]

/** A reversal is the opposite of the entry that the document had. */
const entriesTell: Invariant = {
  code: 'I13',
  says: 'every entry is, line by line, what its document says, and touches only accounts of its kind',
  sql: `with told as (${told.join(' union all ')}),
    entry as materialized (select e.building_id, e.id as entry_id, coalesce(o.kind, e.kind) as kind, e.document_id as id,
        case when o.kind is null then 1 else -1 end as sign
      from ledger_entry e left join ledger_entry o on o.building_id = e.building_id
        and o.document_id = e.document_id and e.kind like '%\\_void'
        and (o.kind = replace(e.kind, '_void', '') or o.kind = 'opening' and e.kind = 'fee_void')),
    side as (select e.building_id, e.entry_id, t.account, t.apartment_id, t.cash_account_id, t.category,
        e.sign * t.amount as told, 0 as booked
      from entry e join told t on t.building_id = e.building_id and t.kind = e.kind and t.id = e.id
      union all
      select building_id, entry_id, account, apartment_id, cash_account_id, category, 0, amount from ledger_line)
    select building_id::text as building, 'entry ' || entry_id as record,
        format('%s on %s, its document says %s', sum(booked), concat_ws(' ', account,
          coalesce(apartment_id, cash_account_id)::text, nullif(category, '')), sum(told)) as finding
      from side group by building_id, entry_id, account, apartment_id, cash_account_id, category
      having sum(booked) <> sum(told)
    union all
    select l.building_id::text, 'entry ' || l.entry_id, format('%s is no account of a %s', l.account, e.kind)
      from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
        left join ledger_entry_account k on k.kind = e.kind and k.account = l.account
      where k.kind is null`,
}

export const entryInvariants = { entriesTell }
