CREATE TABLE "saved_view" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"building_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"entity" text NOT NULL,
	"list" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name_idx" ON "saved_view" USING btree ("building_id","entity","list","account_id","name");
