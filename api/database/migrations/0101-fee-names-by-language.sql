ALTER TABLE "fee" ADD COLUMN "language_contents" jsonb;
--> statement-breakpoint
ALTER TABLE "fee_setting" ADD COLUMN "language_contents" jsonb;
