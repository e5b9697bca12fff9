ALTER TABLE "contract" ADD COLUMN "sent_plan" jsonb;
