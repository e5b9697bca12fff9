ALTER TABLE "opening_balance" ADD COLUMN "foreign_currency" text;
--> statement-breakpoint
ALTER TABLE "opening_balance" ADD COLUMN "foreign_amount" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "foreign_currency" text;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "foreign_amount" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "foreign_currency" text;
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "foreign_amount" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "opening_balance" ADD CONSTRAINT "opening_balance_foreign_currency_check" CHECK ("foreign_currency" IN ('vnd', 'usd', 'riel'));
--> statement-breakpoint
ALTER TABLE "opening_balance" ADD CONSTRAINT "opening_balance_foreign_amount_check" CHECK ("foreign_amount" >= 0 AND "foreign_amount" < 1e13);
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_foreign_currency_check" CHECK ("foreign_currency" IN ('vnd', 'usd', 'riel'));
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_foreign_amount_check" CHECK ("foreign_amount" >= 0 AND "foreign_amount" < 1e13);
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD CONSTRAINT "receipt_voucher_foreign_currency_check" CHECK ("foreign_currency" IN ('vnd', 'usd', 'riel'));
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD CONSTRAINT "receipt_voucher_foreign_amount_check" CHECK ("foreign_amount" >= 0 AND "foreign_amount" < 1e13);
