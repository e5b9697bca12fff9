ALTER TABLE "receipt" ADD COLUMN "change_given" numeric(18,2) DEFAULT '0' NOT NULL;
--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_change_given_check" CHECK ("change_given" >= 0 AND "change_given" < 1e13);
