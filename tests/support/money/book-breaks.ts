import { bankBreaks, type Break } from './bank-breaks.ts'
import { figureBreaks } from './figure-breaks.ts'
import { interestBreaks } from './interest-breaks.ts'

/** Runs statements without the guards of these tables, and switches the guards on again. */
export const past = (tables: readonly string[], ...statements: readonly string[]) => [
  ...tables.map((table) => `alter table ${table} disable trigger user`),
  ...statements,
  ...tables.map((table) => `alter table ${table} enable trigger user`),
]
const unbound = (table: string, constraint: string, ...statements: readonly string[]) => [
  `alter table ${table} drop constraint ${constraint}`,
  ...statements,
]

const entryOf = (
  kind: string,
  of: string,
) => `(select e.id from ledger_entry e join ${kind.replace('_void', '')} d on d.id = e.document_id
  where e.building_id = 1 and d.building_id = 1 and e.kind = '${kind}' and ${of} order by e.id limit 1)`
/** Receipts of the story: the first, the one with an excess, the one that spent it, and the voided one. */
const [plain, extra, spent, taken] = ['excess = 0', 'excess > 0', 'credit_used > 0', `status = 'voided'`]
const receiptWhere = (of: string) => `building_id = 1 and id = (select min(id) from receipt where ${of})`
const line = (entry: string, account: string) =>
  `building_id = 1 and account = '${account}' and entry_id = ${entry}`

/** Two more lines of an entry, which balance, with the balances as if they had been booked. */
const appended = (entry: string, debit: string, credit: string) =>
  `with l as (insert into ledger_line (building_id, entry_id, number, account, cash_account_id, category, amount)
      select 1, ${entry}, 90 + side, account, case account when 'cash' then (select min(id) from cash_account where building_id = 1) end,
        case account when 'cash' then '' else 'SIDE' || side end, 5000000 * sign
      from (values (1, '${debit}', 1), (2, '${credit}', -1)) sides(side, account, sign) returning *)
    insert into ledger_balance as b (building_id, account, ref, balance)
      select building_id, account, coalesce(cash_account_id::text, category), amount from l
      on conflict (building_id, account, ref) do update set balance = b.balance + excluded.balance`

/** What is wrong with the books, the invariants that say so, and the statements that make it so after an honest day. */
export const broken: readonly Break[] = [
  ['an entry whose sides differ', ['I1', 'I13', 'I15', 'I23'], past(['ledger_line'],
    `update ledger_line set amount = amount + 1 where ${line(entryOf('receipt', plain), 'cash')}`,
    `update ledger_line set amount = amount - 1 where ${line(entryOf('receipt', extra), 'cash')}`)],
  ['an entry without lines', ['I1', 'I13', 'I15', 'I23'], past(['ledger_line'],
    `update ledger_line set entry_id = ${entryOf('receipt', extra)}, number = number + 10 where building_id = 1 and entry_id = ${entryOf('receipt', plain)}`)],
  ['books in two currencies', ['I1'], [`update building set currency_code = 'usd' where id = 1`]],
  ['foreign money at another rate', ['I1'], past(['receipt'], `update receipt set rate = rate + 1 where rate is not null`)],
  ['books in đồng with a rate of their own', ['I1'], past(['receipt'], `update receipt set book_rate = 1 where rate is not null`)],

  ['a credit that nobody booked', ['I2'], ['update debt set credit = credit + 1 where building_id = 1 and outstanding > 0']],
  ['a debt of its own', ['I2', 'I3'], ['update debt set outstanding = outstanding + 1 where building_id = 1 and outstanding > 0']],
  ['an apartment without its balance', ['I2', 'I20'], ['delete from debt where building_id = 1 and outstanding = 0']],
  ['a fund with another balance', ['I2'], [`update ledger_balance set balance = balance + 1 where account = 'cash'`]],
  ['an account without its balance', ['I2'], [`delete from ledger_balance where account = 'deduction'`]],
  ['a balance without its account', ['I2'], [`insert into ledger_balance values (1, 'revenue', 'nowhere', 5)`]],

  ['a fee that has settled less', ['I3', 'I23'], [`update fee set settled = settled - 1 where status = 'approved' and settled > 0`]],
  ['a settled fee that is said to be open', ['I3'], unbound('fee', 'fee_settled_state', `update fee set status = 'approved' where status = 'settled' and amount > 0`)],
  ['a fee that is settled beyond its amount', ['I3', 'I11', 'I13', 'I20', 'I23'], unbound('fee', 'fee_settled_most', 'alter table fee drop constraint fee_settled_state',
    ...past(['fee'], `update fee set amount = amount - 1 where status = 'settled' and amount > 0`))],
  ['a settlement that is gone', ['I3', 'I4', 'I23'], past(['settlement'], 'delete from settlement where id = (select min(id) from settlement)')],

  ['a receipt that settled more than it had', ['I4', 'I13'], past(['receipt'], `update receipt set settled = settled + 1 where ${receiptWhere(plain)}`)],
  ['a receipt whose excess nobody paid', ['I4', 'I11', 'I13'], past(['receipt'], `update receipt set excess = excess + 1 where ${receiptWhere(plain)}`)],
  ['a snapshot with another amount', ['I4'], past(['receipt'], `update receipt set lines = jsonb_set(lines, '{0,amount}', '"1"') where ${receiptWhere(plain)}`)],
  ['a snapshot with another fee', ['I4'], past(['receipt'], `update receipt set lines = jsonb_set(lines, '{0,fee_id}', '"x"') where ${receiptWhere(plain)}`)],
  ['a snapshot that is none', ['I4'], past(['receipt'], `update receipt set lines = '{}' where ${receiptWhere(plain)}`)],
  ['a voided receipt that gave nothing back', ['I3', 'I4', 'I20', 'I23'], past(['settlement'], 'delete from settlement where reverses')],
  ['a collected receipt that gave something back', ['I3', 'I4', 'I23'], past(['settlement'],
    `insert into settlement (building_id, fee_id, receipt_id, reverses, amount) select 1, fee_id, receipt_id, true, -amount from settlement where receipt_id = (select min(id) from receipt where ${extra})`)],

  ['a write-off that settled nothing', ['I3', 'I4', 'I23'], past(['settlement'], `delete from settlement where write_off_id = (select min(id) from write_off where status = 'approved')`)],
  ['a write-off of other lines', ['I4'], [`update write_off set lines = jsonb_set(lines, '{0,amount}', '"1"') where status = 'approved'`]],
  ['a voided write-off that gave nothing back', ['I3', 'I4', 'I23'], past(['settlement'], 'delete from settlement where write_off_id is not null and reverses')],
  ['a write-off of another amount', ['I4', 'I11', 'I13'], [`update write_off set amount = amount + 1 where status = 'approved'`]],
  ['an adjustment whose credit was a debt', ['I4', 'I11', 'I13'], [`update adjustment set settled = settled - 1, credited = credited + 1 where status = 'approved' and reduced is not null`]],
  ['an adjustment of another amount', ['I4'], [`update adjustment set amount = amount + 1 where status = 'approved' and reduced is not null`]],
  ['VAT that was revenue', ['I11', 'I13'], past(['fee'], `update fee set vat = vat - 1 where status = 'approved' and vat > 0`)],
  ['money of others that was revenue', ['I11', 'I13'], past(['fee'], `update fee set for_others = for_others - 1 where status = 'approved' and for_others > 0`)],
  ['an adjustment of other parts', ['I11', 'I13'], [`update adjustment set reduced_vat = reduced_vat - 1 where status = 'approved' and reduced_vat > 0`]],
  ['adjustments of more VAT than there was', ['I4', 'I11', 'I13'], [`update adjustment set reduced_vat = reduced_vat + 20000 where status = 'approved' and reduced_vat > 0`]],
  ['input VAT that is no longer deducted', ['I11', 'I13', 'I24'], [`update payment_voucher set vat_deductible = 0 where vat_deductible > 0 and status = 'approved'`]],
  ['input VAT that the list has lost', ['I24'], [`update payment_voucher set vat_kind = null, vat = null where vat_deductible > 0 and status = 'approved'`]],
  ['parts of a sale that do not add up', ['I24'], [`update receipt_voucher set net = net + 1 where vat > 0 and status = 'approved'`]],
  ['VAT of a sale that was revenue', ['I11', 'I13'], [`update receipt_voucher set vat = vat - 1, net = net + 1 where vat > 0 and status = 'approved'`]],
  ['money of others that was spent', ['I11', 'I13'], [`update payment_voucher set for_others = false where for_others and status = 'approved'`]],
  ['a debt that was written off for another apartment', ['I9', 'I13'], [`update write_off set apartment_id = (select max(apartment_id) from debt where building_id = 1) where status = 'approved'`]],
  ['a prepayment that nobody booked', ['I2', 'I20'], ['update debt set prepaid = prepaid + 1 where building_id = 1 and prepaid > 0']],
  ['prepaid money below zero', ['I2', 'I5', 'I20'], unbound('debt', 'debt_prepaid_check', 'update debt set prepaid = -1 where building_id = 1 and prepaid = 0')],
  ['a portion of another amount', ['I20'], [`update prepayment_portion set amount = amount + 1, foreseen = foreseen + 1 where fee_id is null and prepayment_id = (select min(id) from prepayment where status = 'approved')`]],
  ['a portion that waits though its fee has taken it', ['I20'], [`update prepayment_portion set fee_id = null where fee_id is not null`]],
  ['a portion of another month', ['I20'], [`update prepayment_portion set month = '2030-01' where fee_id is not null`]],
  ['a prepayment that is said to be done', ['I20'], [`update prepayment set status = 'done' where status = 'approved'`]],
  ['a fee that took more of a prepayment', ['I11', 'I13', 'I20'], past(['prepayment_release'], 'update prepayment_release set used = used - 1, credited = credited + 1')],
  ['a fee that a prepayment did not settle', ['I3', 'I20'], past(['settlement'], 'delete from settlement where prepayment_id is not null and not reverses')],
  ['an end of a prepayment with another credit', ['I11', 'I13', 'I20'], [`update prepayment set credited = credited + 1 where status = 'ended'`]],
  ['a credit below zero', ['I2', 'I5'], unbound('debt', 'debt_credit_check', 'update debt set credit = -1 where building_id = 1 and credit = 0')],
  ['a debt below zero', ['I2', 'I3', 'I5'], unbound('debt', 'debt_outstanding_check', 'update debt set outstanding = -1 where building_id = 1 and outstanding = 0')],
  ['a credit that was spent before it was there', ['I5', 'I15', 'I17'], ['alter table ledger_entry alter id drop identity', ...past(['ledger_entry', 'ledger_line'],
    `with e as (update ledger_entry set id = id + 1000000 where building_id = 1 and id = ${entryOf('receipt', extra)} returning id)
      update ledger_line l set entry_id = e.id from e where l.building_id = 1 and l.entry_id = e.id - 1000000`)]],

  ['a number that was given to nobody', ['I7'], [`update document_counter set last = last + 1 where book = 'PT'`]],
  ['a book that nobody counts', ['I7'], [`delete from document_counter where book = 'PC'`]],
  ['a number out of its turn', ['I7'], past(['receipt'], `update receipt set code = left(code, 8) || '000099' where ${receiptWhere(plain)}`)],
  ['a number twice', ['I7'], unbound('receipt', 'receipt_building_id_code_unique',
    ...past(['receipt'], `update receipt set code = (select code from receipt where ${receiptWhere(extra)}) where ${receiptWhere(plain)}`))],
  ['a number of another year', ['I7'], past(['receipt'], `update receipt set code = 'PT-1999-000001' where ${receiptWhere(plain)}`)],
  ['a receipt without a number', ['I7'], past(['receipt'], `update receipt set code = null where ${receiptWhere(plain)}`)],
  ['a receipt voucher with a payment’s number', ['I7'], [`update receipt_voucher set code = replace(code, 'PKT', 'PC') where status = 'charged'`]],

  ['half a đồng', ['I8'], [`update fee set amount = amount + 0.5 where status = 'draft'`]],
  ['half a đồng on a voucher', ['I8'], [`update receipt_voucher set amount = amount + 0.5 where status = 'draft'`]],
  ['a price that is no number', ['I8'], unbound('fee', 'fee_unit_price_check', `update fee set unit_price = 'NaN' where status = 'draft'`)],
  ['an amount that is no number', ['I3', 'I8'], unbound('fee', 'fee_settled_check', 'alter table fee drop constraint fee_settled_most', 'alter table fee drop constraint fee_settled_state',
    `update fee set settled = 'NaN' where status = 'draft'`)],
  ['an amount without end', ['I8'], unbound('fee', 'fee_quantity_check', 'alter table fee alter quantity type numeric', `update fee set quantity = 'Infinity' where status = 'draft'`)],
  ['half a cent on the table', ['I1', 'I8'], ['alter table receipt alter amount_received type numeric(18, 3)',
    ...past(['receipt'], `update receipt set amount_received = amount_received + 0.005 where currency_code = 'usd'`)]],

  ['a slip of another building', ['I9'], unbound('fee', 'fee_building_id_fee_slip_id_key', `update fee set fee_slip_id = 1000000 where status = 'draft'`)],
  ['a receipt for another apartment', ['I9', 'I13'], past(['receipt'], `update receipt set apartment_id = (select max(apartment_id) from debt where building_id = 1 and apartment_id <> receipt.apartment_id) where ${receiptWhere(plain)}`)],
  ['a payment method of another building', ['I9', 'I11'], unbound('receipt', 'receipt_building_id_payment_method_id_key',
    ...past(['receipt'], `update receipt set payment_method_id = (select min(id) from payment_method where building_id = 2) where ${receiptWhere(plain)}`))],
  ['lines whose entry is gone', ['I9', 'I10', 'I11', 'I13', 'I15', 'I17', 'I23'], unbound('ledger_line', 'ledger_line_entry_key',
    ...past(['ledger_entry'], `delete from ledger_entry where building_id = 1 and id = ${entryOf('receipt', plain)}`))],

  ['a guard that is gone', ['I10'], ['drop trigger frozen on receipt']],
  ['a guard that does something else', ['I10'], ['drop trigger posted on ledger_line',
    'create trigger posted after insert on ledger_line for each statement execute function refuse_change()']],
  ['a receipt whose entry is another’s', ['I10', 'I13', 'I15', 'I23'], past(['ledger_entry'], `update ledger_entry set document_id = 1000000 where building_id = 1 and id = ${entryOf('receipt', plain)}`)],
  ['a fee that is booked and is a draft', ['I10', 'I13', 'I15', 'I23', 'I28'], past(['ledger_entry', 'ledger_line'],
    `insert into ledger_entry (building_id, kind, document_id, booked_on) select 1, 'fee', id, now() from fee where status = 'draft' limit 1`,
    `insert into ledger_line (building_id, entry_id, number, account, apartment_id, amount) select 1, e.id, n, 'receivable', f.apartment_id, 3 - 2 * n
      from ledger_entry e join fee f on f.id = e.document_id, generate_series(1, 2) n where e.kind = 'fee' and f.status = 'draft'`)],
  ['a void without its reversal', ['I10', 'I11', 'I13', 'I15', 'I23'], past(['ledger_entry'], `update ledger_entry set kind = 'fee', document_id = 1000000 where building_id = 1 and id = ${entryOf('fee_void', 'true')}`)],
  ['a reversal that is not the opposite', ['I2', 'I10', 'I11', 'I13', 'I15'], past(['ledger_line'],
    `update ledger_line set category = 'WATER' where ${line(entryOf('fee_void', `d.fee_type = 'OTHERS'`), 'revenue')}`)],
  ['a voucher that is booked and in the trash', ['I10'], [`update receipt_voucher set deleted_at = now() where status = 'approved'`]],
  ['an approved fee in the trash', ['I3', 'I10', 'I23'], [`update fee set deleted_at = now() where status = 'approved' and settled > 0`]],

  ['a receipt in another fund', ['I11', 'I13'], past(['receipt'], `update receipt set cash_account_id = (select max(id) from cash_account where building_id = 1) where ${receiptWhere(plain)}`)],
  ['a receipt booked on another day', ['I11', 'I15', 'I28'], past(['ledger_entry'], `update ledger_entry set booked_on = booked_on - 1 where building_id = 1 and id = ${entryOf('receipt', plain)}`)],
  ['a reversal booked on another day', ['I11', 'I28'], past(['receipt'], `update receipt set voided_on = voided_on - 1 where ${receiptWhere(taken)}`)],
  ['a fee booked on another day', ['I11', 'I15', 'I28'], past(['ledger_entry'], `update ledger_entry set booked_on = booked_on - 1 where building_id = 1 and id = ${entryOf('fee', 'true')}`)],
  ['a fee whose end names another day', ['I11', 'I28'], past(['fee'], `update fee set voided_on = voided_on - 1 where status = 'void' and amount > 0`)],
  ['a fee of another kind', ['I11', 'I13', 'I23'], past(['fee'], `update fee set fee_type = 'GAS' where status = 'settled' and amount > 0`)],
  ['credit for another apartment', ['I9', 'I11', 'I13'], past(['receipt'], `update receipt set apartment_id = (select max(apartment_id) from debt where building_id = 1) where ${receiptWhere(spent)}`)],
  ['a deduction that was money', ['I4', 'I11', 'I13', 'I23'], past(['receipt'], `update receipt set deduction = 0 where deduction > 0`)],
  ['a voucher of another amount', ['I11', 'I13', 'I23', 'I24', 'I26'], [`update payment_voucher set amount = amount + 1 where status = 'approved'`]],
  ['a voucher under another category', ['I11', 'I13'], [`update receipt_voucher set category_id = (select max(id) from receipt_voucher_category where building_id = 1) where status = 'approved'`]],

  ['an expense among the lines of a fee', ['I11', 'I13', 'I15', 'I17'], past(['ledger_line'], appended(entryOf('fee', 'true'), 'expense', 'cash'))],
  ['revenue moved to another category by a receipt', ['I13', 'I15'], past(['ledger_line'], appended(entryOf('receipt', plain), 'revenue', 'revenue'))],

  ['a till that was counted otherwise', ['I11', 'I13'], past(['till_closing'], `update till_closing set counted = counted + 1 where cash_account_id is not null`)],
  ['a till whose difference is gone', ['I10', 'I11', 'I13'], past(['till_closing'], `update till_closing set counted = expected where cash_account_id is not null`)],
  ['a booking that somebody made paid', ['I14'], past(['service_booking'], `update service_booking set payment_status = 'paid' where fee_id is not null`)],
  ['a booking of a place that somebody made paid', ['I14'], past(['utility_booking'], `update utility_booking set payment_status = 'paid', paid_without_receipt = true where fee_id is not null`)],
  ['a booking that is unpaid and has no line', ['I14'], [`update utility_booking set fee_id = null, payment_status = null where fee_id is not null`]],
  ['a link that says something else', ['I15'], past(['ledger_chain'], `update ledger_chain set hash = sha256('other') where number = 3`)],
  ['a link that is gone', ['I15'], past(['ledger_chain'], `delete from ledger_chain where number = 3 and building_id = 1`)],
  ['an entry that says another maker', ['I15', 'I29'], past(['ledger_entry'], `update ledger_entry set created_by = created_by + 1 where building_id = 1 and id = ${entryOf('receipt', plain)}`)],
  ['an entry that says another time', ['I15', 'I29'], past(['ledger_entry'], `update ledger_entry set created_at = created_at + interval '1 microsecond' where building_id = 1 and id = ${entryOf('receipt', plain)}`)],
  ['a head that was never in the chain', ['I16'], past(['till_closing'], `update till_closing set ledger_head = '1-000000000000' where ledger_head is not null`)],
  ['a payment that overdrew an account and does not say why', ['I17'], [`update payment_voucher set overdraft_reason = null where overdraft_reason is not null`]],
  ['money for the maintenance fund in another account', ['I18'], [`update receipt_voucher_category set for_maintenance = true where id in (select category_id from receipt_voucher where status = 'approved')`]],
  ['a fund that paid for something else', ['I18'], [`update payment_voucher_category set for_maintenance = false`]],
  ['a fund whose spending was paid from other money', ['I18'], [`update payment_voucher_category set for_maintenance = true where id in (select category_id from payment_voucher where status = 'approved')`]],
  ['a receipt into the maintenance fund', ['I18'], [`update cash_account set account_type = 'building_maintenance' where id in (select cash_account_id from receipt)`]],
  ['a payment of the maintenance fund that no longer says why', ['I25'], [`update payment_voucher set off_plan_reason = null where off_plan_reason is not null`]],
  ['a payment of another supplier’s invoice', ['I26'], [`update payment_voucher set partner_id = null where supplier_invoice_id is not null`]],
  ['an invoice of another amount', ['I11', 'I13', 'I24', 'I26'], [`update supplier_invoice set amount = amount + 1 where status = 'approved'`]],
  ['cash in another currency than its account', ['I19'], past(['cash_account'], `update cash_account set currency_code = 'usd' where building_id = 1 and id in (select cash_account_id from ledger_line)`)],
  ...interestBreaks,
  ...figureBreaks,
  ...bankBreaks(plain, taken),
  ['a line of two bookings', ['I14'], [`update service_booking set fee_id = (select max(fee_id) from service_booking) where fee_id is not null`]],

  ...(['receipt create', 'receipt void', 'fee approve', 'fee reissue', 'receipt_voucher approve', 'receipt_voucher charge', 'payment_voucher approve', 'payment_voucher void',
    'opening_debt create', 'service_booking complete', 'service_booking charge', 'utility_booking complete', 'till_closing create', 'fee void', 'prepayment approve', 'prepayment void', 'prepayment end'] as const).map((told): Break => {
    const [resource = '', action = ''] = told.split(' ')
    return [`a log that keeps silent about ${told}`, ['I12'], past(['log'], `delete from log where resource = '${resource}' and action = '${action}'`)]
  }),
  ['a log that keeps silent about deleted fees', ['I12'], past(['log'], `delete from log where resource = 'fee' and action = 'delete'`)],
  ['a log that says it twice', ['I12'], [`insert into log (building_id, organisation_id, action, resource, record_id) select building_id, organisation_id, action, resource, record_id from log where resource = 'receipt' limit 1`]],
  ['a log that tells of what is not so', ['I12'], [`insert into log (building_id, organisation_id, action, resource, record_id) select 1, organisation_id, 'approve', 'fee', f.id::text from log, fee f where f.status = 'draft' limit 1`]],
] // prettier-ignore
