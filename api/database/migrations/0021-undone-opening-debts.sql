ALTER TABLE "opening_debt" DROP CONSTRAINT "opening_debt_building_id_apartment_id_fee_type_m_93539269_uniqu";
--> statement-breakpoint
ALTER TABLE "opening_debt" ADD COLUMN "deleted_at" timestamptz;
--> statement-breakpoint
CREATE UNIQUE INDEX "opening_debt_building_id_apartment_id_fee_type_m_93539269_uniqu" ON "opening_debt" USING btree ("building_id","apartment_id","fee_type","month","name") WHERE "deleted_at" IS NULL;
