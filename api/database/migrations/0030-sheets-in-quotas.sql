ALTER TABLE "import_batch" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "import_batch_account_idx" ON "import_batch" USING btree ("account_id","created_at");
