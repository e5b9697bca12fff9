ALTER TABLE "file" ADD COLUMN "owner_field" text;
--> statement-breakpoint
ALTER TABLE "file_content" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "file_content" ADD COLUMN "released_at" timestamp with time zone;
--> statement-breakpoint
UPDATE file f SET owner_field = 'logo' FROM "building" r WHERE f.owner_entity = 'building' AND f.owner_id = r.id::text AND f.id = r."logo";
--> statement-breakpoint
UPDATE file f SET owner_field = 'id_front_image' FROM "resident" r WHERE f.owner_entity = 'resident' AND f.owner_id = r.id::text AND f.id = r."id_front_image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'id_back_image' FROM "resident" r WHERE f.owner_entity = 'resident' AND f.owner_id = r.id::text AND f.id = r."id_back_image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'profile_image' FROM "resident" r WHERE f.owner_entity = 'resident' AND f.owner_id = r.id::text AND f.id = r."profile_image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'tag_image' FROM "resident" r WHERE f.owner_entity = 'resident' AND f.owner_id = r.id::text AND f.id = r."tag_image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'avatar' FROM "account" r WHERE f.owner_entity = 'account' AND f.owner_id = r.id::text AND f.id = r."avatar";
--> statement-breakpoint
UPDATE file f SET owner_field = 'image' FROM "warehouse_item" r WHERE f.owner_entity = 'warehouse_item' AND f.owner_id = r.id::text AND f.id = r."image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'files' FROM "stock_in" r WHERE f.owner_entity = 'stock_in' AND f.owner_id = r.id::text AND f.id = ANY(r."files");
--> statement-breakpoint
UPDATE file f SET owner_field = 'files' FROM "stock_out" r WHERE f.owner_entity = 'stock_out' AND f.owner_id = r.id::text AND f.id = ANY(r."files");
--> statement-breakpoint
UPDATE file f SET owner_field = 'files' FROM "stock_count" r WHERE f.owner_entity = 'stock_count' AND f.owner_id = r.id::text AND f.id = ANY(r."files");
--> statement-breakpoint
UPDATE file f SET owner_field = 'images' FROM "equipment" r WHERE f.owner_entity = 'equipment' AND f.owner_id = r.id::text AND f.id = ANY(r."images");
--> statement-breakpoint
UPDATE file f SET owner_field = 'manuals' FROM "equipment" r WHERE f.owner_entity = 'equipment' AND f.owner_id = r.id::text AND f.id = ANY(r."manuals");
--> statement-breakpoint
UPDATE file f SET owner_field = 'files' FROM "equipment_contract" r WHERE f.owner_entity = 'equipment_contract' AND f.owner_id = r.id::text AND f.id = ANY(r."files");
--> statement-breakpoint
UPDATE file f SET owner_field = 'images' FROM "periodic_checklist" r WHERE f.owner_entity = 'periodic_checklist' AND f.owner_id = r.id::text AND f.id = ANY(r."images");
--> statement-breakpoint
UPDATE file f SET owner_field = 'images_before' FROM "incident_checklist" r WHERE f.owner_entity = 'incident_checklist' AND f.owner_id = r.id::text AND f.id = ANY(r."images_before");
--> statement-breakpoint
UPDATE file f SET owner_field = 'images_after' FROM "incident_checklist" r WHERE f.owner_entity = 'incident_checklist' AND f.owner_id = r.id::text AND f.id = ANY(r."images_after");
--> statement-breakpoint
UPDATE file f SET owner_field = 'files' FROM "suggestion" r WHERE f.owner_entity = 'suggestion' AND f.owner_id = r.id::text AND f.id = ANY(r."files");
--> statement-breakpoint
UPDATE file f SET owner_field = 'documents' FROM "vehicle" r WHERE f.owner_entity = 'vehicle' AND f.owner_id = r.id::text AND f.id = ANY(r."documents");
--> statement-breakpoint
UPDATE file f SET owner_field = 'images' FROM "parking_log" r WHERE f.owner_entity = 'parking_log' AND f.owner_id = r.id::text AND f.id = ANY(r."images");
--> statement-breakpoint
UPDATE file f SET owner_field = 'image' FROM "water_reading" r WHERE f.owner_entity = 'water_reading' AND f.owner_id = r.id::text AND f.id = r."image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'image' FROM "electric_reading" r WHERE f.owner_entity = 'electric_reading' AND f.owner_id = r.id::text AND f.id = r."image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'images' FROM "handover" r WHERE f.owner_entity = 'handover' AND f.owner_id = r.id::text AND f.id = ANY(r."images");
--> statement-breakpoint
UPDATE file f SET owner_field = 'minutes' FROM "handover" r WHERE f.owner_entity = 'handover' AND f.owner_id = r.id::text AND f.id = r."minutes";
--> statement-breakpoint
UPDATE file f SET owner_field = 'id_front_image' FROM "resident_registration" r WHERE f.owner_entity = 'resident_registration' AND f.owner_id = r.id::text AND f.id = r."id_front_image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'id_back_image' FROM "resident_registration" r WHERE f.owner_entity = 'resident_registration' AND f.owner_id = r.id::text AND f.id = r."id_back_image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'logo' FROM "provider" r WHERE f.owner_entity = 'provider' AND f.owner_id = r.id::text AND f.id = r."logo";
--> statement-breakpoint
UPDATE file f SET owner_field = 'image' FROM "service_group" r WHERE f.owner_entity = 'service_group' AND f.owner_id = r.id::text AND f.id = r."image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'image' FROM "service" r WHERE f.owner_entity = 'service' AND f.owner_id = r.id::text AND f.id = r."image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'image' FROM "utility_type" r WHERE f.owner_entity = 'utility_type' AND f.owner_id = r.id::text AND f.id = r."image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'images' FROM "utility" r WHERE f.owner_entity = 'utility' AND f.owner_id = r.id::text AND f.id = ANY(r."images");
--> statement-breakpoint
UPDATE file f SET owner_field = 'signature' FROM "form_answer" r WHERE f.owner_entity = 'form_answer' AND f.owner_id = r.id::text AND f.id = r."signature";
--> statement-breakpoint
UPDATE file f SET owner_field = 'files' FROM "contract" r WHERE f.owner_entity = 'contract' AND f.owner_id = r.id::text AND f.id = ANY(r."files");
--> statement-breakpoint
UPDATE file f SET owner_field = 'logo' FROM "bank" r WHERE f.owner_entity = 'bank' AND f.owner_id = r.id::text AND f.id = r."logo";
--> statement-breakpoint
UPDATE file f SET owner_field = 'cover' FROM "news" r WHERE f.owner_entity = 'news' AND f.owner_id = r.id::text AND f.id = r."cover";
--> statement-breakpoint
UPDATE file f SET owner_field = 'files' FROM "news" r WHERE f.owner_entity = 'news' AND f.owner_id = r.id::text AND f.id = ANY(r."files");
--> statement-breakpoint
UPDATE file f SET owner_field = 'cover' FROM "citizen_handbook" r WHERE f.owner_entity = 'citizen_handbook' AND f.owner_id = r.id::text AND f.id = r."cover";
--> statement-breakpoint
UPDATE file f SET owner_field = 'files' FROM "citizen_handbook" r WHERE f.owner_entity = 'citizen_handbook' AND f.owner_id = r.id::text AND f.id = ANY(r."files");
--> statement-breakpoint
UPDATE file f SET owner_field = 'image' FROM "notification" r WHERE f.owner_entity = 'notification' AND f.owner_id = r.id::text AND f.id = r."image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'files' FROM "notification" r WHERE f.owner_entity = 'notification' AND f.owner_id = r.id::text AND f.id = ANY(r."files");
--> statement-breakpoint
UPDATE file f SET owner_field = 'image' FROM "banner" r WHERE f.owner_entity = 'banner' AND f.owner_id = r.id::text AND f.id = r."image";
--> statement-breakpoint
UPDATE file f SET owner_field = 'images' FROM "slider" r WHERE f.owner_entity = 'slider' AND f.owner_id = r.id::text AND f.id = ANY(r."images");
--> statement-breakpoint
UPDATE file f SET owner_field = 'images' FROM "conversation" r WHERE f.owner_entity = 'conversation' AND f.owner_id = r.id::text AND f.id = ANY(r."images");
--> statement-breakpoint
UPDATE file f SET owner_field = 'images' FROM "conversation_comment" r WHERE f.owner_entity = 'conversation_comment' AND f.owner_id = r.id::text AND f.id = ANY(r."images");
--> statement-breakpoint
ALTER TABLE "building" DROP CONSTRAINT "building_logo_key";
--> statement-breakpoint
ALTER TABLE "resident" DROP CONSTRAINT "resident_id_front_image_key";
--> statement-breakpoint
ALTER TABLE "resident" DROP CONSTRAINT "resident_id_back_image_key";
--> statement-breakpoint
ALTER TABLE "resident" DROP CONSTRAINT "resident_profile_image_key";
--> statement-breakpoint
ALTER TABLE "resident" DROP CONSTRAINT "resident_tag_image_key";
--> statement-breakpoint
ALTER TABLE "account" DROP CONSTRAINT "account_avatar_key";
--> statement-breakpoint
ALTER TABLE "warehouse_item" DROP CONSTRAINT "warehouse_item_image_key";
--> statement-breakpoint
ALTER TABLE "water_reading" DROP CONSTRAINT "water_reading_image_key";
--> statement-breakpoint
ALTER TABLE "electric_reading" DROP CONSTRAINT "electric_reading_image_key";
--> statement-breakpoint
ALTER TABLE "handover" DROP CONSTRAINT "handover_minutes_key";
--> statement-breakpoint
ALTER TABLE "resident_registration" DROP CONSTRAINT "resident_registration_id_front_image_key";
--> statement-breakpoint
ALTER TABLE "resident_registration" DROP CONSTRAINT "resident_registration_id_back_image_key";
--> statement-breakpoint
ALTER TABLE "provider" DROP CONSTRAINT "provider_logo_key";
--> statement-breakpoint
ALTER TABLE "service_group" DROP CONSTRAINT "service_group_image_key";
--> statement-breakpoint
ALTER TABLE "service" DROP CONSTRAINT "service_image_key";
--> statement-breakpoint
ALTER TABLE "utility_type" DROP CONSTRAINT "utility_type_image_key";
--> statement-breakpoint
ALTER TABLE "form_answer" DROP CONSTRAINT "form_answer_signature_key";
--> statement-breakpoint
ALTER TABLE "bank" DROP CONSTRAINT "bank_logo_key";
--> statement-breakpoint
ALTER TABLE "news" DROP CONSTRAINT "news_cover_key";
--> statement-breakpoint
ALTER TABLE "citizen_handbook" DROP CONSTRAINT "citizen_handbook_cover_key";
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_image_key";
--> statement-breakpoint
ALTER TABLE "banner" DROP CONSTRAINT "banner_image_key";
--> statement-breakpoint
DROP INDEX "building_organisation_id_logo_index";
--> statement-breakpoint
DROP INDEX "resident_building_id_id_front_image_index";
--> statement-breakpoint
DROP INDEX "resident_building_id_id_back_image_index";
--> statement-breakpoint
DROP INDEX "resident_building_id_profile_image_index";
--> statement-breakpoint
DROP INDEX "resident_building_id_tag_image_index";
--> statement-breakpoint
DROP INDEX "account_organisation_id_avatar_index";
--> statement-breakpoint
DROP INDEX "warehouse_item_building_id_image_index";
--> statement-breakpoint
DROP INDEX "water_reading_building_id_image_index";
--> statement-breakpoint
DROP INDEX "electric_reading_building_id_image_index";
--> statement-breakpoint
DROP INDEX "handover_building_id_minutes_index";
--> statement-breakpoint
DROP INDEX "resident_registration_building_id_id_front_image_index";
--> statement-breakpoint
DROP INDEX "resident_registration_building_id_id_back_image_index";
--> statement-breakpoint
DROP INDEX "provider_building_id_logo_index";
--> statement-breakpoint
DROP INDEX "service_group_building_id_image_index";
--> statement-breakpoint
DROP INDEX "service_building_id_image_index";
--> statement-breakpoint
DROP INDEX "utility_type_building_id_image_index";
--> statement-breakpoint
DROP INDEX "form_answer_building_id_signature_index";
--> statement-breakpoint
DROP INDEX "bank_building_id_logo_index";
--> statement-breakpoint
DROP INDEX "news_building_id_cover_index";
--> statement-breakpoint
DROP INDEX "citizen_handbook_building_id_cover_index";
--> statement-breakpoint
DROP INDEX "notification_building_id_image_index";
--> statement-breakpoint
DROP INDEX "banner_building_id_image_index";
--> statement-breakpoint
-- Stored files get their random names, and fields hold these instead of row numbers.
CREATE FUNCTION file_name_of(one bigint) RETURNS uuid LANGUAGE sql STABLE AS
'SELECT public_id FROM file_content WHERE file_id = one';
--> statement-breakpoint
CREATE FUNCTION file_names_of(several bigint[]) RETURNS uuid[] LANGUAGE sql STABLE AS
'SELECT CASE WHEN several IS NULL THEN NULL ELSE coalesce(array_agg(c.public_id ORDER BY w.place), ''{}'') END
 FROM unnest(several) WITH ORDINALITY w(id, place) JOIN file_content c ON c.file_id = w.id';
--> statement-breakpoint
ALTER TABLE "building" ALTER COLUMN "logo" SET DATA TYPE uuid USING file_name_of("logo");
--> statement-breakpoint
ALTER TABLE "resident" ALTER COLUMN "id_front_image" SET DATA TYPE uuid USING file_name_of("id_front_image");
--> statement-breakpoint
ALTER TABLE "resident" ALTER COLUMN "id_back_image" SET DATA TYPE uuid USING file_name_of("id_back_image");
--> statement-breakpoint
ALTER TABLE "resident" ALTER COLUMN "profile_image" SET DATA TYPE uuid USING file_name_of("profile_image");
--> statement-breakpoint
ALTER TABLE "resident" ALTER COLUMN "tag_image" SET DATA TYPE uuid USING file_name_of("tag_image");
--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "avatar" SET DATA TYPE uuid USING file_name_of("avatar");
--> statement-breakpoint
ALTER TABLE "warehouse_item" ALTER COLUMN "image" SET DATA TYPE uuid USING file_name_of("image");
--> statement-breakpoint
ALTER TABLE "stock_in" ALTER COLUMN "files" SET DATA TYPE uuid[] USING file_names_of("files");
--> statement-breakpoint
ALTER TABLE "stock_out" ALTER COLUMN "files" SET DATA TYPE uuid[] USING file_names_of("files");
--> statement-breakpoint
ALTER TABLE "stock_count" ALTER COLUMN "files" SET DATA TYPE uuid[] USING file_names_of("files");
--> statement-breakpoint
ALTER TABLE "equipment" ALTER COLUMN "images" SET DATA TYPE uuid[] USING file_names_of("images");
--> statement-breakpoint
ALTER TABLE "equipment" ALTER COLUMN "manuals" SET DATA TYPE uuid[] USING file_names_of("manuals");
--> statement-breakpoint
ALTER TABLE "equipment_contract" ALTER COLUMN "files" SET DATA TYPE uuid[] USING file_names_of("files");
--> statement-breakpoint
ALTER TABLE "periodic_checklist" ALTER COLUMN "images" SET DATA TYPE uuid[] USING file_names_of("images");
--> statement-breakpoint
ALTER TABLE "incident_checklist" ALTER COLUMN "images_before" SET DATA TYPE uuid[] USING file_names_of("images_before");
--> statement-breakpoint
ALTER TABLE "incident_checklist" ALTER COLUMN "images_after" SET DATA TYPE uuid[] USING file_names_of("images_after");
--> statement-breakpoint
ALTER TABLE "suggestion" ALTER COLUMN "files" SET DATA TYPE uuid[] USING file_names_of("files");
--> statement-breakpoint
ALTER TABLE "vehicle" ALTER COLUMN "documents" SET DATA TYPE uuid[] USING file_names_of("documents");
--> statement-breakpoint
ALTER TABLE "parking_log" ALTER COLUMN "images" SET DATA TYPE uuid[] USING file_names_of("images");
--> statement-breakpoint
ALTER TABLE "water_reading" ALTER COLUMN "image" SET DATA TYPE uuid USING file_name_of("image");
--> statement-breakpoint
ALTER TABLE "electric_reading" ALTER COLUMN "image" SET DATA TYPE uuid USING file_name_of("image");
--> statement-breakpoint
ALTER TABLE "handover" ALTER COLUMN "images" SET DATA TYPE uuid[] USING file_names_of("images");
--> statement-breakpoint
ALTER TABLE "handover" ALTER COLUMN "minutes" SET DATA TYPE uuid USING file_name_of("minutes");
--> statement-breakpoint
ALTER TABLE "resident_registration" ALTER COLUMN "id_front_image" SET DATA TYPE uuid USING file_name_of("id_front_image");
--> statement-breakpoint
ALTER TABLE "resident_registration" ALTER COLUMN "id_back_image" SET DATA TYPE uuid USING file_name_of("id_back_image");
--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "logo" SET DATA TYPE uuid USING file_name_of("logo");
--> statement-breakpoint
ALTER TABLE "service_group" ALTER COLUMN "image" SET DATA TYPE uuid USING file_name_of("image");
--> statement-breakpoint
ALTER TABLE "service" ALTER COLUMN "image" SET DATA TYPE uuid USING file_name_of("image");
--> statement-breakpoint
ALTER TABLE "utility_type" ALTER COLUMN "image" SET DATA TYPE uuid USING file_name_of("image");
--> statement-breakpoint
ALTER TABLE "utility" ALTER COLUMN "images" SET DATA TYPE uuid[] USING file_names_of("images");
--> statement-breakpoint
ALTER TABLE "form_answer" ALTER COLUMN "signature" SET DATA TYPE uuid USING file_name_of("signature");
--> statement-breakpoint
ALTER TABLE "contract" ALTER COLUMN "files" SET DATA TYPE uuid[] USING file_names_of("files");
--> statement-breakpoint
ALTER TABLE "bank" ALTER COLUMN "logo" SET DATA TYPE uuid USING file_name_of("logo");
--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "cover" SET DATA TYPE uuid USING file_name_of("cover");
--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "files" SET DATA TYPE uuid[] USING file_names_of("files");
--> statement-breakpoint
ALTER TABLE "citizen_handbook" ALTER COLUMN "cover" SET DATA TYPE uuid USING file_name_of("cover");
--> statement-breakpoint
ALTER TABLE "citizen_handbook" ALTER COLUMN "files" SET DATA TYPE uuid[] USING file_names_of("files");
--> statement-breakpoint
ALTER TABLE "notification" ALTER COLUMN "image" SET DATA TYPE uuid USING file_name_of("image");
--> statement-breakpoint
ALTER TABLE "notification" ALTER COLUMN "files" SET DATA TYPE uuid[] USING file_names_of("files");
--> statement-breakpoint
ALTER TABLE "banner" ALTER COLUMN "image" SET DATA TYPE uuid USING file_name_of("image");
--> statement-breakpoint
ALTER TABLE "slider" ALTER COLUMN "images" SET DATA TYPE uuid[] USING file_names_of("images");
--> statement-breakpoint
ALTER TABLE "conversation" ALTER COLUMN "images" SET DATA TYPE uuid[] USING file_names_of("images");
--> statement-breakpoint
ALTER TABLE "conversation_comment" ALTER COLUMN "images" SET DATA TYPE uuid[] USING file_names_of("images");
--> statement-breakpoint
CREATE INDEX "file_content_released_idx" ON "file_content" USING btree ("released_at");
--> statement-breakpoint
ALTER TABLE "file_content" ADD CONSTRAINT "file_content_public_id_unique" UNIQUE("public_id");
--> statement-breakpoint
DROP FUNCTION file_name_of(bigint);
--> statement-breakpoint
DROP FUNCTION file_names_of(bigint[]);
--> statement-breakpoint
-- Sums of what a building holds and of what an account has uploaded of late: asked at every upload.
CREATE INDEX "file_usage_index" ON "file" ("building_id") INCLUDE ("size");
--> statement-breakpoint
CREATE INDEX "file_uploads_index" ON "file" ("created_by", "created_at") INCLUDE ("size");
--> statement-breakpoint
CREATE INDEX "file_owner_index" ON "file" ("owner_entity", "owner_id");
--> statement-breakpoint
DROP INDEX "file_building_id_size_index";
