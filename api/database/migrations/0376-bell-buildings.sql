ALTER TABLE "web_notification" ADD COLUMN "building_id" bigint;
