ALTER TABLE "periodic_checklist" ADD COLUMN "due_day" numeric(15,0);
--> statement-breakpoint
ALTER TABLE "periodic_checklist" ADD COLUMN "missed" numeric(15,0);
--> statement-breakpoint
ALTER TABLE "periodic_checklist" ADD COLUMN "cancels" text DEFAULT 'this_one';
--> statement-breakpoint
ALTER TABLE "periodic_checklist" ADD CONSTRAINT "periodic_checklist_due_day_check" CHECK ("due_day" > -1e15 AND "due_day" < 1e15);
--> statement-breakpoint
ALTER TABLE "periodic_checklist" ADD CONSTRAINT "periodic_checklist_missed_check" CHECK ("missed" > -1e15 AND "missed" < 1e15);
--> statement-breakpoint
ALTER TABLE "periodic_checklist" ADD CONSTRAINT "periodic_checklist_cancels_check" CHECK ("cancels" IN ('this_one', 'series'));
--> statement-breakpoint
-- Until now, whoever cancelled a round ended its series.
update "periodic_checklist" set "cancels" = 'series' where "status" = 'cancelled';
