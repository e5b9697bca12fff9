ALTER TABLE "handover" ADD COLUMN "checklist" jsonb;
--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "receiver_signature" uuid;
