-- Each entry and its lines are found by their keys from each link of the chain, whatever the planner knows of a building
-- whose first entries are new: it takes them for a few, and compared each line with each link.
create or replace function sum_ledger(building bigint) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
declare done bigint;
begin
  select number into done from ledger_summed where building_id = building;
  if not exists (select from ledger_chain where building_id = building and number > coalesce(done, 0)) then return; end if;
  insert into ledger_summed (building_id, number) values (building, 0) on conflict (building_id) do nothing;
  select number into done from ledger_summed where building_id = building for update;
  execute format('with link as materialized (select entry_id, number from ledger_chain where building_id = %1$s and number > %2$s),
      added as (insert into ledger_day as d (building_id, booked_on, account, cash_account_id, category, is_debit, amount, lines)
        select %1$s, e.booked_on, l.account, l.cash_account_id, l.category, l.amount > 0, sum(l.amount), count(*)
          from link
            cross join lateral (select booked_on from ledger_entry
              where building_id = %1$s and id = link.entry_id offset 0) e
            cross join lateral (select account, cash_account_id, category, amount from ledger_line
              where building_id = %1$s and entry_id = link.entry_id offset 0) l
          group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
        on conflict (building_id, booked_on, account, cash_account_id, category, is_debit)
          do update set amount = d.amount + excluded.amount, lines = d.lines + excluded.lines)
    update ledger_summed set number = greatest(number, (select max(number) from link)) where building_id = %1$s', building, done);
end $$;
