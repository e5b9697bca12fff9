import { digitsTable } from '#api/currencies/currency-sql.ts'
import { documentKinds, ledgerDocuments, type LedgerDocument } from './documents.ts'
import { findings, type Invariant } from './invariants-shape.ts'
import { accountIs } from './invariants-words.ts'
import { tendersSql } from './receipt-cash-sql.ts'

/** SQL of what the documents of a kind move in the currency of their accounts. */
const movedBy = documentKinds.flatMap((kind) =>
  (ledgerDocuments[kind] as LedgerDocument).lines.flatMap(({ cash, foreign }) =>
    cash === undefined || foreign === undefined
      ? []
      : [
          `select building_id, '${kind}' as kind, id, ${cash} as cash_account_id, ${foreign} as amount from ${kind}`,
        ],
  ),
)

/** SQL of what a tender is worth at its rate, in the currency of books with so many digits. */
const worthSql = `case when t.currency_code = b.currency_code then case when t.rate is null then t.amount end
        when t.rate_of = t.currency_code then round(t.amount * t.rate, d.digits)
        when t.rate_of = b.currency_code and t.rate > 0 then round(t.amount / t.rate, d.digits) end`

const foreignCashAgrees: Invariant = {
  code: 'I19',
  says: 'cash in another currency is line by line what its documents handed over, at the rate that they keep',
  sql: `with ${digitsTable},
    told as (select r.building_id, 'receipt' as kind, r.id, t.cash_account_id, t.amount from receipt r, ${tendersSql}
      union all select building_id, 'till_closing', id, cash_account_id, counted - expected from till_closing
      ${movedBy.map((sql) => `union all ${sql}`).join(' ')}),
    side as (select e.building_id, e.id as entry_id, t.cash_account_id,
        case when e.kind like '%\\_void' then -t.amount else t.amount end as told, 0 as booked
      from ledger_entry e join told t on t.building_id = e.building_id and t.id = e.document_id
          and t.kind = replace(e.kind, '_void', '')
        join cash_account a on a.building_id = t.building_id and a.id = t.cash_account_id
          and a.currency_code is not null
      union all
      select building_id, entry_id, cash_account_id, 0, foreign_amount from ledger_line where currency is not null),
    line as (select l.building_id, l.entry_id, ${findings(
      [
        'l.currency is distinct from a.currency_code',
        `format('%s in account %s', coalesce(l.currency, 'no currency'), l.cash_account_id)`,
      ],
      [
        'l.foreign_amount <> round(l.foreign_amount, d.digits)',
        `format('%s of %s', l.foreign_amount, l.currency)`,
      ],
    )} as finding
      from ledger_line l left join cash_account a on a.building_id = l.building_id and a.id = l.cash_account_id
        left join digits d on d.currency = l.currency
      where l.account = ${accountIs.cash} or l.currency is not null),
    worth as (select r.building_id, r.id, r.amount_received, r.change_given,
        coalesce(sum(t.value) filter (where t.amount > 0), 0) as taken,
        coalesce(-sum(t.value) filter (where t.amount < 0), 0) as given,
        count(*) filter (where t.value is distinct from ${worthSql}) as wrong
      from receipt r join building b on b.id = r.building_id join digits d on d.currency = b.currency_code, ${tendersSql}
      group by 1, 2, 3, 4)
    select building_id::text as building, 'entry ' || entry_id as record,
        format('%s in account %s, its document says %s', sum(booked), cash_account_id, sum(told)) as finding
      from side group by building_id, entry_id, cash_account_id having sum(booked) <> sum(told)
    union all
    select building_id::text, 'entry ' || entry_id, finding from line where finding <> ''
    union all
    select building_id::text, 'receipt ' || id, format('%s handed over and %s back, its tenders say %s and %s, %s at another rate',
        amount_received, change_given, taken, given, wrong)
      from worth where taken <> amount_received or given <> change_given or wrong > 0`,
}

export const foreignInvariants = { foreignCashAgrees }
