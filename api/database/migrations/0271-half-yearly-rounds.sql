ALTER TABLE "periodic_checklist" DROP CONSTRAINT "periodic_checklist_period_check";
--> statement-breakpoint
ALTER TABLE "periodic_checklist" ADD CONSTRAINT "periodic_checklist_period_check" CHECK ("period" IN ('once', 'daily', 'weekly', 'monthly', 'quarterly', 'half_year', 'yearly'));
