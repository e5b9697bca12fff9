-- What was booked on each day by account, so that a report needs not read every line since the beginning. Sums are made
-- after the bookings, in the order of the chain: nobody who books waits for them.
create table ledger_day (
  building_id bigint not null,
  booked_on date not null,
  account text not null,
  cash_account_id bigint,
  category text not null,
  -- Debits and credits apart: some account codes depend on the side.
  is_debit boolean not null,
  amount numeric(20, 2) not null,
  lines integer not null check (lines > 0),
  constraint ledger_day_unique unique nulls not distinct (building_id, booked_on, account, cash_account_id, category, is_debit)
);
--> statement-breakpoint
-- The last link of a building's chain whose entry is in its sums.
create table ledger_summed (
  building_id bigint not null,
  number bigint not null,
  constraint ledger_summed_pkey primary key (building_id)
);
--> statement-breakpoint
-- Adds to the sums what was booked since. Who makes a link holds the chain until it is seen, so that whoever sees a link
-- sees all before it.
create function sum_ledger(building bigint) returns void language plpgsql set search_path = public, pg_temp
  -- Each link by its keys, be it one or all: where statistics are old, other plans would read all entries for a few.
  set enable_hashjoin = off set enable_mergejoin = off as $$
declare done bigint;
begin
  select number into done from ledger_summed where building_id = building;
  if not exists (select from ledger_chain where building_id = building and number > coalesce(done, 0)) then return; end if;
  insert into ledger_summed (building_id, number) values (building, 0) on conflict (building_id) do nothing;
  select number into done from ledger_summed where building_id = building for update;
  execute format('with link as materialized (select entry_id, number from ledger_chain where building_id = %1$s and number > %2$s),
      added as (insert into ledger_day as d (building_id, booked_on, account, cash_account_id, category, is_debit, amount, lines)
        select l.building_id, e.booked_on, l.account, l.cash_account_id, l.category, l.amount > 0, sum(l.amount), count(*)
          from link join ledger_entry e on e.building_id = %1$s and e.id = link.entry_id
            join ledger_line l on l.building_id = %1$s and l.entry_id = link.entry_id
          group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
        on conflict (building_id, booked_on, account, cash_account_id, category, is_debit)
          do update set amount = d.amount + excluded.amount, lines = d.lines + excluded.lines)
    update ledger_summed set number = greatest(number, (select max(number) from link)) where building_id = %1$s', building, done);
end $$;
--> statement-breakpoint
do $$
declare books record;
begin
  for books in select distinct building_id from ledger_chain order by 1 loop
    perform sum_ledger(books.building_id);
  end loop;
end $$;
