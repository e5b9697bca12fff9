ALTER TABLE "registration_form" ADD COLUMN "answer_limit" text DEFAULT 'none' NOT NULL;
--> statement-breakpoint
-- Forms that are there already go on taking any number of answers.
ALTER TABLE "registration_form" ALTER COLUMN "answer_limit" SET DEFAULT 'per_apartment';
--> statement-breakpoint
ALTER TABLE "registration_form" ADD CONSTRAINT "registration_form_answer_limit_check" CHECK ("answer_limit" IN ('per_apartment', 'per_person', 'none'));
--> statement-breakpoint
ALTER TABLE "form_link" ADD COLUMN "token" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "form_link_shared_unique" ON "form_link" USING btree ("building_id","form_id") WHERE token is not null and withdrawn_at is null;
