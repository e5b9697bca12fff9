ALTER TABLE "closed_month" ADD COLUMN "ledger_head" text;
--> statement-breakpoint
ALTER TABLE "till_closing" ADD COLUMN "ledger_head" text;
--> statement-breakpoint
create trigger head_kept before update on closed_month for each row
  when (old.ledger_head is distinct from new.ledger_head) execute function refuse_change();
--> statement-breakpoint
-- Each entry is a link in the chain of its building: a hash over the link before it and over all that the entry and its
-- lines say. Whoever changes or removes an entry breaks the chain; whoever cuts off its end removes heads that were shown.
create table ledger_chain (
  building_id bigint not null,
  number bigint not null check (number > 0),
  entry_id bigint not null,
  hash bytea not null check (length(hash) = 32),
  constraint ledger_chain_pkey primary key (building_id, number),
  constraint ledger_chain_entry_unique unique (building_id, entry_id)
);
--> statement-breakpoint
-- Links the entries of a range of ids that are not linked yet. api/ledger/invariants-chain.ts says the same once more.
-- Names are looked up in the real schema first: a temporary type of the same name would run with the owner's rights.
create function link_entries(building bigint, first_id bigint, last_id bigint) returns void language plpgsql
  set search_path = public, pg_temp as $$
declare one record; place bigint; head bytea;
begin
  select c.number, c.hash into place, head from public.ledger_chain c
    where c.building_id = building order by c.number desc limit 1;
  place := coalesce(place, 0);
  for one in
    -- Subqueries by key: a join would be planned for a range of unknown size, and might read the whole chain.
    select e.id, jsonb_build_array(e.building_id, e.id, e.kind, e.document_id, e.booked_on, e.created_by,
        (extract(epoch from e.created_at) * 1000000)::bigint,
        (select jsonb_agg(jsonb_build_array(l.number, l.account, l.apartment_id, l.cash_account_id, l.category, l.amount)
            order by l.number)
          from public.ledger_line l where l.building_id = e.building_id and l.entry_id = e.id))::text as content
      from public.ledger_entry e
      where e.building_id = building and e.id between first_id and last_id
        and (select c.number from public.ledger_chain c where c.building_id = e.building_id and c.entry_id = e.id) is null
      order by e.id
  loop
    place := place + 1;
    head := sha256(coalesce(head, '') || convert_to(one.content, 'UTF8'));
    insert into public.ledger_chain (building_id, number, entry_id, hash) values (building, place, one.id, head);
  end loop;
end $$;
--> statement-breakpoint
revoke execute on function link_entries(bigint, bigint, bigint) from public;
--> statement-breakpoint
do $$
declare books record;
begin
  for books in select building_id, max(id) as last_id from ledger_entry group by 1 order by 1 loop
    perform link_entries(books.building_id, 0, books.last_id);
  end loop;
end $$;
--> statement-breakpoint
-- The first entry of a transaction links all of them: one pass, and the others have nothing left to do. The lock of the
-- chain is the last that a transaction takes, at its end, so nobody who holds it waits for anything else.
create function chain_entry() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from public.ledger_chain c where c.building_id = new.building_id and c.entry_id = new.id)
  then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('chain/' || new.building_id, 0));
  perform public.link_entries(new.building_id, new.id, new.id + 49999);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger chained after insert on ledger_entry deferrable initially deferred
  for each row execute function chain_entry();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on ledger_chain
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on log
  for each statement execute function refuse_change();
--> statement-breakpoint
-- Guards look at the real tables, even if somebody has made temporary ones with their names.
alter function refuse_closed_month() set search_path = public, pg_temp;
--> statement-breakpoint
alter function post_lines() set search_path = public, pg_temp;
--> statement-breakpoint
alter function settle_fees() set search_path = public, pg_temp;
--> statement-breakpoint
alter function refuse_partial_entry() set search_path = public, pg_temp;
--> statement-breakpoint
alter function refuse_late_lines() set search_path = public, pg_temp;
--> statement-breakpoint
alter function refuse_typed_payment() set search_path = public, pg_temp;
