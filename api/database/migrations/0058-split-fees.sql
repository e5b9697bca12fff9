-- What of a fee is VAT or money of others is never more than the fee.
alter table fee add constraint fee_parts_check
  check (vat is not null and for_others is not null and vat + for_others <= coalesce(amount, 0));
--> statement-breakpoint
-- A fee is booked against revenue, VAT and what is owed to others; adjustments lower each, and vouchers pay others out.
alter table ledger_entry_account disable trigger append_only;
--> statement-breakpoint
insert into ledger_entry_account (kind, account)
  select kind || ending, account
    from (values ('fee', 'output_vat'), ('fee', 'collected_for_others'), ('adjustment', 'output_vat'),
      ('adjustment', 'collected_for_others'), ('payment_voucher', 'collected_for_others')) kinds(kind, account),
      (values (''), ('_void')) endings(ending);
--> statement-breakpoint
alter table ledger_entry_account enable trigger append_only;
--> statement-breakpoint
-- What it is of stands as it was booked, too.
create or replace function refuse_fee_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then raise exception 'an approved fee stays' using errcode = 'restrict_violation'; end if;
    return old;
  end if;
  if old.status = 'void' and (new.status <> 'void' or old.voided_on is distinct from new.voided_on)
    or old.status <> 'draft' and new.status = 'draft'
    or old.status <> 'draft' and (old.building_id, old.apartment_id, old.month, old.fee_type, old.amount, old.fee_setting_id,
        old.booked_on, old.income_kind, old.vat_percent, old.vat, old.for_others)
      is distinct from (new.building_id, new.apartment_id, new.month, new.fee_type, new.amount, new.fee_setting_id,
        new.booked_on, new.income_kind, new.vat_percent, new.vat, new.for_others)
  then raise exception 'an approved fee is never edited' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
