ALTER TABLE "parking_card" ADD COLUMN "given_on" date;
--> statement-breakpoint
ALTER TABLE "parking_card" ADD COLUMN "replaced_by_id" bigint;
--> statement-breakpoint
ALTER TABLE "parking_card" ADD CONSTRAINT "parking_card_building_id_replaced_by_id_key" FOREIGN KEY ("building_id","replaced_by_id") REFERENCES "public"."parking_card"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "parking_card_building_id_replaced_by_id_index" ON "parking_card" USING btree ("building_id","replaced_by_id","id");
--> statement-breakpoint
CREATE INDEX "parking_card_building_id_given_on_index" ON "parking_card" USING btree ("building_id","given_on","id");
--> statement-breakpoint
-- Cards that vehicles have already.
UPDATE "parking_card" c SET "given_on" = coalesce(v."register_from", v."created_at"::date)
  FROM "vehicle" v WHERE v."building_id" = c."building_id" AND v."deleted_at" IS NULL
    AND (v."parking_card_id" = c."id" OR v."sub_card_id" = c."id");
