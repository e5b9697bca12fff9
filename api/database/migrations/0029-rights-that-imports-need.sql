ALTER TABLE "import_batch" ADD COLUMN "needs" jsonb DEFAULT '[]'::jsonb NOT NULL;
