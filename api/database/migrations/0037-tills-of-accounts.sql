ALTER TABLE "till_closing" ADD COLUMN "cash_account_id" bigint;
--> statement-breakpoint
ALTER TABLE "till_closing" ADD COLUMN "denominations" jsonb;
--> statement-breakpoint
ALTER TABLE "till_closing" ADD COLUMN "other_cash" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "till_closing" ADD CONSTRAINT "till_closing_building_id_cash_account_id_key" FOREIGN KEY ("building_id","cash_account_id") REFERENCES "public"."cash_account"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "till_closing_building_id_cash_account_id_index" ON "till_closing" USING btree ("building_id","cash_account_id","id");
--> statement-breakpoint
ALTER TABLE "till_closing" ADD CONSTRAINT "till_closing_other_cash_check" CHECK ("other_cash" >= 0 AND "other_cash" < 1e13);
