-- What a document booked is never written otherwise, whoever asks: the columns come as the trigger's arguments (api/ledger/frozen-documents.ts).
create function refuse_document_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
begin
  -- Nothing and zero are one: a form leaves out what is nothing.
  if exists (select from unnest(tg_argv) name
      where nullif(nullif(before -> name, 'null'), '0') is distinct from nullif(nullif(after -> name, 'null'), '0'))
    or new.status = 'draft' or new.deleted_at is distinct from old.deleted_at
    or old.status = 'voided' and (new.status <> 'voided' or new.reason is distinct from old.reason)
  then raise exception 'a % is frozen', tg_table_name using errcode = 'restrict_violation'; end if;
  return new;
end $$;
--> statement-breakpoint
create trigger frozen before update on receipt_voucher for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'category_id', 'cash_account_id', 'amount', 'foreign_currency', 'foreign_amount', 'party', 'apartment_id', 'plan_period_id', 'description', 'bank_line_id');
--> statement-breakpoint
create trigger kept before delete on receipt_voucher for each row when (old.status <> 'draft') execute function refuse_change();
--> statement-breakpoint
create trigger append_only before truncate on receipt_voucher for each statement execute function refuse_change();
--> statement-breakpoint
create trigger frozen before update on payment_voucher for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'category_id', 'cash_account_id', 'amount', 'foreign_currency', 'foreign_amount', 'party', 'apartment_id', 'plan_period_id', 'description', 'bank_line_id', 'order_id', 'overdraft_reason', 'for_others', 'fee_type');
--> statement-breakpoint
create trigger kept before delete on payment_voucher for each row when (old.status <> 'draft') execute function refuse_change();
--> statement-breakpoint
create trigger append_only before truncate on payment_voucher for each statement execute function refuse_change();
--> statement-breakpoint
create trigger frozen before update on refund for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'apartment_id', 'cash_account_id', 'amount', 'foreign_currency', 'foreign_amount', 'party', 'description', 'bank_line_id', 'overdraft_reason');
--> statement-breakpoint
create trigger kept before delete on refund for each row when (old.status <> 'draft') execute function refuse_change();
--> statement-breakpoint
create trigger append_only before truncate on refund for each statement execute function refuse_change();
--> statement-breakpoint
create trigger frozen before update on credit_transfer for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'apartment_id', 'to_apartment_id', 'amount', 'grounds', 'attachments', 'description');
--> statement-breakpoint
create trigger kept before delete on credit_transfer for each row when (old.status <> 'draft') execute function refuse_change();
--> statement-breakpoint
create trigger append_only before truncate on credit_transfer for each statement execute function refuse_change();
--> statement-breakpoint
create trigger frozen before update on cash_transfer for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'cash_account_id', 'to_account_id', 'amount', 'foreign_currency', 'foreign_amount', 'description', 'bank_line_id', 'overdraft_reason');
--> statement-breakpoint
create trigger kept before delete on cash_transfer for each row when (old.status <> 'draft') execute function refuse_change();
--> statement-breakpoint
create trigger append_only before truncate on cash_transfer for each statement execute function refuse_change();
--> statement-breakpoint
create trigger frozen before update on prepayment for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'apartment_id', 'first_month', 'months', 'discount_percent', 'cash_account_id', 'foreign_currency', 'foreign_amount', 'party', 'description', 'bank_line_id', 'amount');
--> statement-breakpoint
create trigger kept before delete on prepayment for each row when (old.status <> 'draft') execute function refuse_change();
--> statement-breakpoint
create trigger append_only before truncate on prepayment for each statement execute function refuse_change();
--> statement-breakpoint
create trigger frozen before update on deposit for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'apartment_id', 'purpose', 'utility_booking_id', 'party', 'amount', 'brought_in', 'cash_account_id', 'foreign_currency', 'foreign_amount', 'description', 'bank_line_id', 'source_ref');
--> statement-breakpoint
create trigger kept before delete on deposit for each row when (old.status <> 'draft') execute function refuse_change();
--> statement-breakpoint
create trigger append_only before truncate on deposit for each statement execute function refuse_change();
--> statement-breakpoint
create trigger frozen before update on deposit_return for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'deposit_id', 'party', 'returned', 'cash_account_id', 'foreign_currency', 'foreign_amount', 'forfeited', 'category_id', 'description', 'bank_line_id', 'overdraft_reason');
--> statement-breakpoint
create trigger kept before delete on deposit_return for each row when (old.status <> 'draft') execute function refuse_change();
--> statement-breakpoint
create trigger append_only before truncate on deposit_return for each statement execute function refuse_change();
--> statement-breakpoint
create trigger frozen before update on opening_balance for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'kind', 'cash_account_id', 'apartment_id', 'amount', 'foreign_currency', 'foreign_amount', 'description', 'source_ref', 'fund');
--> statement-breakpoint
create trigger kept before delete on opening_balance for each row when (old.status <> 'draft') execute function refuse_change();
--> statement-breakpoint
create trigger append_only before truncate on opening_balance for each statement execute function refuse_change();
--> statement-breakpoint
create trigger frozen before update on revaluation for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'cash_account_id', 'foreign_currency', 'foreign_amount', 'rate_of', 'rate', 'book_value', 'worth', 'amount', 'description');
--> statement-breakpoint
create trigger kept before delete on revaluation for each row when (old.status <> 'draft') execute function refuse_change();
--> statement-breakpoint
create trigger append_only before truncate on revaluation for each statement execute function refuse_change();
--> statement-breakpoint
create trigger frozen before update on write_off for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'apartment_id', 'grounds', 'lines', 'description', 'amount');
--> statement-breakpoint
create trigger kept before delete on write_off for each row when (old.status <> 'draft') execute function refuse_change();
--> statement-breakpoint
create trigger append_only before truncate on write_off for each statement execute function refuse_change();
--> statement-breakpoint
create trigger frozen before update on adjustment for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'apartment_id', 'fee_id', 'direction', 'amount', 'grounds', 'description', 'fee_type', 'category_id', 'from_opening', 'reduced', 'reduced_vat', 'reduced_for_others', 'settled', 'credited', 'line_id');
--> statement-breakpoint
create trigger kept before delete on adjustment for each row when (old.status <> 'draft') execute function refuse_change();
--> statement-breakpoint
create trigger append_only before truncate on adjustment for each statement execute function refuse_change();
--> statement-breakpoint
-- A portion is calculated with its prepayment's draft; afterwards only the fee that takes it is written.
create function refuse_portion_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
begin
  if tg_op = 'DELETE' then
    if exists (select from prepayment p where p.building_id = old.building_id and p.id = old.prepayment_id and p.status <> 'draft')
    then raise exception 'a prepayment is frozen' using errcode = 'restrict_violation'; end if;
    return old;
  end if;
  if exists (select from unnest(tg_argv) name where before -> name is distinct from after -> name)
  then raise exception 'a prepayment is frozen' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
--> statement-breakpoint
create trigger frozen before update or delete on prepayment_portion for each row
  execute function refuse_portion_change('prepayment_id', 'apartment_id', 'fee_setting_id', 'month', 'foreseen', 'discount', 'amount');
--> statement-breakpoint
create trigger append_only before truncate on prepayment_portion for each statement execute function refuse_change();
