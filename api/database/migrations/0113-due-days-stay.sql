-- Sums by due day (0110) are made of an approved fee's day when it is booked: the day stays, as its month and type do.
create or replace function refuse_fee_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then raise exception 'an approved fee stays' using errcode = 'restrict_violation'; end if;
    return old;
  end if;
  if old.status = 'void' and (new.status <> 'void' or old.voided_on is distinct from new.voided_on)
    or old.status <> 'draft' and new.status = 'draft'
    or old.status <> 'draft' and (old.building_id, old.apartment_id, old.month, old.fee_type, old.due_on, old.amount,
        old.fee_setting_id, old.booked_on, old.income_kind, old.vat_percent, old.vat, old.for_others)
      is distinct from (new.building_id, new.apartment_id, new.month, new.fee_type, new.due_on, new.amount,
        new.fee_setting_id, new.booked_on, new.income_kind, new.vat_percent, new.vat, new.for_others)
  then raise exception 'an approved fee is never edited' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
