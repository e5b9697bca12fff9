ALTER TABLE "group_fee_slip" ALTER COLUMN "all_apartments" SET DEFAULT false;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "order_id" bigint;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_building_id_order_id_key" FOREIGN KEY ("building_id","order_id") REFERENCES "public"."order"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payment_voucher_building_id_order_id_index" ON "payment_voucher" USING btree ("building_id","order_id","id");
