-- A line of a cash account that is kept in another currency says so many of it, and at which rate: so many of the other
-- currency of the pair for one `rate_of`. `amount` stays in the building's currency, in which entries balance.
alter table ledger_line
  add column currency text,
  add column foreign_amount numeric(18, 2),
  add column rate numeric(15, 6),
  add column rate_of text,
  drop constraint ledger_line_amount_check,
  add constraint ledger_line_amount_check check (amount > -1e13 and amount < 1e13),
  -- What is worth less than the least unit of the books still moves notes.
  add constraint ledger_line_moves_check check (amount <> 0 or coalesce(foreign_amount, 0) <> 0),
  add constraint ledger_line_foreign_amount_check check (foreign_amount > -1e13 and foreign_amount < 1e13),
  add constraint ledger_line_foreign_check check ((currency is null) = (foreign_amount is null)
    and (currency is null or account = 'cash') and (rate is null) = (rate_of is null) and rate > 0);
--> statement-breakpoint
-- What is in a cash account of another currency, in that currency; null for all others.
alter table ledger_balance
  add column foreign_balance numeric(18, 2) check (foreign_balance > -1e15 and foreign_balance < 1e15);
--> statement-breakpoint
create or replace function post_lines() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from added group by building_id, entry_id having sum(amount) <> 0)
  then raise exception 'an entry does not balance' using errcode = 'LB002'; end if;
  insert into debt (building_id, apartment_id)
    select distinct building_id, apartment_id from added where apartment_id is not null order by 1, 2
    on conflict (building_id, apartment_id) do nothing;
  update debt d set outstanding = d.outstanding + a.owed, credit = d.credit + a.credited, version = d.version + 1, updated_at = now()
    from (select building_id, apartment_id,
        coalesce(sum(amount) filter (where account = 'receivable'), 0) as owed,
        coalesce(-sum(amount) filter (where account = 'credit'), 0) as credited
      from added where apartment_id is not null group by 1, 2) a
    where d.building_id = a.building_id and d.apartment_id = a.apartment_id;
  insert into ledger_balance as b (building_id, account, ref, balance, foreign_balance)
    select building_id, account, coalesce(cash_account_id::text, category), sum(amount), sum(foreign_amount)
      from added where apartment_id is null group by 1, 2, 3 order by 1, 2, 3
    on conflict (building_id, account, ref) do update set balance = b.balance + excluded.balance,
      foreign_balance = case when excluded.foreign_balance is null then b.foreign_balance
        else coalesce(b.foreign_balance, 0) + excluded.foreign_balance end;
  return null;
end $$;
--> statement-breakpoint
-- Money of another currency cannot come into an account, or leave it, without its own amount.
create function refuse_other_currency() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from added a where (a.cash_account_id is not null or a.currency is not null)
    and a.currency is distinct from (select c.currency_code from cash_account c
      where c.building_id = a.building_id and c.id = a.cash_account_id))
  then raise exception 'a line is not in the currency of its account' using errcode = 'LB006'; end if;
  return null;
end $$;
--> statement-breakpoint
create trigger own_currency after insert on ledger_line referencing new table as added
  for each statement execute function refuse_other_currency();
--> statement-breakpoint
create function refuse_currency_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the currency of an account stays' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger currency_kept before update on cash_account for each row
  when (old.currency_code is distinct from new.currency_code) execute function refuse_currency_change();
--> statement-breakpoint
-- A link says all of it; what earlier entries said is unchanged. api/ledger/invariants-chain.ts says the same once more.
create or replace function link_entries(building bigint, first_id bigint, last_id bigint) returns void language plpgsql
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
            || case when l.currency is null then '[]' else jsonb_build_array(l.currency, l.foreign_amount, l.rate, l.rate_of) end
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
alter table ledger_entry_account disable trigger append_only;
--> statement-breakpoint
insert into ledger_entry_account (kind, account) values ('receipt', 'exchange_difference'),
  ('receipt_void', 'exchange_difference'), ('till_closing', 'exchange_difference');
--> statement-breakpoint
alter table ledger_entry_account enable trigger append_only;
