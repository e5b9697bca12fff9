ALTER TABLE "push_recipient" DROP CONSTRAINT "push_recipient_outcome_check";
--> statement-breakpoint
ALTER TABLE "push_notification" ADD COLUMN "by_email" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "push_recipient" ADD CONSTRAINT "push_recipient_outcome_check" CHECK ("outcome" IN ('sent', 'emailed', 'no_account', 'account_disabled'));
