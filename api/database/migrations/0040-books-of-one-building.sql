-- Of one month only one closing is in force; those that were opened again are kept.
create unique index closed_month_in_force on closed_month (building_id, month) where status = 'closed';
--> statement-breakpoint
-- A fee keeps the days of its entries, as its void keeps the day of the reversal.
alter table fee disable trigger user;
--> statement-breakpoint
update fee f set
    booked_on = (select e.booked_on from ledger_entry e
      where e.building_id = f.building_id and e.kind in ('fee', 'opening') and e.document_id = f.id),
    voided_on = (select e.booked_on from ledger_entry e
      where e.building_id = f.building_id and e.kind = 'fee_void' and e.document_id = f.id)
  where f.status <> 'draft';
--> statement-breakpoint
alter table fee enable trigger user;
--> statement-breakpoint
create or replace function refuse_fee_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then raise exception 'an approved fee stays' using errcode = 'restrict_violation'; end if;
    return old;
  end if;
  if old.status = 'void' and (new.status <> 'void' or old.voided_on is distinct from new.voided_on)
    or old.status <> 'draft' and new.status = 'draft'
    or old.status <> 'draft' and (old.building_id, old.apartment_id, old.month, old.fee_type, old.amount, old.fee_setting_id, old.booked_on)
      is distinct from (new.building_id, new.apartment_id, new.month, new.fee_type, new.amount, new.fee_setting_id, new.booked_on)
  then raise exception 'an approved fee is never edited' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
--> statement-breakpoint
-- Bookings share the lock of their building's books, which closing a month takes alone: no other building waits for it.
create or replace function refuse_closed_month() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('books/' || b.building_id, 0))
    from (select distinct building_id from added order by 1) b;
  if exists (select from added a join closed_month c on c.building_id = a.building_id and c.status = 'closed'
      and c.month >= to_char(a.booked_on, 'YYYY-MM'))
  then raise exception 'the month is closed' using errcode = 'LB001'; end if;
  return null;
end $$;
