ALTER TABLE "receipt" ADD COLUMN "collector_name" text;
--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "voided_by_name" text;
--> statement-breakpoint
ALTER TABLE "till_closing" ADD COLUMN "cashier_name" text;
--> statement-breakpoint
ALTER TABLE "till_closing" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "closed_month" ADD COLUMN "closed_by_name" text;
--> statement-breakpoint
CREATE INDEX "till_closing_search_text_index" ON "till_closing" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
alter table receipt disable trigger frozen;
--> statement-breakpoint
update receipt r set collector_name = (select name from account where id = r.collector_id), voided_by_name = (select name from account where id = r.voided_by_id);
--> statement-breakpoint
alter table receipt enable trigger frozen;
--> statement-breakpoint
update till_closing t set cashier_name = a.name, search_text = plain_text(a.name) from account a where a.id = t.cashier_id;
--> statement-breakpoint
update closed_month m set closed_by_name = a.name from account a where a.id = m.closed_by_id;
--> statement-breakpoint
create or replace function refuse_receipt_change() returns trigger language plpgsql as $$
declare moves constant text[] := '{status,reason,voided_on,voided_by_id,voided_by_name,version,updated_at,updated_by}';
begin
  if (to_jsonb(old) - moves) is distinct from (to_jsonb(new) - moves) or old.status = 'voided'
  then raise exception 'a receipt is frozen' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
