-- Which entries there are, and what they touch, is data alone: `ledger_entry_account`.
alter table ledger_entry drop constraint if exists ledger_entry_kind_check;
--> statement-breakpoint
alter table ledger_line drop constraint if exists ledger_line_account_check;
--> statement-breakpoint
alter table ledger_entry_account disable trigger append_only;
--> statement-breakpoint
insert into ledger_entry_account (kind, account)
  select kind || ending, account
    from (values ('refund', 'cash'), ('refund', 'credit'), ('cash_transfer', 'cash'), ('deposit', 'cash'),
      ('deposit', 'opening'), ('deposit', 'deposit'), ('deposit_return', 'cash'), ('deposit_return', 'revenue'),
      ('deposit_return', 'deposit'), ('opening_balance', 'cash'), ('opening_balance', 'credit'),
      ('opening_balance', 'opening')) kinds(kind, account), (values (''), ('_void')) endings(ending);
--> statement-breakpoint
alter table ledger_entry_account enable trigger append_only;
--> statement-breakpoint
-- What is held of a deposit is a debt of the building: its balance is never above zero. A check would judge the row that
-- is proposed before it meets the one that exists.
create function refuse_overdrawn_deposit() returns trigger language plpgsql as $$
begin
  raise exception 'more than is held of a deposit' using errcode = 'check_violation', table = 'ledger_balance';
end $$;
--> statement-breakpoint
create trigger held after insert or update on ledger_balance for each row
  when (new.account = 'deposit' and new.balance > 0) execute function refuse_overdrawn_deposit();
--> statement-breakpoint
-- Few fees come from a voucher, and every settlement moves its fee in every index.
drop index fee_building_id_category_id_index;
--> statement-breakpoint
create index fee_category_index on fee (building_id, category_id) where category_id is not null;
--> statement-breakpoint
-- Vouchers that were charged before they named their line. Their revenue stays where it was booked.
update receipt_voucher v set fee_id = f.id
  from (select distinct on (building_id, note) building_id, note, id from fee
    where fee_type = 'RECEIPT_VOUCHER' order by building_id, note, (status = 'void'), id desc) f
  where v.status = 'charged' and f.building_id = v.building_id and f.note = v.code;
