CREATE TABLE "sign_in_device" (
	"account_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_device_account_id_device_hash_pk" PRIMARY KEY("account_id","device_hash")
);
--> statement-breakpoint
CREATE INDEX "sign_in_device_seen_idx" ON "sign_in_device" USING btree ("seen_at");
