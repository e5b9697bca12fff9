ALTER TABLE "apartment" ADD COLUMN "closed_on" date;
