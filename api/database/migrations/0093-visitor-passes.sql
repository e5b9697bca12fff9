ALTER TABLE "visitor" ADD COLUMN "email" text;
--> statement-breakpoint
ALTER TABLE "visitor" ADD COLUMN "pass_code" text;

--> statement-breakpoint
-- Visits from before there were passes get one each: 48 random bits.
update visitor set pass_code = upper(left(replace(gen_random_uuid()::text, '-', ''), 12));
--> statement-breakpoint
-- The gate asks by the code alone, to tell another building's pass from none.
create unique index visitor_pass_code_unique on visitor (pass_code);
