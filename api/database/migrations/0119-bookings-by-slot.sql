ALTER TABLE "deposit" DROP CONSTRAINT "deposit_purpose_check";
--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "utility_booking_id" bigint;
--> statement-breakpoint
ALTER TABLE "utility_booking" ADD COLUMN "deposit" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_building_id_utility_booking_id_key" FOREIGN KEY ("building_id","utility_booking_id") REFERENCES "public"."utility_booking"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "deposit_building_id_utility_booking_id_index" ON "deposit" USING btree ("building_id","utility_booking_id","id");
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_purpose_check" CHECK ("purpose" IN ('tenant', 'renovation', 'card', 'amenity', 'other'));
--> statement-breakpoint
ALTER TABLE "utility_booking" ADD CONSTRAINT "utility_booking_deposit_check" CHECK ("deposit" >= 0 AND "deposit" < 1e13);
--> statement-breakpoint
-- What is still to come was booked at a place that asks for a deposit.
update utility_booking b set deposit = u.deposit from utility u
  where u.building_id = b.building_id and u.id = b.utility_id and u.deposit > 0
    and b.status in ('new', 'pending', 'confirmed');
