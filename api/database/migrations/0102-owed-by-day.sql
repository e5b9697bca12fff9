-- What was charged, settled and let off on each day by type of fee and apartment, so that a report of what is owed need not
-- find the fee of each line. Made with the sums by day, of the same links: `kind` is fee, receipt or write_off for whatever
-- charges, settles or lets off.
create table owed_day (
  building_id bigint not null,
  booked_on date not null,
  kind text not null check (kind in ('fee', 'receipt', 'write_off')),
  fee_type text not null,
  apartment_id bigint not null,
  amount numeric(20, 2) not null,
  constraint owed_day_pkey primary key (building_id, booked_on, kind, fee_type, apartment_id)
);
--> statement-breakpoint
create or replace function sum_ledger(building bigint) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
declare done bigint;
begin
  select number into done from ledger_summed where building_id = building;
  if not exists (select from ledger_chain where building_id = building and number > coalesce(done, 0)) then return; end if;
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
      owed as (insert into owed_day as d (building_id, booked_on, kind, fee_type, apartment_id, amount)
        select %1$s, m.booked_on, m.kind, f.fee_type, f.apartment_id, sum(m.amount)
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
            cross join lateral (select fee_type, apartment_id from fee where building_id = %1$s and id = m.fee_id offset 0) f
          group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (building_id, booked_on, kind, fee_type, apartment_id) do update set amount = d.amount + excluded.amount)
    update ledger_summed set number = greatest(number, (select max(number) from link)) where building_id = %1$s', building, done);
end $$;
--> statement-breakpoint
-- Both are made again of all links, in one pass.
delete from ledger_day;
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
