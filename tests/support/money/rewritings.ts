/** What somebody writes otherwise who owns the tables and switches the guards off while doing so. */
export interface Rewriting {
  /** What is another afterwards. */
  readonly what: string
  readonly statements: readonly string[]
}

/** One that `ledger:check` finds, and the invariant that says it best; others may say so too. */
export type Found = Rewriting & { readonly by: string }

/** One that it does not find: a limit that docs/domain/ledger.md names. */
export type Unseen = Rewriting & {
  /** The line of the docs that says so, by its first words. */
  readonly limit: string
}

const receipt = `building_id = 1 and id = (select min(id) from receipt where building_id = 1 and excess = 0 and status = 'collected')`
const feeWhere = `building_id = 1 and id = (select min(f.id) from fee f join log l on l.building_id = 1 and l.resource = 'fee' and l.action = 'approve'
    and l.record_id = f.id::text where f.building_id = 1 and f.status = 'approved' and f.settled = 0 and f.amount > 0)`
const firstOf = (table: string, condition = `status = 'approved'`) =>
  `building_id = 1 and id = (select min(id) from ${table} where building_id = 1 and ${condition})`
const fee = (change: string) => [`update fee set ${change} where ${feeWhere}`]
const ofReceipt = (change: string) => [`update receipt set ${change} where ${receipt}`]
const changed = (table: string, change: string, condition?: string) => [
  `update ${table} set ${change} where ${firstOf(table, condition)}`,
]
const told = (change: string, of: string) => [
  `update log set ${change} where building_id = 1 and id = (select max(id) from log where building_id = 1 and ${of})`,
]
const lastEntry = '(select max(entry_id) from ledger_chain where building_id = 1)'
/** An account that did not do it. */
const stranger = (column: string) => `${column} = (select min(id) from account where id <> ${column})`

/** Those that are found. */
export const found: readonly Found[] = [
  { what: 'a receipt’s money', by: 'I4', statements: ofReceipt('received = received + 1') },
  { what: 'a receipt’s day', by: 'I28', statements: ofReceipt('received_on = received_on - 1') },
  { what: 'a receipt’s apartment', by: 'I13', statements: ofReceipt('apartment_id = (select max(apartment_id) from debt where building_id = 1)') },
  { what: 'a receipt’s fund', by: 'I13', statements: ofReceipt('cash_account_id = (select max(id) from cash_account where building_id = 1)') },
  { what: 'a receipt’s number', by: 'I7', statements: ofReceipt(`code = left(code, 8) || '000099'`) },
  { what: 'who collected a receipt', by: 'I29', statements: ofReceipt(stranger('collector_id')) },
  { what: 'who voided a receipt', by: 'I29', statements: changed('receipt', stranger('voided_by_id'), `status = 'voided'`) },
  { what: 'a receipt that is said to be voided', by: 'I10', statements: ofReceipt(`status = 'voided'`) },
  { what: 'what a receipt says that it settled', by: 'I4', statements: ofReceipt(`lines = jsonb_set(lines, '{0,amount}', '"1"')`) },

  { what: 'a fee’s amount', by: 'I13', statements: fee('amount = amount + 1') },
  { what: 'a fee’s VAT', by: 'I13', statements: changed('fee', 'vat = vat - 1', `status = 'approved' and vat > 0`) },
  { what: 'a fee’s type', by: 'I13', statements: fee(`fee_type = 'GAS'`) },
  { what: 'a fee’s apartment', by: 'I13', statements: fee('apartment_id = (select min(apartment_id) from debt where building_id = 1)') },
  { what: 'a fee’s day in the books', by: 'I28', statements: fee('booked_on = booked_on - 1') },
  { what: 'the day of a fee’s end', by: 'I28', statements: changed('fee', 'voided_on = voided_on - 1', `status = 'void' and amount > 0`) },
  { what: 'a fee that is a draft again', by: 'I10', statements: fee(`status = 'draft'`) },
  { what: 'a fee’s month', by: 'I28', statements: fee(`month = '2026-01'`) },

  { what: 'a payment voucher’s amount', by: 'I13', statements: changed('payment_voucher', 'amount = amount + 1') },
  ...['payment_voucher', 'receipt_voucher', 'refund', 'credit_transfer', 'cash_transfer', 'prepayment', 'deposit', 'deposit_return', 'opening_balance', 'write_off', 'adjustment', 'supplier_invoice'].map(
    (table): Found => ({ what: `the day of a ${table}`, by: 'I28', statements: changed(table, 'date = date - 1') })),
  { what: 'a payment voucher’s category', by: 'I13', statements: changed('payment_voucher', 'category_id = (select max(id) from payment_voucher_category where building_id = 1)') },
  { what: 'a payment voucher’s fund', by: 'I13', statements: changed('payment_voucher', 'cash_account_id = (select max(id) from cash_account where building_id = 1)') },
  { what: 'a payment voucher that is a draft again', by: 'I10', statements: changed('payment_voucher', `status = 'draft'`) },
  { what: 'a payment voucher that is said to be voided', by: 'I10', statements: changed('payment_voucher', `status = 'voided'`) },
  { what: 'a voided voucher that stands again', by: 'I10', statements: changed('payment_voucher', `status = 'approved'`, `status = 'voided'`) },
  { what: 'a refund’s apartment', by: 'I13', statements: changed('refund', 'apartment_id = (select max(apartment_id) from debt where building_id = 1)') },
  { what: 'a refund that is gone', by: 'I10', statements: [`delete from refund where ${firstOf('refund')}`] },
  { what: 'a deposit’s amount', by: 'I13', statements: changed('deposit', 'amount = amount + 1') },
  { what: 'the month that a prepayment begins with', by: 'I20', statements: changed('prepayment', `first_month = '2026-10'`) },
  { what: 'what a month of a prepayment costs', by: 'I20', statements: changed('prepayment_portion', 'amount = amount - 1', 'fee_id is not null') },

  { what: 'a settlement that is gone', by: 'I3', statements: [`delete from settlement where id = (select min(id) from settlement)`] },
  { what: 'a line of the ledger', by: 'I15', statements: [`update ledger_line set amount = amount * 2 where building_id = 1 and entry_id = ${lastEntry}`] },
  { what: 'the day of an entry', by: 'I15', statements: [`update ledger_entry set booked_on = booked_on - 1 where building_id = 1 and id = ${lastEntry}`] },
  { what: 'the maker of an entry', by: 'I15', statements: [`update ledger_entry set created_by = created_by + 1 where building_id = 1 and id = ${lastEntry}`] },
  { what: 'the last entry, with its lines and its link', by: 'I10', statements: [
    `delete from ledger_line where building_id = 1 and entry_id = ${lastEntry}`,
    `delete from ledger_entry where building_id = 1 and id = ${lastEntry}`,
    `delete from ledger_chain where building_id = 1 and entry_id = ${lastEntry}`] },
  { what: 'what was counted in a till', by: 'I13', statements: ['update till_closing set counted = counted + 1 where cash_account_id is not null'] },
  { what: 'the head that a counted till showed', by: 'I16', statements: [`update till_closing set ledger_head = '1-000000000000' where ledger_head is not null`] },
  { what: 'what an apartment owes', by: 'I2', statements: ['update debt set outstanding = outstanding + 1 where building_id = 1 and outstanding > 0'] },
  { what: 'interest on a debt', by: 'I21', statements: ['update late_interest_line set amount = amount + 1'] },

  { what: 'a closed month that is said to be open', by: 'I12', statements: [`update closed_month set status = 'reopened' where building_id = 1`] },
  { what: 'a closing that is gone', by: 'I12', statements: ['delete from closed_month where building_id = 1'] },
  { what: 'the month that was closed', by: 'I29', statements: [`update closed_month set month = '2019-11' where building_id = 1`] },

  { what: 'who did it, in the log of a receipt', by: 'I29', statements: told(stranger('actor_id'), `resource = 'receipt' and action = 'create'`) },
  { what: 'who did it, in the log of a fee', by: 'I29', statements: told(stranger('actor_id'), `resource = 'fee' and action = 'approve'`) },
  { what: 'who did it, in the log of what a resident ordered', by: 'I29', statements: told(stranger('actor_id'), `resource = 'service_booking' and action = 'charge'`) },
  { what: 'who did it, in the log of a voucher', by: 'I29', statements: told(stranger('actor_id'), `resource = 'payment_voucher' and action = 'approve'`) },
  { what: 'when it was, in the log of a receipt', by: 'I29', statements: told(`created_at = created_at - interval '1 day'`, `resource = 'receipt' and action = 'create'`) },
  { what: 'when it was, in the log of a void', by: 'I29', statements: told(`created_at = created_at - interval '1 day'`, `resource = 'payment_voucher' and action = 'void'`) },
  { what: 'a line of the log that is gone', by: 'I12', statements: [`delete from log where resource = 'refund' and action = 'approve'`] },
  { what: 'a line of the log that was never written', by: 'I12', statements: [
    `insert into log (building_id, organisation_id, action, resource, record_id) select building_id, organisation_id, action, resource, record_id from log where resource = 'receipt' limit 1`] },
] // prettier-ignore

/** Those that nothing in the database could show: it is said once, and neither booked nor linked. */
export const unseen: readonly Unseen[] = [
  { what: 'a receipt’s payer', limit: 'Names', statements: ofReceipt(`payer = 'X'`) },
  { what: 'a voucher’s party', limit: 'Names', statements: changed('payment_voucher', `party = 'X'`) },
  { what: 'who owes a fee', limit: 'Names', statements: fee(`payer_kind = 'apartment', payer_ref = '1', payer_name = 'X'`) },
  { what: 'the name of who did it, in the log', limit: 'Names', statements: told(`actor_name = 'X'`, `resource = 'receipt' and action = 'create'`) },
  { what: 'a receipt’s note', limit: 'Texts', statements: ofReceipt(`note = 'X'`) },
  { what: 'a voucher’s text', limit: 'Texts', statements: changed('payment_voucher', `description = 'X'`) },
  { what: 'why a debt was written off', limit: 'Texts', statements: changed('write_off', `grounds = 'X'`) },
  { what: 'why a receipt was voided', limit: 'Texts', statements: changed('receipt', `reason = 'X'`, `status = 'voided'`) },
  { what: 'a fee’s name', limit: 'Texts', statements: fee(`name = 'X'`) },
  { what: 'the day on which a fee is due', limit: 'What a fee', statements: fee('due_on = due_on - 30') },
  { what: 'a fee’s quantity and price', limit: 'What a fee', statements: changed('fee', 'quantity = 2, unit_price = 3', `status = 'approved' and amount > 0`) },
  { what: 'what a bank told of a line that is not matched', limit: 'What a bank', statements: changed('bank_line', 'price = price + 1', `status = 'unmatched'`) },
  { what: 'a line of a bank that is not matched, gone', limit: 'What a bank', statements: [`delete from bank_line where ${firstOf('bank_line', `status = 'unmatched'`)}`] },
  { what: 'the values in a line of the log', limit: 'What a line of the log', statements: told(`changes = '[]'`, `resource = 'receipt' and action = 'create'`) },
  { what: 'the address in a line of the log', limit: 'What a line of the log', statements: told(`ip = '1.1.1.1'`, `resource = 'receipt' and action = 'create'`) },
] // prettier-ignore
