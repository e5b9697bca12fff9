-- The books. Append-only double entry beneath every fee, receipt and voucher: a debit is positive, a credit negative.
create table ledger_entry (
  id bigint generated always as identity,
  building_id bigint not null references building (id),
  kind text not null check (kind in ('fee', 'fee_void', 'opening', 'receipt', 'receipt_void',
    'receipt_voucher', 'receipt_voucher_void', 'payment_voucher', 'payment_voucher_void')),
  document_id bigint not null,
  booked_on date not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  constraint ledger_entry_pkey primary key (building_id, id),
  -- A document is booked once, whoever asks how often.
  constraint ledger_entry_document_unique unique (building_id, kind, document_id)
);
--> statement-breakpoint
create table ledger_line (
  building_id bigint not null,
  entry_id bigint not null,
  number smallint not null,
  account text not null check (account in ('receivable', 'credit', 'cash', 'revenue', 'expense', 'deduction', 'opening')),
  apartment_id bigint,
  cash_account_id bigint,
  category text not null default '',
  -- Both bounds: NaN and Infinity sort above every number.
  amount numeric(18, 2) not null check (amount > -1e13 and amount < 1e13 and amount <> 0),
  constraint ledger_line_pkey primary key (building_id, entry_id, number),
  constraint ledger_line_entry_key foreign key (building_id, entry_id) references ledger_entry (building_id, id),
  constraint ledger_line_apartment_key foreign key (building_id, apartment_id) references apartment (building_id, id),
  constraint ledger_line_cash_account_key foreign key (building_id, cash_account_id) references cash_account (building_id, id),
  constraint ledger_line_apartment_check check ((account in ('receivable', 'credit')) = (apartment_id is not null)),
  constraint ledger_line_cash_check check ((account = 'cash') = (cash_account_id is not null))
);
--> statement-breakpoint
create index ledger_line_apartment_index on ledger_line (building_id, apartment_id, entry_id) where apartment_id is not null;
--> statement-breakpoint
create index ledger_entry_booked_index on ledger_entry (building_id, booked_on, id);
--> statement-breakpoint
-- Balances of accounts that are no apartment's; those of apartments stand in `debt`. `ref` is a fund's id or a category.
create table ledger_balance (
  building_id bigint not null references building (id),
  account text not null,
  ref text not null,
  balance numeric(18, 2) not null default 0 check (balance > -1e15 and balance < 1e15),
  constraint ledger_balance_pkey primary key (building_id, account, ref)
);
--> statement-breakpoint
-- What each receipt has settled of each fee, and what its reversal has given back.
create table settlement (
  id bigint generated always as identity,
  building_id bigint not null,
  fee_id bigint not null,
  receipt_id bigint not null,
  reverses boolean not null default false,
  amount numeric(18, 2) not null check (amount > -1e13 and amount < 1e13 and amount <> 0),
  created_at timestamptz not null default now(),
  constraint settlement_pkey primary key (building_id, id),
  constraint settlement_once unique (building_id, receipt_id, fee_id, reverses),
  constraint settlement_sign_check check (reverses = (amount < 0)),
  constraint settlement_fee_key foreign key (building_id, fee_id) references fee (building_id, id),
  constraint settlement_receipt_key foreign key (building_id, receipt_id) references receipt (building_id, id)
);
--> statement-breakpoint
create index settlement_fee_index on settlement (building_id, fee_id);
--> statement-breakpoint
-- How a fee's amount came about; apart from the fee, which lists read by the thousand.
create table fee_trace (
  building_id bigint not null,
  fee_id bigint not null,
  trace jsonb not null,
  constraint fee_trace_pkey primary key (building_id, fee_id),
  constraint fee_trace_fee_key foreign key (building_id, fee_id) references fee (building_id, id)
);
--> statement-breakpoint
-- Numbers without a hole come from a row that is locked until its document is durable, never from a sequence.
create table document_counter (
  building_id bigint not null references building (id),
  book text not null,
  year integer not null,
  last bigint not null default 0 check (last >= 0),
  constraint document_counter_pkey primary key (building_id, book, year)
);
--> statement-breakpoint
alter table group_fee_slip add column cursor bigint not null default 0;
--> statement-breakpoint
alter table fee
  add constraint fee_settled_most check (settled is not null and settled <= coalesce(amount, 0)),
  add constraint fee_settled_state check (case status when 'settled' then settled = amount when 'approved' then settled < amount or amount = 0 else settled = 0 end),
  add constraint fee_amount_known check (status = 'draft' or amount is not null);
--> statement-breakpoint
-- One fee for each apartment, setting and month, however often a run is started or killed.
create unique index fee_once on fee (building_id, apartment_id, fee_setting_id, month)
  where fee_setting_id is not null and status <> 'void' and deleted_at is null;
--> statement-breakpoint
create index fee_open on fee (building_id, apartment_id, due_on) include (amount, settled) where status = 'approved' and deleted_at is null;
--> statement-breakpoint
create index fee_month on fee (building_id, month, fee_type);
--> statement-breakpoint
-- Every settlement moves its fee in every index: those that hardly tell fees apart make way for small ones.
drop index fee_building_id_status_index, fee_building_id_fee_setting_id_index, fee_building_id_replaces_id_index;
--> statement-breakpoint
create index fee_draft on fee (building_id, id) where status = 'draft' and deleted_at is null;
--> statement-breakpoint
create index fee_replaced on fee (building_id, replaces_id) where replaces_id is not null;
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger append_only before update or delete or truncate on ledger_entry for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on ledger_line for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on settlement for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on fee_trace for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only before delete or truncate on receipt for each statement execute function refuse_change();
--> statement-breakpoint
create function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  if (to_jsonb(old) - '{status,reason,voided_on,voided_by_id,version,updated_at,updated_by}'::text[])
    is distinct from (to_jsonb(new) - '{status,reason,voided_on,voided_by_id,version,updated_at,updated_by}'::text[])
    or old.status = 'voided'
  then raise exception 'a receipt is frozen' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
--> statement-breakpoint
create trigger frozen before update on receipt for each row execute function refuse_receipt_change();
--> statement-breakpoint
create function refuse_fee_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then raise exception 'an approved fee stays' using errcode = 'restrict_violation'; end if;
    return old;
  end if;
  if old.status = 'void' and new.status <> 'void' or old.status <> 'draft' and new.status = 'draft'
    or old.status <> 'draft' and (old.building_id, old.apartment_id, old.month, old.fee_type, old.amount, old.fee_setting_id)
      is distinct from (new.building_id, new.apartment_id, new.month, new.fee_type, new.amount, new.fee_setting_id)
  then raise exception 'an approved fee is never edited' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
--> statement-breakpoint
create trigger frozen before update or delete on fee for each row when (old.status <> 'draft') execute function refuse_fee_change();
--> statement-breakpoint
create function refuse_closed_month() returns trigger language plpgsql as $$
begin
  if exists (select from added a join closed_month c on c.building_id = a.building_id
      and c.month >= to_char(a.booked_on, 'YYYY-MM'))
  then raise exception 'the month is closed' using errcode = 'LB001'; end if;
  return null;
end $$;
--> statement-breakpoint
create trigger open_months after insert on ledger_entry referencing new table as added
  for each statement execute function refuse_closed_month();
--> statement-breakpoint
-- Whoever posts an entry posts all of its lines in one statement; they must balance, and the balances follow.
create function post_lines() returns trigger language plpgsql as $$
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
  insert into ledger_balance as b (building_id, account, ref, balance)
    select building_id, account, coalesce(cash_account_id::text, category), sum(amount)
      from added where apartment_id is null group by 1, 2, 3 order by 1, 2, 3
    on conflict (building_id, account, ref) do update set balance = b.balance + excluded.balance;
  return null;
end $$;
--> statement-breakpoint
create trigger posted after insert on ledger_line referencing new table as added
  for each statement execute function post_lines();
--> statement-breakpoint
create function settle_fees() returns trigger language plpgsql as $$
declare touched bigint;
begin
  update fee f set settled = f.settled + a.amount, version = f.version + 1, updated_at = now(),
      status = case when f.settled + a.amount = f.amount then 'settled' else 'approved' end
    from (select building_id, fee_id, sum(amount) as amount from added group by 1, 2) a
    where f.building_id = a.building_id and f.id = a.fee_id and f.status in ('approved', 'settled');
  get diagnostics touched = row_count;
  if touched <> (select count(distinct (building_id, fee_id)) from added)
  then raise exception 'only an approved fee is settled' using errcode = 'LB003'; end if;
  return null;
end $$;
--> statement-breakpoint
create trigger settled after insert on settlement referencing new table as added
  for each statement execute function settle_fees();
