ALTER TABLE "preprint_template" ADD COLUMN "width" numeric(15,1) DEFAULT 210 NOT NULL;
--> statement-breakpoint
ALTER TABLE "preprint_template" ADD COLUMN "height" numeric(15,1) DEFAULT 148 NOT NULL;
--> statement-breakpoint
ALTER TABLE "preprint_template" ADD COLUMN "shift_x" numeric(15,1) DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "preprint_template" ADD COLUMN "shift_y" numeric(15,1) DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "preprint_template" ADD COLUMN "places" jsonb;
--> statement-breakpoint
ALTER TABLE "preprint_template" ADD CONSTRAINT "preprint_template_width_check" CHECK ("width" > -1e14 AND "width" < 1e14);
--> statement-breakpoint
ALTER TABLE "preprint_template" ADD CONSTRAINT "preprint_template_height_check" CHECK ("height" > -1e14 AND "height" < 1e14);
--> statement-breakpoint
ALTER TABLE "preprint_template" ADD CONSTRAINT "preprint_template_shift_x_check" CHECK ("shift_x" > -1e14 AND "shift_x" < 1e14);
--> statement-breakpoint
ALTER TABLE "preprint_template" ADD CONSTRAINT "preprint_template_shift_y_check" CHECK ("shift_y" > -1e14 AND "shift_y" < 1e14);
