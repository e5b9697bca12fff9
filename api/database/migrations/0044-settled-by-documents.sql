-- A write-off and an adjustment settle fees without money: what a settlement comes from is one of three documents.
alter table settlement alter column receipt_id drop not null;
--> statement-breakpoint
alter table settlement add column write_off_id bigint, add column adjustment_id bigint,
  add constraint settlement_source_check check (num_nonnulls(receipt_id, write_off_id, adjustment_id) = 1),
  add constraint settlement_write_off_key foreign key (building_id, write_off_id) references write_off (building_id, id),
  add constraint settlement_adjustment_key foreign key (building_id, adjustment_id) references adjustment (building_id, id);
--> statement-breakpoint
create unique index settlement_write_off_once on settlement (building_id, write_off_id, fee_id, reverses)
  where write_off_id is not null;
--> statement-breakpoint
create unique index settlement_adjustment_once on settlement (building_id, adjustment_id, fee_id, reverses)
  where adjustment_id is not null;
--> statement-breakpoint
-- What was let off of a fee is not what was collected of it.
create index settlement_let_off_index on settlement (building_id, fee_id) where receipt_id is null;
--> statement-breakpoint
alter table ledger_entry_account disable trigger append_only;
--> statement-breakpoint
insert into ledger_entry_account (kind, account)
  select kind || ending, account
    from (values ('write_off', 'bad_debt'), ('write_off', 'receivable'), ('adjustment', 'revenue'),
      ('adjustment', 'opening'), ('adjustment', 'receivable'), ('adjustment', 'credit')) kinds(kind, account),
      (values (''), ('_void')) endings(ending);
--> statement-breakpoint
alter table ledger_entry_account enable trigger append_only;
