ALTER TABLE "chart_account" DROP CONSTRAINT "chart_account_posting_check";
--> statement-breakpoint
ALTER TABLE "late_interest_line" ADD COLUMN "day_count" text DEFAULT 'unpaid_days' NOT NULL;
--> statement-breakpoint
ALTER TABLE "late_interest_rule" ADD COLUMN "day_count" text DEFAULT 'unpaid_days' NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "partner_id" bigint;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "vat_kind" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "vat_percent" numeric(15,2);
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "net" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "vat" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "partner_tax_code" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "invoice_form" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "invoice_symbol" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "invoice_number" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "invoice_date" date;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "payment_way" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "deduction" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "vat_deductible" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "deduction_refusal" text;
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "vat_kind" text;
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "vat_percent" numeric(15,2);
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "net" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "vat" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "partner_tax_code" text;
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "invoice_form" text;
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "invoice_symbol" text;
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "invoice_number" text;
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "invoice_date" date;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_building_id_partner_id_key" FOREIGN KEY ("building_id","partner_id") REFERENCES "public"."partner"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payment_voucher_building_id_partner_id_index" ON "payment_voucher" USING btree ("building_id","partner_id","id");
--> statement-breakpoint
ALTER TABLE "chart_account" ADD CONSTRAINT "chart_account_posting_check" CHECK ("posting" IN ('cash', 'bank', 'receivable', 'credit', 'deposit', 'prepaid', 'prepaid_discount', 'revenue', 'output_vat', 'input_vat', 'collected_for_others', 'other_income', 'maintenance_income', 'deduction', 'bad_debt', 'expense', 'maintenance_expense', 'cash_shortage', 'cash_surplus', 'exchange_loss', 'exchange_gain', 'opening'));
--> statement-breakpoint
ALTER TABLE "late_interest_line" ADD CONSTRAINT "late_interest_line_day_count_check" CHECK ("day_count" IN ('unpaid_days', 'to_payment'));
--> statement-breakpoint
ALTER TABLE "late_interest_rule" ADD CONSTRAINT "late_interest_rule_day_count_check" CHECK ("day_count" IN ('unpaid_days', 'to_payment'));
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_vat_kind_check" CHECK ("vat_kind" IN ('taxed', 'zero', 'exempt', 'not_declared'));
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_vat_percent_check" CHECK ("vat_percent" > -1e13 AND "vat_percent" < 1e13);
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_net_check" CHECK ("net" >= 0 AND "net" < 1e13);
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_vat_check" CHECK ("vat" >= 0 AND "vat" < 1e13);
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_invoice_form_check" CHECK ("invoice_form" IN ('1', '2', '3', '4', '5', '6', '7', '8', '9'));
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_payment_way_check" CHECK ("payment_way" IN ('transfer', 'cash'));
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_deduction_check" CHECK ("deduction" IN ('deductible', 'not_deductible'));
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_vat_deductible_check" CHECK ("vat_deductible" >= 0 AND "vat_deductible" < 1e13);
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_deduction_refusal_check" CHECK ("deduction_refusal" IN ('office', 'maintenance', 'for_others', 'cash'));
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD CONSTRAINT "receipt_voucher_vat_kind_check" CHECK ("vat_kind" IN ('taxed', 'zero', 'exempt', 'not_declared'));
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD CONSTRAINT "receipt_voucher_vat_percent_check" CHECK ("vat_percent" > -1e13 AND "vat_percent" < 1e13);
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD CONSTRAINT "receipt_voucher_net_check" CHECK ("net" >= 0 AND "net" < 1e13);
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD CONSTRAINT "receipt_voucher_vat_check" CHECK ("vat" >= 0 AND "vat" < 1e13);
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD CONSTRAINT "receipt_voucher_invoice_form_check" CHECK ("invoice_form" IN ('1', '2', '3', '4', '5', '6', '7', '8', '9'));
--> statement-breakpoint
-- A sale books VAT beside revenue; a purchase books beside its cost what is deducted.
alter table ledger_entry_account disable trigger append_only;
--> statement-breakpoint
insert into ledger_entry_account (kind, account)
  select kind || ending, account
    from (values ('receipt_voucher', 'output_vat'), ('payment_voucher', 'input_vat')) kinds(kind, account),
      (values (''), ('_void')) endings(ending);
--> statement-breakpoint
alter table ledger_entry_account enable trigger append_only;
--> statement-breakpoint
drop trigger frozen on receipt_voucher;
--> statement-breakpoint
create trigger frozen before update on receipt_voucher for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'category_id', 'cash_account_id', 'amount', 'foreign_currency', 'foreign_amount', 'party', 'apartment_id', 'plan_period_id', 'description', 'bank_line_id', 'vat_kind', 'vat_percent', 'net', 'vat');
--> statement-breakpoint
drop trigger frozen on payment_voucher;
--> statement-breakpoint
create trigger frozen before update on payment_voucher for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'category_id', 'cash_account_id', 'amount', 'foreign_currency', 'foreign_amount', 'party', 'apartment_id', 'plan_period_id', 'description', 'bank_line_id', 'partner_id', 'order_id', 'overdraft_reason', 'vat_kind', 'vat_percent', 'net', 'vat', 'partner_tax_code', 'invoice_form', 'invoice_symbol', 'invoice_number', 'invoice_date', 'payment_way', 'deduction', 'for_others', 'fee_type', 'vat_deductible', 'deduction_refusal');
