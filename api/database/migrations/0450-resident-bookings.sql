ALTER TABLE "utility" ADD COLUMN "cancel_hours" numeric(15,0) DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "utility_booking" ADD COLUMN "cancel_until" timestamptz;
--> statement-breakpoint
ALTER TABLE "utility_booking" ADD COLUMN "rating" numeric(15,0);
--> statement-breakpoint
ALTER TABLE "utility" ADD CONSTRAINT "utility_cancel_hours_check" CHECK ("cancel_hours" > -1e15 AND "cancel_hours" < 1e15);
--> statement-breakpoint
ALTER TABLE "utility_booking" ADD CONSTRAINT "utility_booking_rating_check" CHECK ("rating" > -1e15 AND "rating" < 1e15);
--> statement-breakpoint
-- Every place said nothing so far: until it begins, by the office's clock.
UPDATE "utility_booking" SET "cancel_until" = (("date" + "from_time") at time zone 'UTC') - interval '7 hours';
