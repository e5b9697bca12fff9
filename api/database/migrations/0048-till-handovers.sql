ALTER TABLE "till_closing" ADD COLUMN "receiver_id" bigint;
--> statement-breakpoint
ALTER TABLE "till_closing" ADD COLUMN "receiver_name" text;
--> statement-breakpoint
ALTER TABLE "till_closing" ADD COLUMN "accepted_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "till_closing" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "till_closing" ADD COLUMN "status" text DEFAULT 'closed' NOT NULL;
--> statement-breakpoint
ALTER TABLE "till_closing" ADD CONSTRAINT "till_closing_receiver_id_key" FOREIGN KEY ("receiver_id") REFERENCES "public"."account"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "till_closing_building_id_receiver_id_index" ON "till_closing" USING btree ("building_id","receiver_id","id");
--> statement-breakpoint
CREATE INDEX "till_closing_building_id_status_index" ON "till_closing" USING btree ("building_id","status","id");
--> statement-breakpoint
ALTER TABLE "till_closing" ADD CONSTRAINT "till_closing_status_check" CHECK ("status" IN ('closed', 'handed_over', 'accepted'));
--> statement-breakpoint
-- What was counted stays as it was; only who takes it over is added.
drop trigger append_only on till_closing;
--> statement-breakpoint
create trigger append_only before delete or truncate on till_closing for each statement execute function refuse_change();
--> statement-breakpoint
create function refuse_till_change() returns trigger language plpgsql as $$
declare moves constant text[] := '{status,receiver_id,receiver_name,accepted_at,reason,version,updated_at,updated_by}';
begin
  if (to_jsonb(old) - moves) is distinct from (to_jsonb(new) - moves) or old.status = 'accepted'
  then raise exception 'a till closing is frozen' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
--> statement-breakpoint
create trigger frozen before update on till_closing for each row execute function refuse_till_change();
