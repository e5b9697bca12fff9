ALTER TABLE "fee_schedule" DROP CONSTRAINT "fee_schedule_problem_check";
--> statement-breakpoint
ALTER TABLE "fee_schedule" ADD CONSTRAINT "fee_schedule_problem_check" CHECK ("problem" IN ('month_closed', 'order_expired', 'fee_not_charged', 'run_failed', 'run_incomplete', 'failed'));
