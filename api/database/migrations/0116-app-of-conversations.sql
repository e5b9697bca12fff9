ALTER TABLE "conversation" ADD COLUMN "app" text;
--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_app_check" CHECK ("app" IN ('management', 'operation'));
--> statement-breakpoint
update "conversation" c set "app" = t."app" from "conversation_topic" t where t."building_id" = c."building_id" and t."id" = c."topic_id";
