ALTER TABLE "form_answer" ADD COLUMN "entered_by_id" bigint;
--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "entered_by_id" bigint;
--> statement-breakpoint
ALTER TABLE "form_answer" ADD CONSTRAINT "form_answer_entered_by_id_key" FOREIGN KEY ("entered_by_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_entered_by_id_key" FOREIGN KEY ("entered_by_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "form_answer_building_id_entered_by_id_index" ON "form_answer" USING btree ("building_id","entered_by_id","id");
--> statement-breakpoint
CREATE INDEX "conversation_building_id_entered_by_id_index" ON "conversation" USING btree ("building_id","entered_by_id","id");
--> statement-breakpoint
update conversation c set entered_by_id = c.created_by from account a where a.id = c.created_by;
--> statement-breakpoint
update form_answer f set entered_by_id = f.created_by from account a where a.id = f.created_by;
