ALTER TABLE "bank_line" DROP CONSTRAINT "bank_line_status_check";
--> statement-breakpoint
ALTER TABLE "bank_line" ADD COLUMN "told_line_id" bigint;
--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_building_id_told_line_id_key" FOREIGN KEY ("building_id","told_line_id") REFERENCES "public"."bank_line"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bank_line_building_id_told_line_id_index" ON "bank_line" USING btree ("building_id","told_line_id","id");
--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_status_check" CHECK ("status" IN ('unmatched', 'matched', 'not_ours', 'conflict', 'joined'));

--> statement-breakpoint
-- A gateway's line learns once of the statement that has its movement too.
create or replace function refuse_bank_line_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare moves constant text[] := '{status,why,apartment_id,receipt_id,payment_voucher_id,shares,reason,message_id,statement_id,also_code,version,updated_at,updated_by}';
begin
  if (to_jsonb(old) - moves) is distinct from (to_jsonb(new) - moves)
    or (old.message_id is not null and new.message_id is distinct from old.message_id)
    or (old.statement_id is not null and new.statement_id is distinct from old.statement_id)
    or (old.also_code is not null and new.also_code is distinct from old.also_code)
    or (old.status = 'conflict' and new.status not in ('conflict', 'unmatched'))
    or (new.status = 'conflict' and old.status not in ('conflict', 'unmatched', 'not_ours'))
    or (new.status = 'joined' and new.told_line_id is null)
  then raise exception 'a bank line is frozen' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
