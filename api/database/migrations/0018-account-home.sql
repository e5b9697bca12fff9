ALTER TABLE "account" ADD COLUMN "home_building_id" bigint;
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_home_building_id_key" FOREIGN KEY ("home_building_id") REFERENCES "public"."building"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "account_organisation_id_home_building_id_index" ON "account" USING btree ("organisation_id","home_building_id","id");
--> statement-breakpoint
-- An account of no group belongs to the building of who made it, where that is one; the others are the administrators'.
UPDATE "account" SET "home_building_id" = maker.building_id FROM (
  SELECT link.account_id, min(permission_group.building_id) AS building_id FROM account_permission_groups link
  JOIN permission_group ON permission_group.id = link.permission_group_id
  JOIN building ON building.id = permission_group.building_id AND building.deleted_at IS NULL
  WHERE permission_group.deleted_at IS NULL
  GROUP BY link.account_id HAVING count(DISTINCT permission_group.building_id) = 1
) maker WHERE maker.account_id = "account".created_by;
