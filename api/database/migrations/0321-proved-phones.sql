CREATE TABLE "proved_phone" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
alter table proved_phone add constraint proved_phone_account_key
  foreign key (account_id) references account (id) on delete cascade;
