ALTER TABLE "group_notice_slip" DROP CONSTRAINT "group_notice_slip_audience_check";
--> statement-breakpoint
ALTER TABLE "notice_slip" ADD COLUMN "corrects_on" date;
--> statement-breakpoint
ALTER TABLE "group_notice_slip" ADD CONSTRAINT "group_notice_slip_audience_check" CHECK ("audience" IN ('all', 'blocks', 'floors', 'apartments', 'corrected'));
--> statement-breakpoint
ALTER TABLE "example_template" DROP CONSTRAINT "example_template_type_check";
--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "template_version_id" bigint;
--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_building_id_template_version_id_key" FOREIGN KEY ("building_id","template_version_id") REFERENCES "public"."template_version"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "handover_building_id_template_version_id_index" ON "handover" USING btree ("building_id","template_version_id","id");
--> statement-breakpoint
ALTER TABLE "example_template" ADD CONSTRAINT "example_template_type_check" CHECK ("type" IN ('notice', 'receipt', 'handover'));
