ALTER TABLE "fee" ALTER COLUMN "unit_price" SET DATA TYPE numeric(19,6);
--> statement-breakpoint
ALTER TABLE "service" ALTER COLUMN "price" SET DATA TYPE numeric(19,6);
--> statement-breakpoint
ALTER TABLE "vehicle" ALTER COLUMN "price" SET DATA TYPE numeric(19,6);
--> statement-breakpoint
ALTER TABLE "vehicle_card_type" ALTER COLUMN "unit_price" SET DATA TYPE numeric(19,6);
--> statement-breakpoint
ALTER TABLE "warehouse_item" ALTER COLUMN "unit_cost" SET DATA TYPE numeric(19,6);
--> statement-breakpoint
ALTER TABLE "fee_schedule" ADD COLUMN "problem" text;
--> statement-breakpoint
ALTER TABLE "fee_schedule" ADD COLUMN "problem_month" text;
--> statement-breakpoint
ALTER TABLE "fee_schedule" ADD CONSTRAINT "fee_schedule_problem_check" CHECK ("problem" IN ('month_closed', 'order_expired', 'fee_not_charged', 'run_failed', 'failed'));
--> statement-breakpoint
ALTER TABLE "fee_schedule" ADD CONSTRAINT "fee_schedule_problem_month_check" CHECK ("problem_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$');
