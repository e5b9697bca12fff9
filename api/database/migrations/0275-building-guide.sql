CREATE TABLE "building_guide" (
	"building_id" bigint PRIMARY KEY NOT NULL,
	"dismissed_at" timestamp with time zone,
	"dismissed_by" bigint,
	"no_old_debts" boolean DEFAULT false NOT NULL,
	"built_in_letters" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
-- Buildings that are there already know their way; who may update one can bring its guide back.
INSERT INTO "building_guide" ("building_id", "dismissed_at") SELECT "id", now() FROM "building";
