import { documentKind, type Invariant } from './invariants-shape.ts'
import { documentKinds, ledgerDocuments, type DocumentKind, type LedgerDocument } from './documents.ts'
import { accountIs, bookedStatesOf, currencyIs, feeIs, receiptIs, voucherIs } from './invariants-words.ts'

/**
 * Amounts of lines are in the building's currency, so money in another must have been converted at its receipt's rates. If both are foreign, receipts from before there was a second rate may lack it.
 */
const entriesBalance: Invariant = {
  code: 'I1',
  says: 'every entry has two sides at least, which sum to zero in the one currency of its building',
  sql: `with sums as (select building_id, entry_id, count(*) as lines, sum(amount) as total from ledger_line
      group by 1, 2)
    select e.building_id::text as building, 'entry ' || e.id as record,
        format('%s lines, sum %s', coalesce(s.lines, 0), coalesce(s.total, 0)) as finding
      from ledger_entry e left join sums s on s.building_id = e.building_id and s.entry_id = e.id
      where s.total is distinct from 0 or s.lines < 2
    union all
    select b.id::text, 'receipt ' || r.id,
        format('%s %s at %s over %s less %s change is %s %s in the books', r.amount_received, r.currency_code,
        coalesce(r.rate::text, 'no rate'), coalesce(r.book_rate::text, 'no rate'), r.change_given,
        r.received + coalesce(r.exchange_difference, 0),
        b.currency_code)
      from receipt r join building b on b.id = r.building_id
      where r.change_given < 0
        or r.received + r.change_given + coalesce(r.exchange_difference, 0) is distinct from case
        when r.currency_code = b.currency_code 
          then case when r.rate is null and r.book_rate is null then r.amount_received end
        when (r.currency_code = ${currencyIs.vnd}) <> (r.rate is null) or r.rate <= 0 or r.book_rate <= 0 then null
        when b.currency_code = ${currencyIs.vnd} 
          then case when r.book_rate is null then round(r.amount_received * r.rate, 0) end
        when r.book_rate is null then case when r.rate is not null then r.received + r.change_given end
        else round(r.amount_received * coalesce(r.rate, 1) / r.book_rate,
          case b.currency_code when ${currencyIs.usd} then 2 else 0 end) end`,
}

const balancesStand: Invariant = {
  code: 'I2',
  says: 'every stored balance is the sum of its lines, and every account has one',
  sql: `with owed as (select building_id, apartment_id,
        coalesce(sum(amount) filter (where account = ${accountIs.receivable}), 0) as outstanding,
        coalesce(-sum(amount) filter (where account = ${accountIs.credit}), 0) as credit,
        coalesce(-sum(amount) filter (where account = ${accountIs.prepaid}), 0) as prepaid
      from ledger_line where apartment_id is not null group by 1, 2),
    booked as (select building_id, account, coalesce(cash_account_id::text, category) as ref, sum(amount) as balance,
        sum(foreign_amount) as foreign_balance
      from ledger_line where apartment_id is null group by 1, 2, 3)
    select coalesce(d.building_id, o.building_id)::text as building,
        'apartment ' || coalesce(d.apartment_id, o.apartment_id) as record,
        format('stored %s owed, %s credit and %s prepaid, booked %s, %s and %s', coalesce(d.outstanding::text, 'no'),
            coalesce(d.credit::text, 'no'), coalesce(d.prepaid::text, 'no'),
          coalesce(o.outstanding, 0), coalesce(o.credit, 0), coalesce(o.prepaid, 0)) as finding
      from debt d full join owed o on o.building_id = d.building_id and o.apartment_id = d.apartment_id
      where d.outstanding is distinct from coalesce(o.outstanding, 0) or d.credit is distinct from coalesce(o.credit, 0)
        or d.prepaid is distinct from coalesce(o.prepaid, 0)
    union all
    select coalesce(s.building_id, b.building_id)::text,
        concat_ws(' ', coalesce(s.account, b.account), nullif(coalesce(s.ref, b.ref), '')),
        format('stored %s, booked %s', coalesce(s.balance::text, 'no balance'), coalesce(b.balance, 0))
      from ledger_balance s full join booked b on b.building_id = s.building_id and b.account = s.account
          and b.ref = s.ref
      where s.balance is distinct from coalesce(b.balance, 0) or s.foreign_balance is distinct from b.foreign_balance
    union all
    select building_id::text, concat_ws(' ', 'day', booked_on, account, coalesce(cash_account_id::text, nullif(category, ''))),
        format('summed %s in %s lines, booked %s in %s', sum(summed), sum(lines) filter (where is_sum), sum(booked),
          sum(lines) filter (where not is_sum))
      from (select building_id, booked_on, account, cash_account_id, category, is_debit, amount as summed, 0 as booked,
            lines, true as is_sum from ledger_day
          union all
          select l.building_id, e.booked_on, l.account, l.cash_account_id, l.category, l.amount > 0, 0, sum(l.amount),
            count(*), false
          from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
            join ledger_chain c on c.building_id = l.building_id and c.entry_id = l.entry_id
            join ledger_summed s on s.building_id = c.building_id and s.number >= c.number
          group by 1, 2, 3, 4, 5, 6) day
      group by building_id, booked_on, account, cash_account_id, category, is_debit
      having sum(summed) <> sum(booked)
        or sum(case when is_sum then lines else -lines end) <> 0`,
}

/**
 * Whoever lowers a balance has locked it, so the ids of an apartment's entries are in the order in which they were
 * made.
 */
const neverBelowZero: Invariant = {
  code: 'I5',
  says: 'no apartment’s debt, credit or prepaid money is below zero, now or after any entry, no deposit, and nothing owed to a supplier',
  sql: `with moved as (select building_id, apartment_id, entry_id,
        coalesce(sum(amount) filter (where account = ${accountIs.receivable}), 0) as owed,
        coalesce(-sum(amount) filter (where account = ${accountIs.credit}), 0) as credited,
        coalesce(-sum(amount) filter (where account = ${accountIs.prepaid}), 0) as advanced
      from ledger_line where apartment_id is not null group by 1, 2, 3),
    running as (select building_id, apartment_id, entry_id, sum(owed) over w as outstanding,
        sum(credited) over w as credit, sum(advanced) over w as prepaid
      from moved window w as (partition by building_id, apartment_id order by entry_id))
    select building_id::text as building, 'apartment ' || apartment_id as record,
        format('%s owed, %s credit and %s prepaid after entry %s', outstanding, credit, prepaid, entry_id) as finding
      from running where outstanding < 0 or credit < 0 or prepaid < 0
    union all
    select building_id::text, 'apartment ' || apartment_id, format('stored %s owed, %s credit and %s prepaid', outstanding,
        credit, prepaid)
      from debt where outstanding < 0 or credit < 0 or prepaid < 0
    union all
    select building_id::text, 'deposit ' || ref, format('%s returned beyond what was held', balance)
      from ledger_balance where account = ${accountIs.deposit} and balance > 0
    union all
    select building_id::text, 'supplier_invoice ' || ref, format('%s paid beyond what was owed', balance)
      from ledger_balance where account = ${accountIs.payable} and balance > 0`,
}

/** What protects the books, by table: the trigger and what it does. A test holds that no trigger which refuses is left out. */
export const guards = [
  ['ledger_entry', 'append_only', 'refuse_change'],
  ['ledger_entry', 'open_months', 'refuse_closed_month'],
  ['ledger_entry', 'whole', 'refuse_partial_entry'],
  ['ledger_entry', 'chained', 'chain_entry'],
  ['ledger_chain', 'append_only', 'refuse_change'],
  ['closed_month', 'head_kept', 'refuse_change'],
  ['log', 'append_only', 'refuse_change'],
  ['ledger_entry_account', 'append_only', 'refuse_change'],
  ['ledger_line', 'append_only', 'refuse_change'],
  ['ledger_line', 'whole', 'refuse_late_lines'],
  ['ledger_line', 'posted', 'post_lines'],
  ['ledger_line', 'own_currency', 'refuse_other_currency'],
  ['cash_account', 'currency_kept', 'refuse_currency_change'],
  ['ledger_balance', 'held', 'refuse_overdrawn_deposit'],
  ['settlement', 'append_only', 'refuse_change'],
  ['settlement', 'settled', 'settle_fees'],
  ['prepayment_release', 'append_only', 'refuse_change'],
  ['fee_trace', 'append_only', 'refuse_change'],
  ['receipt', 'append_only', 'refuse_change'],
  ['receipt', 'frozen', 'refuse_receipt_change'],
  ['fee', 'frozen', 'refuse_fee_change'],
  ['till_closing', 'append_only', 'refuse_change'],
  ['till_closing', 'frozen', 'refuse_till_change'],
  ['journal_handover', 'append_only', 'refuse_change'],
  ['journal_handover', 'frozen', 'refuse_handover_change'],
  ['service_booking', 'paid_by_line', 'refuse_typed_payment'],
  ['utility_booking', 'paid_by_line', 'refuse_typed_payment'],
  ['prepayment_portion', 'append_only', 'refuse_change'],
  ['prepayment_portion', 'frozen', 'refuse_portion_change'],
  ...['bank_line', 'bank_message', 'bank_statement'].flatMap((table) => [
    [table, 'append_only', 'refuse_change'],
    [table, 'frozen', `refuse_${table}_change`],
  ]),
  ['closed_code', 'append_only', 'refuse_change'],
  ['settlement', 'typed', 'type_settlement'],
  ['e_invoice', 'append_only', 'refuse_change'],
  ['e_invoice', 'frozen', 'refuse_invoice_change'],
  ['e_invoice_line', 'append_only', 'refuse_change'],
  ...documentKinds.flatMap((kind) => [
    [kind, 'frozen', 'refuse_document_change'],
    [kind, 'kept', 'refuse_change'],
    [kind, 'append_only', 'refuse_change'],
  ]),
]

/** One that became a line of the apartment is booked as a fee. */
function isBooked(kind: DocumentKind): string {
  const { unbooked }: LedgerDocument = ledgerDocuments[kind]
  return `status in (${bookedStatesOf(kind)})${unbooked === undefined ? '' : ` and ${unbooked} is null`}`
}

/** A document that moves nothing, such as a fee of zero, has no entry. */
const nothingLost: Invariant = {
  code: 'I10',
  says: 'nothing booked is changed or gone: the guards are on, every document has its entry and every void its reversal',
  sql: `with guard(relation, name, does) as (values ${guards.map((words) => `('${words.join("', '")}')`).join(', ')}),
    line as (
      select building_id, 'receipt' as kind, id, 1 as due, (status = ${receiptIs.voided})::int as reversal,
          0 as entries, 0 as reversals, 1 as documents, false as is_trash from receipt
      union all select building_id, 'fee', id, (status <> ${feeIs.draft} and amount > 0)::int,
          (status = ${feeIs.void} and amount > 0)::int, 0, 0, 1,
        deleted_at is not null and status in (${feeIs.approved}, ${feeIs.settled}) from fee
      ${documentKinds
        .map(
          (kind) => `union all select building_id, '${kind}', id, (${isBooked(kind)})::int,
        (status = ${voucherIs.voided} and ${isBooked(kind)})::int, 0, 0, 1,
        deleted_at is not null and status <> ${voucherIs.draft} from ${kind}`,
        )
        .join('\n      ')}
      union all select r.building_id, 'prepayment_release', r.fee_id, 1, (f.status = ${feeIs.void})::int, 0, 0, 1, false
        from prepayment_release r join fee f on f.building_id = r.building_id and f.id = r.fee_id
      union all select building_id, 'prepayment_end', id, 1, 0, 0, 0, 1, false from prepayment where ended_on is not null
      union all select building_id, 'till_closing', id, (cash_account_id is not null
          and (counted <> expected or counted_value is distinct from book_value))::int, 0, 0, 0,
        1, false from till_closing
      union all select building_id, ${documentKind('kind')}, document_id, 0, 0, (kind not like '%\\_void')::int,
          (kind like '%\\_void')::int, 0, false from ledger_entry),
    document as (select building_id, kind, id, sum(due) as due, sum(reversal) as reversal, sum(entries) as entries,
        sum(reversals) as reversals,
        sum(documents) as documents, bool_or(is_trash) as is_trash
      from line group by 1, 2, 3),
    void as (select building_id, ${documentKind('kind')} as kind, document_id as id from ledger_entry
        where kind like '%\\_void'),
    reversed as materialized (select v.*, e.id as entry_id from void v join ledger_entry e
      on e.building_id = v.building_id and ${documentKind('e.kind')} = v.kind and e.document_id = v.id)
    select '' as building, g.relation || '.' || g.name as record,
        case when t.oid is null then 'no such trigger' else 'trigger disabled' end as finding
      from guard g left join pg_trigger t on t.tgrelid = to_regclass(g.relation) and t.tgname = g.name
          and t.tgfoid = to_regproc(g.does)
      where t.tgenabled is distinct from 'O'
    union all
    select building_id::text, kind || ' ' || id,
        concat_ws(', ', case when documents = 0 then 'no document' when is_trash then 'in the trash' end,
          format('%s entries and %s reversals, not %s and %s', entries, reversals, due, reversal))
      from document where entries <> due or reversals <> reversal or documents = 0 or is_trash
    union all
    select r.building_id::text, r.kind || ' ' || r.id, format('its reversal leaves %s in %s', sum(l.amount), l.account)
      from reversed r join ledger_line l on l.building_id = r.building_id and l.entry_id = r.entry_id
      group by r.building_id, r.kind, r.id, l.account, l.apartment_id, l.cash_account_id, l.category
          having sum(l.amount) <> 0`,
}

export const ledgerInvariants = { entriesBalance, balancesStand, neverBelowZero, nothingLost }
