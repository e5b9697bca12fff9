ALTER TABLE "payment_voucher" ADD COLUMN "receiver_name" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "receiver_account" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "receiver_bank" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "payer_name" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "payer_account" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "payer_bank" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "payer_branch" text;
--> statement-breakpoint
drop trigger frozen on payment_voucher;
--> statement-breakpoint
create trigger frozen before update on payment_voucher for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'category_id', 'cash_account_id', 'amount', 'foreign_currency', 'foreign_amount', 'party', 'apartment_id', 'plan_period_id', 'description', 'bank_line_id', 'fund_item_id', 'off_plan_reason', 'supplier_invoice_id', 'partner_id', 'order_id', 'overdraft_reason', 'receiver_name', 'receiver_account', 'receiver_bank', 'vat_kind', 'vat_percent', 'net', 'vat', 'partner_tax_code', 'invoice_form', 'invoice_symbol', 'invoice_number', 'invoice_date', 'payment_way', 'deduction', 'for_others', 'fee_type', 'for_maintenance', 'vat_deductible', 'deduction_refusal', 'payer_name', 'payer_account', 'payer_bank', 'payer_branch', 'attachments');
