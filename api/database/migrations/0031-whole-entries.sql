-- An entry is whole when it is born: the statement that makes it makes its lines, and none is added later. Which accounts
-- an entry of a kind may touch is data that the lines are held against.
create table ledger_entry_account (
  kind text not null,
  account text not null,
  constraint ledger_entry_account_pkey primary key (kind, account)
);
--> statement-breakpoint
insert into ledger_entry_account (kind, account)
  select kind || ending, account
    from (values ('fee', 'receivable'), ('fee', 'revenue'), ('receipt', 'cash'), ('receipt', 'credit'),
      ('receipt', 'deduction'), ('receipt', 'receivable'), ('receipt_voucher', 'cash'), ('receipt_voucher', 'revenue'),
      ('payment_voucher', 'cash'), ('payment_voucher', 'expense')) kinds(kind, account),
      (values (''), ('_void')) endings(ending)
  -- The end of an opening debt is booked as that of a fee.
  union all values ('opening', 'receivable'), ('opening', 'opening'), ('fee_void', 'opening');
--> statement-breakpoint
create function refuse_partial_entry() returns trigger language plpgsql as $$
begin
  if exists (select from added a where (select count(*) from ledger_line l
      where l.building_id = a.building_id and l.entry_id = a.id) < 2)
  then raise exception 'an entry without its lines' using errcode = 'LB004'; end if;
  return null;
end $$;
--> statement-breakpoint
create trigger whole after insert on ledger_entry referencing new table as added
  for each statement execute function refuse_partial_entry();
--> statement-breakpoint
create function refuse_late_lines() returns trigger language plpgsql as $$
begin
  -- Subqueries by key, since the planner cannot know how many rows a statement adds.
  if exists (select from (select building_id, entry_id, count(*) as lines from added group by 1, 2) a
    where a.lines <> (select count(*) from ledger_line l
      where l.building_id = a.building_id and l.entry_id = a.entry_id))
  then raise exception 'a line for an entry that is booked already' using errcode = 'LB004'; end if;
  if exists (select from (select distinct building_id, entry_id, account from added) a
    where not exists (select from ledger_entry_account k where k.account = a.account and k.kind = (
      select e.kind from ledger_entry e where e.building_id = a.building_id and e.id = a.entry_id)))
  then raise exception 'an account that an entry of this kind does not touch' using errcode = 'LB005'; end if;
  return null;
end $$;
--> statement-breakpoint
create trigger whole after insert on ledger_line referencing new table as added
  for each statement execute function refuse_late_lines();
--> statement-breakpoint
create trigger append_only before insert or update or delete or truncate on ledger_entry_account
  for each statement execute function refuse_change();
