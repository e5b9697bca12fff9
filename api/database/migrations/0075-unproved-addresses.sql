CREATE TABLE "unproved_address" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"former_email" text NOT NULL,
	"undo_until" timestamp with time zone NOT NULL
);
