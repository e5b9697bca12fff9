ALTER TABLE "import_batch" ADD COLUMN "moved_at" timestamp with time zone DEFAULT now() NOT NULL;
