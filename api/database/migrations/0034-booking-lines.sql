ALTER TABLE "service_booking" ALTER COLUMN "payment_status" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "service_booking" ALTER COLUMN "payment_status" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "service_booking" ALTER COLUMN "cash_basis" SET DEFAULT false;
--> statement-breakpoint
ALTER TABLE "utility_booking" ALTER COLUMN "payment_status" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "utility_booking" ALTER COLUMN "payment_status" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "service_booking" ADD COLUMN "paid_without_receipt" boolean;
--> statement-breakpoint
ALTER TABLE "utility_booking" ADD COLUMN "paid_without_receipt" boolean;
--> statement-breakpoint
ALTER TABLE "utility_booking" ADD COLUMN "fee_id" bigint;
--> statement-breakpoint
ALTER TABLE "utility_booking" ADD CONSTRAINT "utility_booking_building_id_fee_id_key" FOREIGN KEY ("building_id","fee_id") REFERENCES "public"."fee"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "utility_booking_building_id_fee_id_index" ON "utility_booking" USING btree ("building_id","fee_id","id");
