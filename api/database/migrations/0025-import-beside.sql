ALTER TABLE "import_row" ADD COLUMN "beside" jsonb;
