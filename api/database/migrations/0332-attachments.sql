ALTER TABLE "receipt" ADD COLUMN "attachments" uuid[];
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "attachments" uuid[];
--> statement-breakpoint
drop trigger frozen on receipt_voucher;
--> statement-breakpoint
create trigger frozen before update on receipt_voucher for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'category_id', 'cash_account_id', 'amount', 'foreign_currency', 'foreign_amount', 'party', 'apartment_id', 'plan_period_id', 'description', 'bank_line_id', 'vat_kind', 'vat_percent', 'net', 'vat', 'attachments');
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "attachments" uuid[];
--> statement-breakpoint
drop trigger frozen on payment_voucher;
--> statement-breakpoint
create trigger frozen before update on payment_voucher for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'category_id', 'cash_account_id', 'amount', 'foreign_currency', 'foreign_amount', 'party', 'apartment_id', 'plan_period_id', 'description', 'bank_line_id', 'partner_id', 'order_id', 'overdraft_reason', 'vat_kind', 'vat_percent', 'net', 'vat', 'partner_tax_code', 'invoice_form', 'invoice_symbol', 'invoice_number', 'invoice_date', 'payment_way', 'deduction', 'for_others', 'fee_type', 'vat_deductible', 'deduction_refusal', 'attachments');
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "attachments" uuid[];
--> statement-breakpoint
drop trigger frozen on refund;
--> statement-breakpoint
create trigger frozen before update on refund for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'apartment_id', 'cash_account_id', 'amount', 'foreign_currency', 'foreign_amount', 'party', 'description', 'bank_line_id', 'overdraft_reason', 'attachments');
--> statement-breakpoint
drop trigger frozen on credit_transfer;
--> statement-breakpoint
create trigger frozen before update on credit_transfer for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'apartment_id', 'to_apartment_id', 'amount', 'grounds', 'description', 'attachments');
--> statement-breakpoint
ALTER TABLE "cash_transfer" ADD COLUMN "attachments" uuid[];
--> statement-breakpoint
drop trigger frozen on cash_transfer;
--> statement-breakpoint
create trigger frozen before update on cash_transfer for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'cash_account_id', 'to_account_id', 'amount', 'foreign_currency', 'foreign_amount', 'description', 'bank_line_id', 'overdraft_reason', 'attachments');
--> statement-breakpoint
ALTER TABLE "prepayment" ADD COLUMN "attachments" uuid[];
--> statement-breakpoint
drop trigger frozen on prepayment;
--> statement-breakpoint
create trigger frozen before update on prepayment for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'apartment_id', 'first_month', 'months', 'discount_percent', 'cash_account_id', 'foreign_currency', 'foreign_amount', 'party', 'description', 'bank_line_id', 'attachments', 'amount');
--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "attachments" uuid[];
--> statement-breakpoint
drop trigger frozen on deposit;
--> statement-breakpoint
create trigger frozen before update on deposit for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'apartment_id', 'purpose', 'utility_booking_id', 'party', 'amount', 'brought_in', 'cash_account_id', 'foreign_currency', 'foreign_amount', 'description', 'bank_line_id', 'source_ref', 'attachments');
--> statement-breakpoint
ALTER TABLE "deposit_return" ADD COLUMN "attachments" uuid[];
--> statement-breakpoint
drop trigger frozen on deposit_return;
--> statement-breakpoint
create trigger frozen before update on deposit_return for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'deposit_id', 'party', 'returned', 'cash_account_id', 'foreign_currency', 'foreign_amount', 'forfeited', 'category_id', 'description', 'bank_line_id', 'overdraft_reason', 'attachments');
--> statement-breakpoint
ALTER TABLE "opening_balance" ADD COLUMN "attachments" uuid[];
--> statement-breakpoint
drop trigger frozen on opening_balance;
--> statement-breakpoint
create trigger frozen before update on opening_balance for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'kind', 'cash_account_id', 'apartment_id', 'amount', 'foreign_currency', 'foreign_amount', 'description', 'source_ref', 'fund', 'attachments');
--> statement-breakpoint
ALTER TABLE "revaluation" ADD COLUMN "attachments" uuid[];
--> statement-breakpoint
drop trigger frozen on revaluation;
--> statement-breakpoint
create trigger frozen before update on revaluation for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'cash_account_id', 'foreign_currency', 'foreign_amount', 'rate_of', 'rate', 'book_value', 'worth', 'amount', 'description', 'attachments');
--> statement-breakpoint
ALTER TABLE "write_off" ADD COLUMN "attachments" uuid[];
--> statement-breakpoint
drop trigger frozen on write_off;
--> statement-breakpoint
create trigger frozen before update on write_off for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'apartment_id', 'grounds', 'lines', 'description', 'attachments', 'amount');
--> statement-breakpoint
ALTER TABLE "adjustment" ADD COLUMN "attachments" uuid[];
--> statement-breakpoint
drop trigger frozen on adjustment;
--> statement-breakpoint
create trigger frozen before update on adjustment for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'apartment_id', 'fee_id', 'direction', 'amount', 'grounds', 'description', 'fee_name', 'fee_month', 'fee_type', 'category_id', 'from_opening', 'reduced', 'reduced_vat', 'reduced_for_others', 'settled', 'credited', 'line_id', 'attachments');
