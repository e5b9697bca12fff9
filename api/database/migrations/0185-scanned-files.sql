ALTER TABLE "file_content" ADD COLUMN "scanned_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "file_content" ADD COLUMN "infection" text;
