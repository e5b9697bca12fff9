ALTER TABLE "building" DROP CONSTRAINT "building_chart_check";
--> statement-breakpoint
ALTER TABLE "building" ALTER COLUMN "chart" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "building" ALTER COLUMN "chart" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "building" ADD CONSTRAINT "building_chart_check" CHECK ("chart" IN ('tt133', 'tt99', 'none'));
