-- What was charged, settled and let off on each day by the fees' type, month and day to be paid: a few rows a day, however
-- many apartments there are, so that the first screen and a report by type or month are read at once. Made with the other
-- sums by day, of the same links. `due_on` is infinity for fees without a day.
create table owed_sum (
  building_id bigint not null,
  booked_on date not null,
  kind text not null check (kind in ('fee', 'receipt', 'write_off')),
  fee_type text not null,
  month text not null,
  due_on date not null,
  amount numeric(20, 2) not null,
  constraint owed_sum_pkey primary key (building_id, booked_on, kind, fee_type, month, due_on)
);
--> statement-breakpoint
create or replace function sum_ledger(building bigint) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
declare done bigint; last bigint;
begin
  select number into done from ledger_summed where building_id = building;
  -- Whether there are newer links is known by the last one: where there are none, all would be looked at for one.
  select max(number) into last from ledger_chain where building_id = building;
  if coalesce(last, 0) <= coalesce(done, 0) then return; end if;
  insert into ledger_summed (building_id, number) values (building, 0) on conflict (building_id) do nothing;
  select number into done from ledger_summed where building_id = building for update;
  execute format('with link as materialized (select entry_id, number from ledger_chain where building_id = %1$s and number > %2$s),
      entry as materialized (select e.* from link cross join lateral (select id, booked_on, kind, document_id from ledger_entry
        where building_id = %1$s and id = link.entry_id offset 0) e),
      added as (insert into ledger_day as d (building_id, booked_on, account, cash_account_id, category, is_debit, amount, lines)
        select %1$s, e.booked_on, l.account, l.cash_account_id, l.category, l.amount > 0, sum(l.amount), count(*)
          from entry e
            cross join lateral (select account, cash_account_id, category, amount from ledger_line
              where building_id = %1$s and entry_id = e.id offset 0) l
          group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
        on conflict (building_id, booked_on, account, cash_account_id, category, is_debit)
          do update set amount = d.amount + excluded.amount, lines = d.lines + excluded.lines),
      moved as materialized (select m.booked_on, m.kind, m.amount, f.fee_type, f.apartment_id, f.month, f.due_on
          from (select e.booked_on, case when e.kind in (''fee'', ''fee_void'', ''opening'') then ''fee'' else ''receipt'' end as kind,
                e.document_id as fee_id, l.amount
              from entry e cross join lateral (select amount from ledger_line
                where building_id = %1$s and entry_id = e.id and account = ''receivable'' offset 0) l
              where e.kind in (''fee'', ''fee_void'', ''opening'', ''prepayment_release'', ''prepayment_release_void'')
            union all
            select e.booked_on, ''receipt'', s.fee_id, -s.amount
              from entry e cross join lateral (select fee_id, amount from settlement where building_id = %1$s
                and receipt_id = e.document_id and reverses = (e.kind = ''receipt_void'') offset 0) s
              where e.kind in (''receipt'', ''receipt_void'')
            union all
            select e.booked_on, ''write_off'', s.fee_id, -s.amount
              from entry e cross join lateral (select fee_id, amount from settlement where building_id = %1$s
                and write_off_id = e.document_id and reverses = (e.kind = ''write_off_void'') offset 0) s
              where e.kind in (''write_off'', ''write_off_void'')
            union all
            select e.booked_on, ''write_off'', s.fee_id, -s.amount
              from entry e cross join lateral (select fee_id, amount from settlement where building_id = %1$s
                and adjustment_id = e.document_id and reverses = (e.kind = ''adjustment_void'') offset 0) s
              where e.kind in (''adjustment'', ''adjustment_void'')) m
            cross join lateral (select fee_type, apartment_id, month, coalesce(due_on, ''infinity'') as due_on from fee
              where building_id = %1$s and id = m.fee_id offset 0) f),
      owed as (insert into owed_day as d (building_id, booked_on, kind, fee_type, apartment_id, amount)
        select %1$s, m.booked_on, m.kind, m.fee_type, m.apartment_id, sum(m.amount) from moved m
          group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (building_id, booked_on, kind, fee_type, apartment_id) do update set amount = d.amount + excluded.amount),
      owed_of as (insert into owed_sum as d (building_id, booked_on, kind, fee_type, month, due_on, amount)
        select %1$s, m.booked_on, m.kind, m.fee_type, m.month, m.due_on, sum(m.amount) from moved m
          group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
        on conflict (building_id, booked_on, kind, fee_type, month, due_on) do update set amount = d.amount + excluded.amount)
    update ledger_summed set number = greatest(number, (select max(number) from link)) where building_id = %1$s', building, done);
end $$;
--> statement-breakpoint
-- All are made again of all links, in one pass. Without its row in `ledger_summed` a sum that an older server makes meanwhile
-- fails, instead of adding links to the other sums alone.
delete from ledger_day;
--> statement-breakpoint
delete from owed_day;
--> statement-breakpoint
delete from ledger_summed;
--> statement-breakpoint
do $$
declare books record;
begin
  for books in select distinct building_id from ledger_chain order by 1 loop
    perform sum_ledger(books.building_id);
  end loop;
end $$;
