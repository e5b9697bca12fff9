ALTER TABLE "log" ADD COLUMN "import_batch" text;
--> statement-breakpoint
ALTER TABLE "log" ADD COLUMN "import_file" text;
--> statement-breakpoint
ALTER TABLE "log" ADD COLUMN "import_uploader" text;
--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "checked_by" bigint;
--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "applied_by" bigint;
--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "undone_by" bigint;
--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "stopped" text;
--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Until now every step ran with the rights of the account that uploaded the file, and the log names it.
update import_batch set checked_by = account_id,
  applied_by = case when status in ('applying', 'done', 'undoing', 'undone') then account_id end,
  undone_by = case when status in ('undoing', 'undone') then account_id end
--> statement-breakpoint
ALTER TABLE "import_batch" ALTER COLUMN "checked_by" SET NOT NULL;
