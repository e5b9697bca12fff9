-- A prepayment settles fees month by month: what a settlement comes from is one of four documents.
alter table settlement add column prepayment_id bigint,
  drop constraint settlement_source_check,
  add constraint settlement_source_check
    check (num_nonnulls(receipt_id, write_off_id, adjustment_id, prepayment_id) = 1),
  add constraint settlement_prepayment_key foreign key (building_id, prepayment_id)
    references prepayment (building_id, id);
--> statement-breakpoint
create unique index settlement_prepayment_once on settlement (building_id, prepayment_id, fee_id, reverses)
  where prepayment_id is not null;
--> statement-breakpoint
-- What a fee took of a prepayment when it was approved. A fee takes once; one that is voided gives all of it back.
create table prepayment_release (
  building_id bigint not null,
  fee_id bigint not null,
  portion_id bigint not null,
  prepayment_id bigint not null,
  apartment_id bigint not null,
  -- Of the money that was received: what settled the fee, and what became credit because the fee was lower.
  used numeric(18, 2) not null check (used >= 0 and used < 1e13),
  credited numeric(18, 2) not null check (credited >= 0 and credited < 1e13),
  -- The discount, which settled the fee without money.
  let_off numeric(18, 2) not null check (let_off >= 0 and let_off < 1e13),
  created_at timestamptz not null default now(),
  constraint prepayment_release_pkey primary key (building_id, fee_id),
  constraint prepayment_release_fee_key foreign key (building_id, fee_id) references fee (building_id, id),
  constraint prepayment_release_portion_key foreign key (building_id, portion_id)
    references prepayment_portion (building_id, id),
  constraint prepayment_release_prepayment_key foreign key (building_id, prepayment_id)
    references prepayment (building_id, id),
  constraint prepayment_release_apartment_key foreign key (building_id, apartment_id)
    references apartment (building_id, id)
);
--> statement-breakpoint
create index prepayment_release_portion_index on prepayment_release (building_id, portion_id);
--> statement-breakpoint
create trigger append_only before update or delete or truncate on prepayment_release
  for each statement execute function refuse_change();
--> statement-breakpoint
-- The fees that a bulk approval looks for.
create index prepayment_portion_waiting on prepayment_portion (building_id, apartment_id, fee_setting_id, month)
  where fee_id is null;
--> statement-breakpoint
alter table ledger_line drop constraint ledger_line_apartment_check,
  add constraint ledger_line_apartment_check
    check ((account in ('receivable', 'credit', 'prepaid')) = (apartment_id is not null));
--> statement-breakpoint
alter table ledger_entry_account disable trigger append_only;
--> statement-breakpoint
insert into ledger_entry_account (kind, account)
  select kind || ending, account
    from (values ('prepayment', 'cash'), ('prepayment', 'prepaid'), ('prepayment_release', 'prepaid'),
      ('prepayment_release', 'prepaid_discount'), ('prepayment_release', 'receivable'),
      ('prepayment_release', 'credit')) kinds(kind, account), (values (''), ('_void')) endings(ending)
  union all values ('prepayment_end', 'prepaid'), ('prepayment_end', 'credit');
--> statement-breakpoint
alter table ledger_entry_account enable trigger append_only;
--> statement-breakpoint
create or replace function post_lines() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from added group by building_id, entry_id having sum(amount) <> 0)
  then raise exception 'an entry does not balance' using errcode = 'LB002'; end if;
  insert into debt (building_id, apartment_id)
    select distinct building_id, apartment_id from added where apartment_id is not null order by 1, 2
    on conflict (building_id, apartment_id) do nothing;
  update debt d set outstanding = d.outstanding + a.owed, credit = d.credit + a.credited, prepaid = d.prepaid + a.prepaid,
      version = d.version + 1, updated_at = now()
    from (select building_id, apartment_id,
        coalesce(sum(amount) filter (where account = 'receivable'), 0) as owed,
        coalesce(-sum(amount) filter (where account = 'credit'), 0) as credited,
        coalesce(-sum(amount) filter (where account = 'prepaid'), 0) as prepaid
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
-- A fee gives back what it took of a prepayment in the transaction that ends it, which counts that as its change.
create or replace function settle_fees() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare touched bigint;
begin
  update fee f set settled = f.settled + a.amount, version = f.version + a.changes, updated_at = now(),
      status = case when f.settled + a.amount = f.amount then 'settled' else 'approved' end
    from (select building_id, fee_id, sum(amount) as amount,
        case when bool_and(reverses and prepayment_id is not null) then 0 else 1 end as changes
      from added group by 1, 2) a
    where f.building_id = a.building_id and f.id = a.fee_id and f.status in ('approved', 'settled');
  get diagnostics touched = row_count;
  if touched <> (select count(distinct (building_id, fee_id)) from added)
  then raise exception 'only an approved fee is settled' using errcode = 'LB003'; end if;
  return null;
end $$;
