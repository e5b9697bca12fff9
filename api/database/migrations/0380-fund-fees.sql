ALTER TABLE "fee" DROP CONSTRAINT "fee_income_kind_check";
--> statement-breakpoint
ALTER TABLE "fee_setting" DROP CONSTRAINT "fee_setting_income_kind_check";
--> statement-breakpoint
ALTER TABLE "group_notice_slip" DROP CONSTRAINT "group_notice_slip_kind_check";
--> statement-breakpoint
ALTER TABLE "fee_setting" ADD COLUMN "income_category_id" bigint;
--> statement-breakpoint
ALTER TABLE "fee_setting" ADD CONSTRAINT "fee_setting_building_id_income_category_id_key" FOREIGN KEY ("building_id","income_category_id") REFERENCES "public"."receipt_voucher_category"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "fee_setting_building_id_income_category_id_index" ON "fee_setting" USING btree ("building_id","income_category_id","id");
--> statement-breakpoint
ALTER TABLE "fee" ADD CONSTRAINT "fee_income_kind_check" CHECK ("income_kind" IN ('own', 'collected_for_others', 'maintenance_fund'));
--> statement-breakpoint
ALTER TABLE "fee_setting" ADD CONSTRAINT "fee_setting_income_kind_check" CHECK ("income_kind" IN ('own', 'collected_for_others', 'maintenance_fund'));
--> statement-breakpoint
ALTER TABLE "group_notice_slip" ADD CONSTRAINT "group_notice_slip_kind_check" CHECK ("kind" IN ('fees', 'reminder', 'maintenance_fund'));
