ALTER TABLE "feedback" ADD COLUMN "answered_by" text DEFAULT 'resident' NOT NULL;
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_answered_by_check" CHECK ("answered_by" IN ('resident', 'staff'));
--> statement-breakpoint
-- Who answered says whose satisfaction it was; an answer without an account stays a resident's.
UPDATE "feedback" f SET answered_by = 'staff' FROM "account" a WHERE a.id = f.account_id AND a.type <> 'org_resident';
