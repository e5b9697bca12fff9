ALTER TABLE "example_template" DROP CONSTRAINT "example_template_type_check";
--> statement-breakpoint
ALTER TABLE "contract" ADD COLUMN "terms" text;
--> statement-breakpoint
ALTER TABLE "contract" ADD COLUMN "template_version_id" bigint;
--> statement-breakpoint
ALTER TABLE "contract_template" ADD COLUMN "print_template_id" bigint;
--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_building_id_template_version_id_key" FOREIGN KEY ("building_id","template_version_id") REFERENCES "public"."template_version"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_template" ADD CONSTRAINT "contract_template_building_id_print_template_id_key" FOREIGN KEY ("building_id","print_template_id") REFERENCES "public"."example_template"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contract_building_id_template_version_id_index" ON "contract" USING btree ("building_id","template_version_id","id");
--> statement-breakpoint
CREATE INDEX "contract_template_building_id_print_template_id_index" ON "contract_template" USING btree ("building_id","print_template_id","id");
--> statement-breakpoint
ALTER TABLE "example_template" ADD CONSTRAINT "example_template_type_check" CHECK ("type" IN ('notice', 'receipt', 'contract', 'handover'));
