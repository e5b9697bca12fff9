ALTER TABLE "handover" ADD COLUMN "giver_signature" uuid;
