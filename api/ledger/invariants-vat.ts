import type { Invariant } from './invariants-shape.ts'
import { accountIs, voucherIs } from './invariants-words.ts'
import { vatMovesSql } from './vat-moves-sql.ts'

/** Tax by entry: that of a list, and that of the account which it is booked on. */
const differing = (name: string, listed: string, { account, sign }: { account: string; sign: string }) =>
  `select building_id::text as building, 'entry ' || entry as record,
      format('${name} list %s, ledger %s', sum(told), sum(booked)) as finding
    from (select m.building_id, m.entry, m.vat as told, 0 as booked from (${listed}) m
      union all select building_id, entry_id, 0, ${sign}amount from ledger_line where account = ${account}) s
    group by building_id, entry having sum(told) <> sum(booked)`

/** Parts of a voucher that is booked: they add up, and only a rate gives tax. */
const parts = ['receipt_voucher', 'payment_voucher', 'supplier_invoice'].map(
  (table) =>
    `select building_id::text, '${table} ' || id, format('%s is %s and tax of %s', amount, net, vat)
      from ${table} where status <> ${voucherIs.draft} and case when vat_kind is null then coalesce(vat, 0) <> 0
        else (net + vat = amount and (vat = 0 or vat_kind = 'taxed')) is not true end`,
)

/** Of a purchase all of the tax is deducted, or none. */
const deductions = ['payment_voucher', 'supplier_invoice'].map(
  (table) =>
    `select building_id::text, '${table} ' || id, format('deducts %s of %s', vat_deductible, vat)
      from ${table} where status <> ${voucherIs.draft}
        and (coalesce(vat_deductible, 0) = 0 or vat_deductible = vat and deduction_refusal is null) is not true`,
)

const vatIsListed: Invariant = {
  code: 'I24',
  says: 'the lists of output and input VAT are, entry by entry, what is booked on its accounts, and the parts of a voucher add up',
  sql: `${differing('output', vatMovesSql.output('ledger_entry', 'all'), { account: accountIs.output_vat, sign: '-' })}
    union all
    ${differing('input', `select * from (${vatMovesSql.input('ledger_entry')}) i where i.is_deductible`, {
      account: accountIs.input_vat,
      sign: '',
    })}
    union all
    ${parts.join(' union all ')}
    union all
    ${deductions.join(' union all ')}`,
}

export const vatInvariants = { vatIsListed }
