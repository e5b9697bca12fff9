ALTER TABLE "group_fee_slip" DROP CONSTRAINT "group_fee_slip_status_check";
--> statement-breakpoint
ALTER TABLE "group_fee_slip" ADD CONSTRAINT "group_fee_slip_status_check" CHECK ("status" IN ('running', 'success', 'incomplete', 'failed'));
--> statement-breakpoint
UPDATE "group_fee_slip" SET "status" = 'incomplete' WHERE "status" = 'success' AND "failed_count" > 0;
