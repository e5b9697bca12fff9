CREATE TABLE "sign_in_address" (
	"account_id" bigint NOT NULL,
	"address_hash" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_address_account_id_address_hash_pk" PRIMARY KEY("account_id","address_hash")
);
--> statement-breakpoint
CREATE INDEX "sign_in_address_seen_idx" ON "sign_in_address" USING btree ("seen_at");
