ALTER TABLE "opening_debt" ADD COLUMN "date" date;
--> statement-breakpoint
-- Those that exist were booked on the day of entering them.
update opening_debt d set date = f.booked_on from fee f where f.building_id = d.building_id and f.id = d.fee_id;
--> statement-breakpoint
CREATE INDEX "opening_debt_building_id_date_index" ON "opening_debt" USING btree ("building_id","date","id");
