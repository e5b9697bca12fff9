CREATE TABLE "form_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"building_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"apartment_id" bigint,
	"resident_id" bigint,
	"token_hash" text NOT NULL,
	"made_by_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "form_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "form_link_form_idx" ON "form_link" USING btree ("building_id","form_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "form_link_expiry_idx" ON "form_link" USING btree ("expires_at");
--> statement-breakpoint
-- Links had tickets: building, form, apartment and resident joined by dots. Those that people hold stay what they are.
INSERT INTO "form_link" (building_id, form_id, apartment_id, resident_id, token_hash, created_at, expires_at, answered_at)
SELECT split_part(subject, '.', 1)::bigint, split_part(subject, '.', 2)::bigint,
  nullif(split_part(subject, '.', 3), '')::bigint, nullif(split_part(subject, '.', 4), '')::bigint,
  token_hash, created_at, expires_at, CASE purpose WHEN 'answered_form' THEN created_at END
FROM "ticket" WHERE purpose IN ('answer_form', 'answered_form') AND expires_at > now();
--> statement-breakpoint
DELETE FROM "ticket" WHERE purpose IN ('answer_form', 'answered_form');
