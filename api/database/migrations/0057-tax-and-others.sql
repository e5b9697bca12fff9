ALTER TABLE "chart_account" DROP CONSTRAINT "chart_account_posting_check";
--> statement-breakpoint
ALTER TABLE "adjustment" ADD COLUMN "reduced_vat" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "adjustment" ADD COLUMN "reduced_for_others" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "fee" ADD COLUMN "income_kind" text DEFAULT 'own' NOT NULL;
--> statement-breakpoint
ALTER TABLE "fee" ADD COLUMN "vat_percent" numeric(15,2);
--> statement-breakpoint
ALTER TABLE "fee" ADD COLUMN "vat" numeric(18,2) DEFAULT '0';
--> statement-breakpoint
ALTER TABLE "fee" ADD COLUMN "for_others" numeric(18,2) DEFAULT '0';
--> statement-breakpoint
ALTER TABLE "fee_setting" ADD COLUMN "income_kind" text DEFAULT 'own' NOT NULL;
--> statement-breakpoint
ALTER TABLE "fee_setting" ADD COLUMN "vat_percent" numeric(15,2);
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "for_others" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "fee_type" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher_category" ADD COLUMN "pays_out" text;
--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_reduced_vat_check" CHECK ("reduced_vat" >= 0 AND "reduced_vat" < 1e13);
--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_reduced_for_others_check" CHECK ("reduced_for_others" >= 0 AND "reduced_for_others" < 1e13);
--> statement-breakpoint
ALTER TABLE "chart_account" ADD CONSTRAINT "chart_account_posting_check" CHECK ("posting" IN ('cash', 'bank', 'receivable', 'credit', 'deposit', 'prepaid', 'prepaid_discount', 'revenue', 'output_vat', 'collected_for_others', 'other_income', 'maintenance_income', 'deduction', 'bad_debt', 'expense', 'maintenance_expense', 'cash_shortage', 'cash_surplus', 'exchange_loss', 'exchange_gain', 'opening'));
--> statement-breakpoint
ALTER TABLE "fee" ADD CONSTRAINT "fee_income_kind_check" CHECK ("income_kind" IN ('own', 'collected_for_others'));
--> statement-breakpoint
ALTER TABLE "fee" ADD CONSTRAINT "fee_vat_percent_check" CHECK ("vat_percent" > -1e13 AND "vat_percent" < 1e13);
--> statement-breakpoint
ALTER TABLE "fee" ADD CONSTRAINT "fee_vat_check" CHECK ("vat" >= 0 AND "vat" < 1e13);
--> statement-breakpoint
ALTER TABLE "fee" ADD CONSTRAINT "fee_for_others_check" CHECK ("for_others" >= 0 AND "for_others" < 1e13);
--> statement-breakpoint
ALTER TABLE "fee_setting" ADD CONSTRAINT "fee_setting_income_kind_check" CHECK ("income_kind" IN ('own', 'collected_for_others'));
--> statement-breakpoint
ALTER TABLE "fee_setting" ADD CONSTRAINT "fee_setting_vat_percent_check" CHECK ("vat_percent" > -1e13 AND "vat_percent" < 1e13);
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_fee_type_check" CHECK ("fee_type" IN ('MANAGEMENT', 'ELECTRICITY', 'WATER', 'GAS', 'PARKING', 'OTHERS', 'INDEXED'));
--> statement-breakpoint
ALTER TABLE "payment_voucher_category" ADD CONSTRAINT "payment_voucher_category_pays_out_check" CHECK ("pays_out" IN ('MANAGEMENT', 'ELECTRICITY', 'WATER', 'GAS', 'PARKING', 'OTHERS', 'INDEXED'));
