-- Further sums, so that reports read a few rows where they read every document of their period
-- (docs/decisions/sums-by-day.md). What receipts brought on each day by fund, collector, method and currency. An entry is one
-- document: `documents` is how many have something in a row; the others count each in one of its rows of a currency, and in
-- one of all its rows.
create table till_day (
  building_id bigint not null,
  booked_on date not null,
  kind text not null,
  cash_account_id bigint not null,
  collector_id bigint,
  payment_method_id bigint,
  -- Of funds that are kept in another currency, as their lines have it.
  currency text,
  amount numeric(20, 2) not null,
  foreign_amount numeric(20, 2),
  documents integer not null check (documents > 0),
  documents_of_currency integer not null check (documents_of_currency >= 0),
  documents_once integer not null check (documents_once >= 0),
  constraint till_day_unique unique nulls not distinct
    (building_id, booked_on, kind, cash_account_id, collector_id, payment_method_id, currency),
  constraint till_day_currency_check check ((currency is null) = (foreign_amount is null))
);
--> statement-breakpoint
-- What each apartment was charged, settled and let off in each month, by the month's first day: one row where `owed_day`
-- has one for each day, kind and type of fee.
create table owed_month (
  building_id bigint not null,
  month date not null check (extract(day from month) = 1),
  apartment_id bigint not null,
  charged numeric(20, 2) not null,
  settled numeric(20, 2) not null,
  let_off numeric(20, 2) not null,
  constraint owed_month_pkey primary key (building_id, month, apartment_id)
);
--> statement-breakpoint
-- Adds what the links after one say, up to another: the money of receipts.
create function sum_till(building bigint, after bigint, last bigint) returns void language plpgsql
  set search_path = public, pg_temp as $$
begin
  execute format('with moved as (select e.id, e.booked_on, e.kind, l.cash_account_id, r.collector_id, r.payment_method_id, l.currency,
          l.amount, l.foreign_amount
        from ledger_chain c
          cross join lateral (select id, booked_on, kind, document_id from ledger_entry
            where building_id = %1$s and id = c.entry_id and kind in (''receipt'', ''receipt_void'') offset 0) e
          cross join lateral (select collector_id, payment_method_id from receipt
            where building_id = %1$s and id = e.document_id offset 0) r
          cross join lateral (select cash_account_id, currency, amount, foreign_amount from ledger_line
            where building_id = %1$s and entry_id = e.id and account = ''cash'' offset 0) l
        where c.building_id = %1$s and c.number > %2$s and c.number <= %3$s),
      document as (select id, booked_on, kind, cash_account_id, collector_id, payment_method_id, currency, sum(amount) as amount,
          sum(foreign_amount) as foreign_amount,
          row_number() over (partition by id, currency order by cash_account_id) = 1 as is_first_of_currency,
          row_number() over (partition by id order by cash_account_id, currency collate "C") = 1 as is_first
        from moved group by 1, 2, 3, 4, 5, 6, 7)
    insert into till_day as d (building_id, booked_on, kind, cash_account_id, collector_id, payment_method_id, currency, amount,
        foreign_amount, documents, documents_of_currency, documents_once)
      select %1$s, booked_on, kind, cash_account_id, collector_id, payment_method_id, currency, sum(amount), sum(foreign_amount),
          count(*), count(*) filter (where is_first_of_currency), count(*) filter (where is_first)
        from document group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
      on conflict (building_id, booked_on, kind, cash_account_id, collector_id, payment_method_id, currency)
        do update set amount = d.amount + excluded.amount, foreign_amount = d.foreign_amount + excluded.foreign_amount,
          documents = d.documents + excluded.documents,
          documents_of_currency = d.documents_of_currency + excluded.documents_of_currency,
          documents_once = d.documents_once + excluded.documents_once', building, after, last);
end $$;
--> statement-breakpoint
-- What the links after one did to what is owed, up to another, fee by fee: `kind` is fee, receipt or write_off for whatever
-- charges, settles or lets off. Of a document that settles several fees one is its first, and one the first of each type.
-- `fees` is one for a fee that is charged, and one less for a fee that is taken back.
create function owed_moves(building bigint, after bigint, last bigint)
  returns table (booked_on date, kind text, fee_type text, apartment_id bigint, month text, due_on date, amount numeric,
    fees integer, is_first_of_type boolean, is_first boolean)
  language plpgsql set search_path = public, pg_temp as $$
begin
  return query execute format('with entry as materialized (select e.* from ledger_chain c
          cross join lateral (select id, booked_on, kind, document_id from ledger_entry
            where building_id = %1$s and id = c.entry_id offset 0) e
        where c.building_id = %1$s and c.number > %2$s and c.number <= %3$s),
      moved as (select m.id, m.booked_on, m.kind, m.amount, m.fees, f.fee_type, f.apartment_id, f.month, f.due_on
          from (select e.id, e.booked_on, case when e.kind in (''fee'', ''fee_void'', ''opening'') then ''fee'' else ''receipt'' end as kind,
                case when e.kind in (''fee'', ''opening'') then 1 when e.kind = ''fee_void'' then -1 else 0 end as fees,
                e.document_id as fee_id, l.amount
              from entry e cross join lateral (select amount from ledger_line
                where building_id = %1$s and entry_id = e.id and account = ''receivable'' offset 0) l
              where e.kind in (''fee'', ''fee_void'', ''opening'', ''prepayment_release'', ''prepayment_release_void'')
            union all
            select e.id, e.booked_on, ''receipt'', 0, s.fee_id, -s.amount
              from entry e cross join lateral (select fee_id, amount from settlement where building_id = %1$s
                and receipt_id = e.document_id and reverses = (e.kind = ''receipt_void'') offset 0) s
              where e.kind in (''receipt'', ''receipt_void'')
            union all
            select e.id, e.booked_on, ''write_off'', 0, s.fee_id, -s.amount
              from entry e cross join lateral (select fee_id, amount from settlement where building_id = %1$s
                and write_off_id = e.document_id and reverses = (e.kind = ''write_off_void'') offset 0) s
              where e.kind in (''write_off'', ''write_off_void'')
            union all
            select e.id, e.booked_on, ''write_off'', 0, s.fee_id, -s.amount
              from entry e cross join lateral (select fee_id, amount from settlement where building_id = %1$s
                and adjustment_id = e.document_id and reverses = (e.kind = ''adjustment_void'') offset 0) s
              where e.kind in (''adjustment'', ''adjustment_void'')) m
            cross join lateral (select fee_type, apartment_id, month, coalesce(due_on, ''infinity'') as due_on from fee
              where building_id = %1$s and id = m.fee_id offset 0) f)
    select booked_on, kind, fee_type, apartment_id, month, due_on, amount::numeric, fees,
        row_number() over (partition by id, fee_type collate "C" order by month collate "C", due_on) = 1,
        row_number() over (partition by id order by fee_type collate "C", month collate "C", due_on) = 1
      from moved', building, after, last);
end $$;
--> statement-breakpoint
-- What was summed before is summed here too, while an older server goes on: how far is remembered.
create table owed_until (building_id bigint not null, number bigint not null);
--> statement-breakpoint
-- Both as they are at one moment: the sums by day have what `ledger_summed` says.
with until as (insert into owed_until select building_id, number from ledger_summed)
insert into owed_month (building_id, month, apartment_id, charged, settled, let_off)
  select building_id, date_trunc('month', booked_on::timestamp)::date, apartment_id,
      coalesce(sum(amount) filter (where kind = 'fee'), 0), coalesce(-sum(amount) filter (where kind = 'receipt'), 0),
      coalesce(-sum(amount) filter (where kind = 'write_off'), 0)
    from owed_day group by 1, 2, 3;
--> statement-breakpoint
create table owed_counted (
  building_id bigint not null,
  booked_on date not null,
  kind text not null,
  fee_type text not null,
  month text not null,
  due_on date not null,
  documents integer not null,
  documents_once integer not null,
  fees integer not null
);
--> statement-breakpoint
create function sum_further(building bigint, after bigint, last bigint) returns void language plpgsql as $$
begin
  insert into owed_counted
    select building, m.booked_on, m.kind, m.fee_type, m.month, m.due_on, count(*) filter (where m.is_first_of_type),
        count(*) filter (where m.is_first), coalesce(sum(m.fees) filter (where m.is_first), 0)
      from owed_moves(building, after, last) m group by 1, 2, 3, 4, 5, 6;
  perform sum_till(building, after, last);
end $$;
--> statement-breakpoint
do $$
declare books record;
begin
  for books in select building_id, number from owed_until order by 1 loop
    perform sum_further(books.building_id, 0, books.number);
  end loop;
end $$;
--> statement-breakpoint
-- From here on nobody sums until all is done. A sum that an older server has begun by then does not find this function
-- under its name: it fails, instead of adding links to the other sums alone.
lock table ledger_summed in exclusive mode;
--> statement-breakpoint
alter function sum_received(bigint, bigint, bigint) rename to sum_money_in;
--> statement-breakpoint
do $$
declare books record;
begin
  for books in select s.building_id, coalesce(u.number, 0) as before, s.number from ledger_summed s
      left join owed_until u on u.building_id = s.building_id
      where s.number > coalesce(u.number, 0) order by 1 loop
    perform sum_further(books.building_id, books.before, books.number);
    delete from owed_month where building_id = books.building_id;
    insert into owed_month (building_id, month, apartment_id, charged, settled, let_off)
      select building_id, date_trunc('month', booked_on::timestamp)::date, apartment_id,
          coalesce(sum(amount) filter (where kind = 'fee'), 0), coalesce(-sum(amount) filter (where kind = 'receipt'), 0),
          coalesce(-sum(amount) filter (where kind = 'write_off'), 0)
        from owed_day where building_id = books.building_id group by 1, 2, 3;
  end loop;
end $$;
--> statement-breakpoint
-- How many documents have something in a row, each counted in one of its rows of a type, and in one of all its rows; and how
-- many fees are charged that are not taken back.
alter table owed_sum
  add column documents integer not null default 0 check (documents >= 0),
  add column documents_once integer not null default 0 check (documents_once >= 0),
  add column fees integer not null default 0;
--> statement-breakpoint
update owed_sum d set documents = c.documents, documents_once = c.documents_once, fees = c.fees
  from (select building_id, booked_on, kind, fee_type, month, due_on, sum(documents) as documents,
      sum(documents_once) as documents_once, sum(fees) as fees from owed_counted group by 1, 2, 3, 4, 5, 6) c
  where c.building_id = d.building_id and c.booked_on = d.booked_on and c.kind = d.kind and c.fee_type = d.fee_type
    and c.month = d.month and c.due_on = d.due_on;
--> statement-breakpoint
alter table owed_sum alter column documents drop default, alter column documents_once drop default, alter column fees drop default;
--> statement-breakpoint
drop function sum_further(bigint, bigint, bigint);
--> statement-breakpoint
drop table owed_counted, owed_until;
--> statement-breakpoint
-- Adds what the links after one say, up to another: what is owed, by day and month of apartments, and by type.
create function sum_owed(building bigint, after bigint, last bigint) returns void language plpgsql
  set search_path = public, pg_temp as $$
begin
  with moved as materialized (select * from owed_moves(building, after, last)),
    days as (insert into owed_day as d (building_id, booked_on, kind, fee_type, apartment_id, amount)
      select building, m.booked_on, m.kind, m.fee_type, m.apartment_id, sum(m.amount) from moved m
        group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (building_id, booked_on, kind, fee_type, apartment_id) do update set amount = d.amount + excluded.amount),
    months as (insert into owed_month as d (building_id, month, apartment_id, charged, settled, let_off)
      select building, date_trunc('month', m.booked_on::timestamp)::date, m.apartment_id,
          coalesce(sum(m.amount) filter (where m.kind = 'fee'), 0), coalesce(-sum(m.amount) filter (where m.kind = 'receipt'), 0),
          coalesce(-sum(m.amount) filter (where m.kind = 'write_off'), 0)
        from moved m group by 1, 2, 3 order by 1, 2, 3
      on conflict (building_id, month, apartment_id) do update set charged = d.charged + excluded.charged,
        settled = d.settled + excluded.settled, let_off = d.let_off + excluded.let_off)
  insert into owed_sum as d (building_id, booked_on, kind, fee_type, month, due_on, amount, documents, documents_once, fees)
    select building, m.booked_on, m.kind, m.fee_type, m.month, m.due_on, sum(m.amount), count(*) filter (where m.is_first_of_type),
        count(*) filter (where m.is_first), coalesce(sum(m.fees) filter (where m.is_first), 0)
      from moved m group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (building_id, booked_on, kind, fee_type, month, due_on) do update set amount = d.amount + excluded.amount,
      documents = d.documents + excluded.documents, documents_once = d.documents_once + excluded.documents_once,
      fees = d.fees + excluded.fees;
end $$;
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
