ALTER TABLE "apartment" ADD COLUMN "households_number" numeric(15,0) DEFAULT 1;
--> statement-breakpoint
ALTER TABLE "tariff" ADD COLUMN "per" text DEFAULT 'one' NOT NULL;
--> statement-breakpoint
ALTER TABLE "tariff" ADD COLUMN "tier_kind" text DEFAULT 'cumulative' NOT NULL;
--> statement-breakpoint
ALTER TABLE "apartment" ADD CONSTRAINT "apartment_households_number_check" CHECK ("households_number" > -1e15 AND "households_number" < 1e15);
--> statement-breakpoint
ALTER TABLE "tariff" ADD CONSTRAINT "tariff_per_check" CHECK ("per" IN ('one', 'person', 'household'));
--> statement-breakpoint
ALTER TABLE "tariff" ADD CONSTRAINT "tariff_tier_kind_check" CHECK ("tier_kind" IN ('cumulative', 'whole'));
--> statement-breakpoint
UPDATE "tariff" SET "per" = 'person' WHERE "per_person";
--> statement-breakpoint
ALTER TABLE "tariff" DROP COLUMN "per_person";
