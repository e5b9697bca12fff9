import { literalsOf, optionsOf, statesOf } from '#api/sql/literals.ts'
import { payerRule } from '#entities/fees/payer-rule.ts'
import { taxInfo } from '#entities/finance/tax-info.ts'
import { partyKinds, residentKinds } from '#domain/money/payers.ts'

const list = (words: readonly string[]) => Object.values(literalsOf(words)).join(', ')
const { all_fees: allFees } = optionsOf(payerRule, 'covers')
const isActive = `t.status = ${statesOf(taxInfo).active} and t.deleted_at is null`

const reached = `'budget_code', b.budget_code, 'address', b.address, 'email', b.email, 'phone', b.phone_number`
const papers = `'personal_number', b.personal_number, 'passport', b.passport, 'nationality', b.nationality`

/** SQL: a rule `b` names the payer that a fee was approved for. */
const namesPayer = (f: string) =>
  `(lower(coalesce(b.tax_code, b.party_name)) = ${f}.payer_ref or lower(b.party_name) = lower(${f}.payer_name))`

/** SQL: a rule `b` holds for a fee's kind of payer in its month. */
const holdsFor = (f: string) =>
  `(b.payer_kind = ${f}.payer_kind and b.from_month <= ${f}.month and coalesce(b.to_month, ${f}.month) >= ${f}.month)`

/**
 * SQL of the rules `b` of a company or the developer that a fee may have been approved by, the likeliest first. A rule's
 * code and name are put right later, and a rule is deleted: a fee keeps what they were.
 */
const rulesSql = (f: string) => `from ${payerRule.name} b
      where b.building_id = ${f}.building_id and b.apartment_id = ${f}.apartment_id and b.payer_kind in (${list(partyKinds)})
        and (${namesPayer(f)} or ${holdsFor(f)})
      order by ${namesPayer(f)} desc nulls last, b.deleted_at is not null, ${holdsFor(f)} desc,
        lower(coalesce(b.tax_code, b.party_name)) = ${f}.payer_ref desc,
        case when exists (select from payer_rule_fee_settings l where l.building_id = b.building_id
            and l.payer_rule_id = b.id and l.fee_setting_id = ${f}.fee_setting_id) then 0
          when b.covers = ${allFees} then 1 else 2 end, b.from_month desc, b.id desc limit 1`

/**
 * SQL of the buyer of a fee `f` as JSON, or null for a consumer: the company or the developer of its payer rule, else
 * the tax information of the resident or the apartment that owes it. A payer of whom no rule is found is a business
 * without a code, which is a fault.
 */
export const buyerOfFeeSql = (f: string): string =>
  `case when ${f}.payer_kind in (${list(partyKinds)})
    then nullif(coalesce((select case when b.buyer_kind is null and b.tax_code is null then 'null'::jsonb
          else jsonb_build_object('kind', coalesce(b.buyer_kind, 'business'), 'name', b.party_name,
            'tax_code', b.tax_code, ${reached}) end
        ${rulesSql(f)}), jsonb_build_object('kind', 'business', 'name', ${f}.payer_name)), 'null'::jsonb)
    else (select jsonb_build_object('kind', b.buyer_kind, 'name', b.name, 'tax_code', b.tax_code, ${reached}, ${papers})
      from (select t.*, case when t.apartment_id = ${f}.apartment_id then 0 else 1 end as rank from ${taxInfo.name} t
          where t.building_id = ${f}.building_id and ${isActive} and case
            when ${f}.payer_kind in (${list(residentKinds)}) then t.resident_id::text = ${f}.payer_ref
            when ${f}.payer_kind = 'apartment' then t.apartment_id::text = ${f}.payer_ref
            else t.apartment_id = ${f}.apartment_id end) b
      order by b.rank, b.id desc limit 1) end`

/** The same of a receipt voucher `v`, which names a party and may have its tax code. */
export const buyerOfVoucherSql = (v: string): string =>
  `case when ${v}.partner_tax_code is not null then jsonb_build_object('kind',
      case when ${v}.partner_tax_code ~ '^[0-9]{12}$' then 'person' else 'business' end, 'name', ${v}.party,
      'tax_code', case when ${v}.partner_tax_code !~ '^[0-9]{12}$' then ${v}.partner_tax_code end,
      'personal_number', case when ${v}.partner_tax_code ~ '^[0-9]{12}$' then ${v}.partner_tax_code end,
      'address', (select p.address from partner p where p.building_id = ${v}.building_id and p.deleted_at is null
        and lower(p.tax_code) = lower(${v}.partner_tax_code) order by p.id limit 1)) end`
