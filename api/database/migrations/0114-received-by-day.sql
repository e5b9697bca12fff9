-- What came in on each day by what it was for, who took it and how, so that a report of a year's receipts need not read each
-- of them. Made with the other sums by day, of the same links. An entry is one document: `documents` is how many have
-- something in a row, `documents_once` counts each in one of its rows alone.
create table received_day (
  building_id bigint not null,
  booked_on date not null,
  kind text not null,
  item text not null,
  person_id bigint,
  payment_method_id bigint,
  amount numeric(20, 2) not null,
  documents integer not null check (documents > 0),
  documents_once integer not null check (documents_once >= 0),
  constraint received_day_unique unique nulls not distinct (building_id, booked_on, kind, item, person_id, payment_method_id)
);
--> statement-breakpoint
-- Adds what the links after one say, up to another: a receipt's debts fee by fee, and what else is no money on its other side.
create function sum_received(building bigint, after bigint, last bigint) returns void language plpgsql
  set search_path = public, pg_temp as $$
begin
  execute format('with entry as materialized (select e.* from ledger_chain c
          cross join lateral (select id, booked_on, kind, document_id, created_by from ledger_entry
            where building_id = %1$s and id = c.entry_id offset 0) e
        where c.building_id = %1$s and c.number > %2$s and c.number <= %3$s
          and e.kind in (''receipt'', ''receipt_void'', ''receipt_voucher'', ''receipt_voucher_void'', ''deposit'', ''deposit_void'',
            ''prepayment'', ''prepayment_void'')),
      taken as materialized (select e.*, r.collector_id, r.payment_method_id from entry e
        cross join lateral (select collector_id, payment_method_id from receipt
          where building_id = %1$s and id = e.document_id offset 0) r
        where e.kind in (''receipt'', ''receipt_void'')),
      other as (select e.id, e.booked_on, e.kind, e.collector_id as person_id, e.payment_method_id, l.account, l.category, l.amount
          from taken e cross join lateral (select account, category, amount from ledger_line
            where building_id = %1$s and entry_id = e.id and account not in (''cash'', ''receivable'') offset 0) l
        union all
        select e.id, e.booked_on, e.kind, e.created_by, null, l.account, l.category, l.amount
          from entry e cross join lateral (select account, category, amount from ledger_line
            where building_id = %1$s and entry_id = e.id and account <> ''cash'' offset 0) l
          where e.kind not in (''receipt'', ''receipt_void'') and exists (select from ledger_line c
            where c.building_id = %1$s and c.entry_id = e.id and c.account = ''cash'')),
      moved as (select e.id, e.booked_on, e.kind, ''fee:'' || s.fee_type as item, e.collector_id as person_id, e.payment_method_id,
            s.amount
          from taken e cross join lateral (select fee_type, amount from settlement
            where building_id = %1$s and receipt_id = e.document_id and reverses = (e.kind = ''receipt_void'') offset 0) s
        union all
        select id, booked_on, kind, case when account in (''revenue'', ''expense'') and category ~ ''^[0-9]+$''
              then case account when ''revenue'' then ''in:'' else ''out:'' end || category
            when account in (''revenue'', ''output_vat'', ''collected_for_others'') and category <> '''' then ''fee:'' || category
            else ''account:'' || account end, person_id, payment_method_id, -amount from other),
      document as (select id, booked_on, kind, item, person_id, payment_method_id, sum(amount) as amount,
          row_number() over (partition by id order by item collate "C") = 1 as is_first
        from moved group by 1, 2, 3, 4, 5, 6)
    insert into received_day as d (building_id, booked_on, kind, item, person_id, payment_method_id, amount, documents, documents_once)
      select %1$s, booked_on, kind, item, person_id, payment_method_id, sum(amount), count(*), count(*) filter (where is_first)
        from document group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
      on conflict (building_id, booked_on, kind, item, person_id, payment_method_id)
        do update set amount = d.amount + excluded.amount, documents = d.documents + excluded.documents,
          documents_once = d.documents_once + excluded.documents_once', building, after, last);
end $$;
--> statement-breakpoint
-- What was summed before is summed here too, while an older server goes on: how far is remembered.
create table received_until as select building_id, number from ledger_summed;
--> statement-breakpoint
do $$
declare books record;
begin
  for books in select building_id, number from received_until order by 1 loop
    perform sum_received(books.building_id, 0, books.number);
  end loop;
end $$;
--> statement-breakpoint
-- From here on nobody sums until all is done. A sum that an older server has begun by then does not name the new column:
-- it fails, instead of adding links to the other sums alone.
alter table ledger_summed add column summed_at timestamptz not null default now();
--> statement-breakpoint
alter table ledger_summed alter column summed_at drop default;
--> statement-breakpoint
do $$
declare books record;
begin
  for books in select s.building_id, coalesce(u.number, 0) as before, s.number from ledger_summed s
      left join received_until u on u.building_id = s.building_id
      where s.number > coalesce(u.number, 0) order by 1 loop
    perform sum_received(books.building_id, books.before, books.number);
  end loop;
end $$;
--> statement-breakpoint
drop table received_until;
--> statement-breakpoint
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
  execute format('with link as materialized (select entry_id, number from ledger_chain where building_id = %1$s and number > %2$s and number <= %3$s),
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
    update ledger_summed set number = %3$s, summed_at = now() where building_id = %1$s', building, done, last);
  perform sum_received(building, done, last);
end $$;
--> statement-breakpoint
-- The credit of apartments is in few lines: a report of it need not look at those of all entries.
create index ledger_line_credit on ledger_line (building_id, entry_id) include (apartment_id, amount) where account = 'credit';
