ALTER TABLE "building" ADD COLUMN "code_patterns" jsonb;
