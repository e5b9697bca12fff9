ALTER TABLE "deposit" ADD COLUMN "foreign_currency" text;
--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "foreign_amount" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "deposit_return" ADD COLUMN "foreign_currency" text;
--> statement-breakpoint
ALTER TABLE "deposit_return" ADD COLUMN "foreign_amount" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "prepayment" ADD COLUMN "foreign_currency" text;
--> statement-breakpoint
ALTER TABLE "prepayment" ADD COLUMN "foreign_amount" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "foreign_currency" text;
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "foreign_amount" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_foreign_currency_check" CHECK ("foreign_currency" IN ('vnd', 'usd', 'riel'));
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_foreign_amount_check" CHECK ("foreign_amount" >= 0 AND "foreign_amount" < 1e13);
--> statement-breakpoint
ALTER TABLE "deposit_return" ADD CONSTRAINT "deposit_return_foreign_currency_check" CHECK ("foreign_currency" IN ('vnd', 'usd', 'riel'));
--> statement-breakpoint
ALTER TABLE "deposit_return" ADD CONSTRAINT "deposit_return_foreign_amount_check" CHECK ("foreign_amount" >= 0 AND "foreign_amount" < 1e13);
--> statement-breakpoint
ALTER TABLE "prepayment" ADD CONSTRAINT "prepayment_foreign_currency_check" CHECK ("foreign_currency" IN ('vnd', 'usd', 'riel'));
--> statement-breakpoint
ALTER TABLE "prepayment" ADD CONSTRAINT "prepayment_foreign_amount_check" CHECK ("foreign_amount" >= 0 AND "foreign_amount" < 1e13);
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_foreign_currency_check" CHECK ("foreign_currency" IN ('vnd', 'usd', 'riel'));
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_foreign_amount_check" CHECK ("foreign_amount" >= 0 AND "foreign_amount" < 1e13);
