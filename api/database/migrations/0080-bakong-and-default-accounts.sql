ALTER TABLE "bank_gateway" DROP CONSTRAINT "bank_gateway_kind_check";
--> statement-breakpoint
ALTER TABLE "bank_line" DROP CONSTRAINT "bank_line_gateway_check";
--> statement-breakpoint
ALTER TABLE "bank" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "bank_gateway" ADD CONSTRAINT "bank_gateway_kind_check" CHECK ("kind" IN ('sepay', 'casso', 'payos', 'bakong', 'demo'));
--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_gateway_check" CHECK ("gateway" IN ('sepay', 'casso', 'payos', 'bakong', 'demo', 'statement'));
