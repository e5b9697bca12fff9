import { statesOf } from '#api/sql/literals.ts'
import { payerRule } from '#entities/fees/payer-rule.ts'
import { taxInfo } from '#entities/finance/tax-info.ts'
import { partyKinds, residentKinds } from '#domain/money/payers.ts'
import { literalsOf } from '#api/sql/literals.ts'

const list = (words: readonly string[]) => Object.values(literalsOf(words)).join(', ')
const isActive = `t.status = ${statesOf(taxInfo).active} and t.deleted_at is null`

const reached = `'budget_code', b.budget_code, 'address', b.address, 'email', b.email, 'phone', b.phone_number`
const papers = `'personal_number', b.personal_number, 'passport', b.passport, 'nationality', b.nationality`

/**
 * SQL of the buyer of a fee `f` as JSON, or null for a consumer: the company or the developer of its payer rule, else
 * the tax information of the resident or the apartment that owes it.
 */
export const buyerOfFeeSql = (f: string): string =>
  `case when ${f}.payer_kind in (${list(partyKinds)})
    then (select jsonb_build_object('kind', coalesce(b.buyer_kind, case when b.tax_code is not null then 'business' end),
        'name', b.party_name, 'tax_code', b.tax_code, ${reached})
      from ${payerRule.name} b where b.building_id = ${f}.building_id and b.apartment_id = ${f}.apartment_id
        and lower(coalesce(b.tax_code, b.party_name)) = ${f}.payer_ref and b.deleted_at is null
        and (b.buyer_kind is not null or b.tax_code is not null)
      order by b.from_month desc, b.id desc limit 1)
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
