CREATE TABLE "former_name" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_name_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"building_id" bigint NOT NULL,
	"entity" text NOT NULL,
	"record_id" bigint NOT NULL,
	"names" jsonb NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "former_name_record_idx" ON "former_name" USING btree ("building_id","entity","record_id","until");
--> statement-breakpoint
-- Keeps what papers print of a record as it was, whoever renames it. Columns come as the trigger's arguments.
create function keep_former_name() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  before jsonb := to_jsonb(old);
  former jsonb := (select jsonb_object_agg(name, before -> name) from unnest(tg_argv) name);
  called jsonb := (select jsonb_object_agg(name, to_jsonb(new) -> name) from unnest(tg_argv) name);
begin
  if former is distinct from called then
    insert into former_name (building_id, entity, record_id, names, until)
      values (coalesce((before ->> 'building_id')::bigint, old.id), tg_table_name, old.id, former, now());
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger former_name after update of name, address on building
  for each row execute function keep_former_name('name', 'address');
--> statement-breakpoint
create trigger former_name after update of code on apartment
  for each row execute function keep_former_name('code');
--> statement-breakpoint
create trigger former_name after update of name, language_contents on payment_method
  for each row execute function keep_former_name('name', 'language_contents');
--> statement-breakpoint
create trigger append_only before update or delete or truncate on former_name
  for each statement execute function refuse_change();
