-- What type of fee was settled stands beside the amount, so that a report of a year's receipts need not find each fee. A fee
-- keeps its type once it is approved.
alter table settlement add column fee_type text;
--> statement-breakpoint
alter table settlement disable trigger append_only;
--> statement-breakpoint
update settlement s set fee_type = f.fee_type from fee f where f.building_id = s.building_id and f.id = s.fee_id;
--> statement-breakpoint
alter table settlement enable trigger append_only;
--> statement-breakpoint
create function type_settlement() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.fee_type := (select fee_type from fee where building_id = new.building_id and id = new.fee_id);
  return new;
end $$;
--> statement-breakpoint
create trigger typed before insert on settlement for each row execute function type_settlement();
