import { isCharging } from './charging-interest.ts'
import { findings, type Invariant } from './invariants-shape.ts'
import { feeIs } from './invariants-words.ts'

/** SQL of the interest lines that count, each with its fee and its debt. */
const charging = `select l.*, i.apartment_id as owner, i.amount as charged, i.replaces_id, i.late_interest_run_id,
      d.apartment_id as debtor, d.late_interest_run_id is not null as is_interest
    from late_interest_line l
      join fee i on i.building_id = l.building_id and i.id = l.fee_id and ${isCharging}
      join fee d on d.building_id = l.building_id and d.id = l.debt_fee_id`

const interestOnce: Invariant = {
  code: 'I21',
  says: 'a day of a debt bears interest once, interest bears none, and a fee of interest is the sum of its lines',
  sql: `with charging as materialized (${charging}),
    seen as (select c.*, max(c.to_date) over (partition by c.building_id, c.debt_fee_id order by c.from_date, c.id
        rows between unbounded preceding and 1 preceding) as through from charging c)
    select building_id::text as building, 'interest line ' || id as record, finding from (select building_id, id, ${findings(
      ['through >= from_date', `format('charges from %s, another through %s', from_date, through)`],
      ['days <> to_date - from_date + 1', `format('%s days from %s to %s', days, from_date, to_date)`],
      ['apartment_id <> debtor or owner <> debtor', `'for a debt of another apartment'`],
      ['is_interest or late_interest_run_id is null', `'interest on interest, or on no fee of interest'`],
    )} as finding from seen) l where finding <> ''
    union all
    select f.building_id::text, 'fee ' || f.id, format('%s, its interest lines %s', f.amount, coalesce(c.amount, 0))
      from fee f left join (select building_id, fee_id, sum(amount) as amount from charging group by 1, 2) c
        on c.building_id = f.building_id and c.fee_id = f.id
      where f.late_interest_run_id is not null and f.replaces_id is null and f.deleted_at is null
        and f.status <> ${feeIs.void} and f.amount is distinct from c.amount`,
}

export const interestInvariants = { interestOnce }
