create or replace function sum_ledger(building bigint) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
declare done bigint; last bigint;
begin
  select number into done from ledger_summed where building_id = building;
  -- Whether there are newer links is known by the last one: where there are none, all would be looked at for one.
  select max(number) into last from ledger_chain where building_id = building;
  if coalesce(last, 0) <= coalesce(done, 0) then return; end if;
  insert into ledger_summed (building_id, number, summed_at) values (building, 0, now()) on conflict (building_id) do nothing;
  select number into done from ledger_summed where building_id = building for update;
  -- Who held the row may have summed these links, and more.
  select max(number) into last from ledger_chain where building_id = building;
  if last <= done then return; end if;
  -- After an import or the copy of a building nothing is known yet of how many rows there are: planned for a handful, the sums
  -- of what is owed took ten minutes.
  if last - done > 10000 then analyze ledger_chain, ledger_entry, ledger_line, settlement; end if;
  execute format('with entry as materialized (select e.* from ledger_chain c cross join lateral (select id, booked_on from ledger_entry
        where building_id = %1$s and id = c.entry_id offset 0) e
        where c.building_id = %1$s and c.number > %2$s and c.number <= %3$s)
    insert into ledger_day as d (building_id, booked_on, account, cash_account_id, category, is_debit, amount, lines)
      select %1$s, e.booked_on, l.account, l.cash_account_id, l.category, l.amount > 0, sum(l.amount), count(*)
        from entry e
          cross join lateral (select account, cash_account_id, category, amount from ledger_line
            where building_id = %1$s and entry_id = e.id offset 0) l
        group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
      on conflict (building_id, booked_on, account, cash_account_id, category, is_debit)
        do update set amount = d.amount + excluded.amount, lines = d.lines + excluded.lines', building, done, last);
  perform sum_owed(building, done, last);
  perform sum_money_in(building, done, last);
  perform sum_till(building, done, last);
  update ledger_summed set number = last, summed_at = now() where building_id = building;
end $$;
