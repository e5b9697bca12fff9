DROP INDEX "residency_building_id_apartment_id_resident_id_unique";
--> statement-breakpoint
DROP INDEX "resident_building_id_phone_number_unique";
--> statement-breakpoint
ALTER TABLE "residency" ALTER COLUMN "apartment_permission" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "residency" ALTER COLUMN "apartment_permission" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "resident_registration" ADD COLUMN "householder_approved" boolean;
--> statement-breakpoint
ALTER TABLE "resident_registration" ADD COLUMN "approved_as" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "residency_building_id_apartment_id_resident_id_m_00c00062_uniqu" ON "residency" USING btree ("building_id","apartment_id","resident_id","move_out_date") WHERE "deleted_at" IS NULL;
--> statement-breakpoint
ALTER TABLE "resident_registration" ADD CONSTRAINT "resident_registration_approved_as_check" CHECK ("approved_as" IN ('new_person', 'known_person'));
