ALTER TABLE "building" ADD COLUMN "country" text;
--> statement-breakpoint
ALTER TABLE "building" ADD COLUMN "city" text;
--> statement-breakpoint
ALTER TABLE "building" ADD CONSTRAINT "building_country_check" CHECK ("country" IN ('VN', 'KH', 'OTHER'));
--> statement-breakpoint
ALTER TABLE "building" ADD CONSTRAINT "building_city_check" CHECK ("city" IN ('ha_noi', 'ho_chi_minh', 'other'));
