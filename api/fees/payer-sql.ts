import { livesOn } from '#api/auth/stay-sql.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { payerRule } from '#entities/fees/payer-rule.ts'

// SQL of who pays a fee: the rule of its apartment that holds in its month.

const { apartment, owner, tenant } = optionsOf(payerRule, 'payer_kind')
const { all_fees: allFees } = optionsOf(payerRule, 'covers')
const isPerson = `r.payer_kind in (${owner}, ${tenant})`

/** SQL: the payer's name as it is called now, of a rule `r`. */
export const payerNameSql = (r: string) => `case
    when ${r}.payer_kind in (${owner}, ${tenant}) then (select h.full_name from resident h
      where h.building_id = ${r}.building_id and h.id = ${r}.resident_id)
    when ${r}.payer_kind = ${apartment} then (select o.code from apartment o
      where o.building_id = ${r}.building_id and o.id = ${r}.payer_apartment_id)
    else ${r}.party_name end`

/** SQL: whether a rule `r` holds in a month. */
export const holdsIn = (r: string, month: string) =>
  `${r}.deleted_at is null and ${r}.from_month <= ${month} and (${r}.to_month is null or ${r}.to_month >= ${month})`

/**
 * SQL of a query of one row, or none, with `kind`, `ref` and `name` of who pays the fee of a row with `building_id`,
 * `apartment_id`, `fee_setting_id`, `fee_type` and `month`. A rule for chosen fees comes before one for all. A fee
 * without a setting, typed by hand or from before Lobby, counts as one of its type.
 */
export const payerSql = (f: string) => `select r.payer_kind as kind,
      case when ${isPerson} then r.resident_id::text when r.payer_kind = ${apartment} then r.payer_apartment_id::text
        else lower(coalesce(r.tax_code, r.party_name)) end as ref,
      ${payerNameSql('r')} as name
    from payer_rule r
    left join lateral (select min(case when s.id = ${f}.fee_setting_id then 0 else 1 end) as rank
      from payer_rule_fee_settings l
        join fee_setting s on s.building_id = l.building_id and s.id = l.fee_setting_id
      where l.building_id = r.building_id and l.payer_rule_id = r.id
        and (s.id = ${f}.fee_setting_id or ${f}.fee_setting_id is null and s.fee_type = ${f}.fee_type)) named on true
    where r.building_id = ${f}.building_id and r.apartment_id = ${f}.apartment_id and ${holdsIn('r', `${f}.month`)}
      and (r.covers = ${allFees} or named.rank is not null)
    order by case when r.covers = ${allFees} then 2 else named.rank end, r.id limit 1`

/** The same of a stored fee `f`: whoever owes what was paid late owes the interest on it too. */
export const feePayerSql = (f: string) => `select p.kind, p.ref, p.name
    from (select d.payer_kind as kind, d.payer_ref as ref, d.payer_name as name, 0 as rank
        from late_interest_line l join fee d on d.building_id = l.building_id and d.id = l.debt_fee_id
        where l.building_id = ${f}.building_id and l.fee_id = ${f}.id
      union all select r.kind, r.ref, r.name, 1 from (${payerSql(f)}) r) p
    order by p.rank limit 1`

/** SQL: whether a fee was approved for the resident in the placeholder to pay. */
export const paidBy = (fee: string, resident: string) =>
  `(${fee}.payer_kind in (${owner}, ${tenant}) and ${fee}.payer_ref = ${resident}::bigint::text)`

/** SQL: whether a fee was approved for somebody to pay who did not live in its apartment on the day. */
export const paidFromOutside = (fee: string, day: string) =>
  `(${fee}.payer_kind is not null and not exists (select from residency y
    where ${fee}.payer_kind in (${owner}, ${tenant}) and y.building_id = ${fee}.building_id
      and y.apartment_id = ${fee}.apartment_id and y.resident_id::text = ${fee}.payer_ref and ${livesOn('y', day)}))`
