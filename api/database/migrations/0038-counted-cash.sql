-- The difference between counted cash and the ledger is booked. Both lists of words grow by what they lack, whatever
-- else they have learnt.
do $$
declare old record;
begin
  for old in select conrelid::regclass as relation, conname as name, pg_get_expr(conbin, conrelid) as rule,
      case conname when 'ledger_entry_kind_check' then $q$kind = 'till_closing'$q$
        else $q$account = 'cash_difference'$q$ end as more
    from pg_constraint where conname in ('ledger_entry_kind_check', 'ledger_line_account_check')
  loop
    execute format('alter table %s drop constraint %I', old.relation, old.name);
    execute format('alter table %s add constraint %I check ((%s) or %s)', old.relation, old.name, old.rule, old.more);
  end loop;
end $$;
--> statement-breakpoint
alter table ledger_entry_account disable trigger append_only;
--> statement-breakpoint
insert into ledger_entry_account (kind, account) values ('till_closing', 'cash'), ('till_closing', 'cash_difference');
--> statement-breakpoint
alter table ledger_entry_account enable trigger append_only;
--> statement-breakpoint
create trigger append_only before update or delete or truncate on till_closing
  for each statement execute function refuse_change();
--> statement-breakpoint
-- A cashier's till reads what was collected, and taken back, since they closed it last.
drop index receipt_building_id_collector_id_index;
--> statement-breakpoint
create index receipt_till on receipt (building_id, collector_id, created_at, id);
--> statement-breakpoint
create index receipt_till_voided on receipt (building_id, collector_id, updated_at) where status = 'voided';
--> statement-breakpoint
create index till_closing_last on till_closing (building_id, cashier_id, closed_at);
--> statement-breakpoint
create index till_closing_of_account on till_closing (building_id, cash_account_id, closed_at);
