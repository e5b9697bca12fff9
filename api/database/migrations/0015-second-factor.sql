CREATE TABLE "second_factor" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_ticket" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"password_mark" text NOT NULL,
	"ip" text NOT NULL,
	"remember" boolean NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "recovery_code_account_idx" ON "recovery_code" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "sign_in_ticket_expiry_idx" ON "sign_in_ticket" USING btree ("expires_at");
