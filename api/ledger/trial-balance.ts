import type { Queryable } from '#api/database/pool.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { json } from '#api/sql/types.ts'
import { postings, type Posting } from '#domain/money/charts.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { codedDaysSql } from './chart-codes.ts'
import { sumLedger } from './day-sums.ts'
import { period, type Period } from './journal.ts'

const is = literalsOf(postings)
const inLedger = literalsOf(accounts)

export type TrialRow = RowOf<typeof trialRows>

/** Every account that has a balance, or that something was booked on, by its code. */
export async function trialBalance(db: Queryable, asked: Period) {
  await sumLedger(db, asked)
  return trialRows(db, asked)
}

/**
 * SQL of what apartments had paid beyond what was booked for them, when a period began and at its end: a receipt may come
 * before the day of its fee (docs/domain/receipt.md). Counted back from what they owe now, so that few lines are read.
 */
const aheadSql = ({ buildingId, from, to }: { readonly [K in keyof typeof period]: string }) =>
  `select coalesce(sum(greatest(coalesce(s.amount, 0) - d.outstanding, 0)), 0) as opening,
        coalesce(sum(greatest(coalesce(s.later, 0) - d.outstanding, 0)), 0) as closing
      from debt d left join (select l.apartment_id, sum(l.amount) as amount,
            sum(l.amount) filter (where e.booked_on > ${to}) as later
          from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
          where e.building_id = ${buildingId} and e.booked_on >= ${from} and l.account = ${inLedger.receivable}
          group by 1) s on s.apartment_id = d.apartment_id
      where d.building_id = ${buildingId}`

/**
 * What apartments owe and what they paid in advance share an account, and are not set off against each other; neither
 * are apartments that owe against those that paid before their fee. Where the account has changed its code since, these
 * stand at the latest.
 */
const trialRows = query({
  row: {
    code: 'text',
    name: 'text | null',
    postings: json<readonly Posting[]>(),
    opening_debit: 'text',
    opening_credit: 'text',
    debit: 'text',
    credit: 'text',
    closing_debit: 'text',
    closing_credit: 'text',
  },
  takes: period,
  sql: ({ buildingId, from, to }) => `with sums as (select k.code,
        case when k.posting in (${is.receivable}, ${is.credit}) then k.posting end as posting, max(l.booked_on) as latest,
        array_agg(distinct k.posting) as postings,
        coalesce(sum(l.amount) filter (where l.booked_on < ${from}), 0) as opening,
        coalesce(sum(l.amount) filter (where l.booked_on >= ${from} and l.amount > 0), 0) as debit,
        coalesce(-sum(l.amount) filter (where l.booked_on >= ${from} and l.amount < 0), 0) as credit
      from ${codedDaysSql(`(select * from ledger_day where building_id = ${buildingId} and booked_on <= ${to})`)}
      group by 1, 2),
    balances as (select s.code, s.debit, s.credit, s.opening, s.opening + s.debit - s.credit as closing,
        coalesce(a.opening, 0) as opening_ahead, coalesce(a.closing, 0) as closing_ahead
      from sums s left join (${aheadSql({ buildingId, from, to })}) a on s.posting = ${is.receivable}
        and s.latest = (select max(latest) from sums where posting = ${is.receivable})),
    sides as (select code, sum(greatest(opening + opening_ahead, 0)) as opening_debit,
        sum(greatest(opening_ahead, -opening)) as opening_credit, sum(debit) as debit, sum(credit) as credit,
        sum(greatest(closing + closing_ahead, 0)) as closing_debit,
        sum(greatest(closing_ahead, -closing)) as closing_credit
      from balances group by code)
    select code, (select string_agg(distinct a.name, ' · ') from chart_account a
        where a.building_id = ${buildingId} and a.code = sides.code and a.name <> '') as name,
      coalesce((select jsonb_agg(distinct p) from sums s, unnest(s.postings) p where s.code = sides.code), '[]') as postings,
      trim_scale(opening_debit)::text as opening_debit, trim_scale(opening_credit)::text as opening_credit,
      trim_scale(debit)::text as debit, trim_scale(credit)::text as credit,
      trim_scale(closing_debit)::text as closing_debit, trim_scale(closing_credit)::text as closing_credit
    from sides where opening_debit + opening_credit + debit + credit > 0 order by code`,
})
