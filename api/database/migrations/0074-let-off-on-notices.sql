ALTER TABLE "notice_slip" ADD COLUMN "let_off" numeric(18,2) DEFAULT '0';
--> statement-breakpoint
ALTER TABLE "notice_slip" ADD CONSTRAINT "notice_slip_let_off_check" CHECK ("let_off" >= 0 AND "let_off" < 1e13);
