import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { fee } from '#entities/fees/fee.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { fundPlanItem } from '#entities/vouchers/fund-plan-item.ts'
import { documentKinds, ledgerDocuments, type LedgerDocument } from './documents.ts'
import { findings, type Invariant } from './invariants-shape.ts'
import { accountIs, voucherIs } from './invariants-words.ts'

/** SQL of the moment from which a rule was kept: books that are older may have broken it. */
const since = (migration: string) =>
  `coalesce((select min(applied_at) from migration where name like '%-${migration}'), '-infinity')`

/** SQL of the documents that may overdraw an account, and say why. */
const explained = documentKinds
  .filter((kind) => 'overdraft_reason' in (ledgerDocuments[kind] as LedgerDocument).entity.fields)
  .map(
    (kind) =>
      `select building_id, '${kind}' as kind, id from ${kind} where coalesce(overdraft_reason, '') <> ''`,
  )
  .join(' union all ')

/** Links are in the order in which entries were booked: whoever moves an account's money has locked its balance. */
const cashIsThere: Invariant = {
  code: 'I17',
  says: 'no account has paid what it did not have, unless its document says why; a void corrects an error',
  sql: `with moved as (select e.building_id, c.number, e.id, e.kind, e.document_id, e.created_at, l.cash_account_id,
        sum(coalesce(l.foreign_amount, l.amount)) as amount
      from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
        join ledger_chain c on c.building_id = e.building_id and c.entry_id = e.id
      where l.account = ${accountIs.cash} group by e.building_id, c.number, e.id, l.cash_account_id),
    running as (select *, sum(amount) over (partition by building_id, cash_account_id order by number) as balance
      from moved)
    select r.building_id::text as building, 'entry ' || r.id as record,
        format('leaves %s in account %s, and %s %s does not say why', r.balance, r.cash_account_id, r.kind,
          r.document_id) as finding
      from running r left join (${explained}) x on x.building_id = r.building_id and x.kind = r.kind
          and x.id = r.document_id
      where r.amount < 0 and r.balance < 0 and x.id is null and r.kind not like '%\\_void'
        and r.created_at >= ${since('cash-documents')}`,
}

const itemIs = statesOf(fundPlanItem)
const incomeIs = optionsOf(fee, 'income_kind')
const { building_maintenance: ofFund } = optionsOf(cashAccount, 'account_type')

const fundsStayApart: Invariant = {
  code: 'I18',
  says: 'the maintenance fund is filled and spent by its own categories alone, and no entry joins it with other money',
  sql: `with touched as (select e.building_id, e.id, replace(e.kind, '_void', '') as kind, e.document_id,
        e.created_at, bool_or(a.account_type = ${ofFund}) as in_fund, bool_or(a.account_type <> ${ofFund}) as in_other
      from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
        join cash_account a on a.building_id = l.building_id and a.id = l.cash_account_id
      where e.created_at >= ${since('funds-of-receipts')} group by e.building_id, e.id),
    judged as (select t.*, coalesce(i.for_maintenance, o.for_maintenance, paid.for_fund) as for_fund, paid.for_others
      from touched t
        left join lateral (select bool_or(f.income_kind = ${incomeIs.maintenance_fund}) as for_fund,
              bool_or(f.income_kind <> ${incomeIs.maintenance_fund}) as for_others
            from settlement s join fee f on f.building_id = s.building_id and f.id = s.fee_id
            where s.building_id = t.building_id and s.receipt_id = t.document_id and not s.reverses) paid
          on t.kind = 'receipt'
        left join receipt_voucher r on t.kind = 'receipt_voucher' and r.building_id = t.building_id
          and r.id = t.document_id
        left join receipt_voucher_category i on i.building_id = r.building_id and i.id = r.category_id
        left join payment_voucher p on t.kind = 'payment_voucher' and p.building_id = t.building_id
          and p.id = t.document_id
        left join payment_voucher_category o on o.building_id = p.building_id and o.id = p.category_id),
    found as (select building_id, id, ${findings(
      ['in_fund and in_other', `'joins the maintenance fund with other money'`],
      [
        `in_fund and kind not in ('cash_transfer', 'opening_balance', 'till_closing') and for_fund is not true`,
        `format('a %s that is not for maintenance moves its fund', kind)`,
      ],
      [`in_fund and for_others`, `'a fee that is not the maintenance fund’s was paid into it'`],
      [
        `in_other and kind in ('receipt', 'receipt_voucher') and for_fund`,
        `'money for the maintenance fund is in another account'`,
      ],
      [
        `in_other and kind = 'payment_voucher' and for_fund and created_at >= ${since('funds-of-payments')}`,
        `'what the maintenance fund pays was paid from another account'`,
      ],
    )} as finding from judged)
    select building_id::text as building, 'entry ' || id as record, finding from found where finding <> ''`,
}

const fundIsPlanned: Invariant = {
  code: 'I25',
  says: 'what the maintenance fund pays is an item of its year’s plan, approved by the owners, or says why it is none',
  sql: `select v.building_id::text as building, 'payment_voucher ' || v.id as record,
      'is paid by the maintenance fund, and names neither an item of the year’s plan nor a reason' as finding
    from payment_voucher v
      join ledger_entry e on e.building_id = v.building_id and e.kind = 'payment_voucher' and e.document_id = v.id
      left join fund_plan_item i on i.building_id = v.building_id and i.id = v.fund_item_id
      left join fund_plan p on p.building_id = i.building_id and p.id = i.fund_plan_id
    where v.for_maintenance and v.status = ${voucherIs.approved} and e.created_at >= ${since('fund-plans')}
      and coalesce(v.off_plan_reason, '') = ''
      and (i.status = ${itemIs.approved} and p.year = to_char(v.date, 'YYYY')) is not true`,
}

export const cashInvariants = { cashIsThere, fundsStayApart, fundIsPlanned }
