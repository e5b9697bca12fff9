ALTER TABLE "service_booking" ADD COLUMN "fee_id" bigint;
--> statement-breakpoint
ALTER TABLE "service_booking" ADD CONSTRAINT "service_booking_building_id_fee_id_key" FOREIGN KEY ("building_id","fee_id") REFERENCES "public"."fee"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "service_booking_building_id_fee_id_index" ON "service_booking" USING btree ("building_id","fee_id","id");
