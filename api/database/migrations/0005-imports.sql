CREATE TABLE "import_batch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" bigint NOT NULL,
	"building_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"type" text NOT NULL,
	"filename" text NOT NULL,
	"sha256" text NOT NULL,
	"status" text DEFAULT 'uploaded' NOT NULL,
	"header" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"batch_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"record_id" bigint,
	"version" integer,
	"before" jsonb,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_row_batch_id_number_pk" PRIMARY KEY("batch_id","number")
);
--> statement-breakpoint
CREATE INDEX "import_batch_building_idx" ON "import_batch" USING btree ("building_id","type","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "import_row_outcome_idx" ON "import_row" USING btree ("batch_id","outcome","number");
