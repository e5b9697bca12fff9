ALTER TABLE "fee" ALTER COLUMN "fee_type" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "opening_debt" ALTER COLUMN "fee_type" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "update_known" boolean DEFAULT false NOT NULL;
