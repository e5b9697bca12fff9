ALTER TABLE "opening_balance" ADD COLUMN "fund" text;
--> statement-breakpoint
ALTER TABLE "opening_balance" ADD CONSTRAINT "opening_balance_fund_check" CHECK ("fund" IN ('maintenance'));
