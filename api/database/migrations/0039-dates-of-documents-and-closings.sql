ALTER TABLE "closed_month" DROP CONSTRAINT "closed_month_building_id_month_unique";
--> statement-breakpoint
ALTER TABLE "closed_month" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "closed_month" ADD COLUMN "reopened_on" date;
--> statement-breakpoint
ALTER TABLE "closed_month" ADD COLUMN "reopened_by_id" bigint;
--> statement-breakpoint
ALTER TABLE "closed_month" ADD COLUMN "reopened_by_name" text;
--> statement-breakpoint
ALTER TABLE "closed_month" ADD COLUMN "reopened_by_code" text;
--> statement-breakpoint
ALTER TABLE "closed_month" ADD COLUMN "status" text DEFAULT 'closed' NOT NULL;
--> statement-breakpoint
ALTER TABLE "fee" ADD COLUMN "booked_on" date;
--> statement-breakpoint
ALTER TABLE "fee" ADD COLUMN "voided_on" date;
--> statement-breakpoint
ALTER TABLE "closed_month" ADD CONSTRAINT "closed_month_reopened_by_id_key" FOREIGN KEY ("reopened_by_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "closed_month_building_id_reopened_by_id_index" ON "closed_month" USING btree ("building_id","reopened_by_id","id");
--> statement-breakpoint
CREATE INDEX "closed_month_building_id_status_index" ON "closed_month" USING btree ("building_id","status","id");
--> statement-breakpoint
ALTER TABLE "closed_month" ADD CONSTRAINT "closed_month_status_check" CHECK ("status" IN ('closed', 'reopened'));
