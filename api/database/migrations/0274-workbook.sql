CREATE TABLE "import_workbook" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_workbook_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" bigint NOT NULL,
	"building_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"filename" text NOT NULL,
	"status" text DEFAULT 'checking' NOT NULL,
	"stopped" text,
	"round" integer DEFAULT 0 NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"found" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "workbook_id" bigint;
--> statement-breakpoint
CREATE INDEX "import_workbook_building_idx" ON "import_workbook" USING btree ("building_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "import_batch_workbook_idx" ON "import_batch" USING btree ("workbook_id");
