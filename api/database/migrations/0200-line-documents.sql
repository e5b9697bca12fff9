ALTER TABLE "bank_line" DROP CONSTRAINT "bank_line_why_check";
--> statement-breakpoint
ALTER TABLE "bank_line" ADD COLUMN "booked" numeric(18,2);
--> statement-breakpoint
ALTER TABLE "cash_transfer" ADD COLUMN "bank_line_id" bigint;
--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "bank_line_id" bigint;
--> statement-breakpoint
ALTER TABLE "deposit_return" ADD COLUMN "bank_line_id" bigint;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "bank_line_id" bigint;
--> statement-breakpoint
ALTER TABLE "prepayment" ADD COLUMN "bank_line_id" bigint;
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "bank_line_id" bigint;
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "bank_line_id" bigint;
--> statement-breakpoint
ALTER TABLE "cash_transfer" ADD CONSTRAINT "cash_transfer_building_id_bank_line_id_key" FOREIGN KEY ("building_id","bank_line_id") REFERENCES "public"."bank_line"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_building_id_bank_line_id_key" FOREIGN KEY ("building_id","bank_line_id") REFERENCES "public"."bank_line"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit_return" ADD CONSTRAINT "deposit_return_building_id_bank_line_id_key" FOREIGN KEY ("building_id","bank_line_id") REFERENCES "public"."bank_line"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_building_id_bank_line_id_key" FOREIGN KEY ("building_id","bank_line_id") REFERENCES "public"."bank_line"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "prepayment" ADD CONSTRAINT "prepayment_building_id_bank_line_id_key" FOREIGN KEY ("building_id","bank_line_id") REFERENCES "public"."bank_line"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD CONSTRAINT "receipt_voucher_building_id_bank_line_id_key" FOREIGN KEY ("building_id","bank_line_id") REFERENCES "public"."bank_line"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_building_id_bank_line_id_key" FOREIGN KEY ("building_id","bank_line_id") REFERENCES "public"."bank_line"("building_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cash_transfer_building_id_bank_line_id_index" ON "cash_transfer" USING btree ("building_id","bank_line_id","id");
--> statement-breakpoint
CREATE INDEX "deposit_building_id_bank_line_id_index" ON "deposit" USING btree ("building_id","bank_line_id","id");
--> statement-breakpoint
CREATE INDEX "deposit_return_building_id_bank_line_id_index" ON "deposit_return" USING btree ("building_id","bank_line_id","id");
--> statement-breakpoint
CREATE INDEX "payment_voucher_building_id_bank_line_id_index" ON "payment_voucher" USING btree ("building_id","bank_line_id","id");
--> statement-breakpoint
CREATE INDEX "prepayment_building_id_bank_line_id_index" ON "prepayment" USING btree ("building_id","bank_line_id","id");
--> statement-breakpoint
CREATE INDEX "receipt_voucher_building_id_bank_line_id_index" ON "receipt_voucher" USING btree ("building_id","bank_line_id","id");
--> statement-breakpoint
CREATE INDEX "refund_building_id_bank_line_id_index" ON "refund" USING btree ("building_id","bank_line_id","id");
--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_booked_check" CHECK ("booked" >= 0 AND "booked" < 1e13);
--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_why_check" CHECK ("why" IN ('told_before', 'exact_reference', 'old_reference', 'corrected_reference', 'near_reference', 'near_several', 'other_near', 'other_named', 'other_building', 'old_reference_alone', 'booked_at_desk', 'request_paid', 'looks_like_reversal', 'same_amount', 'several_apartments', 'unknown_reference', 'only_named', 'no_reference', 'waiting', 'money_out', 'wrong_account', 'other_currency', 'refused', 'by_hand', 'receipt_voided', 'set_aside', 'other_content', 'maybe_known', 'split', 'joined', 'part_booked', 'returned', 'undone'));
--> statement-breakpoint
-- Which documents book a line, and how much of it each. A pair of lines, of which one returns the other, is two rows.
create table bank_line_document (
  building_id bigint not null,
  line_id bigint not null,
  kind text not null,
  document_id bigint not null,
  amount numeric(18,2) not null check (amount > 0 and amount < 1e13),
  -- The line made the document: undoing the match voids it.
  is_made boolean not null default false,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (building_id, line_id, kind, document_id),
  foreign key (building_id, line_id) references bank_line (building_id, id)
);
--> statement-breakpoint
create index bank_line_document_document on bank_line_document (building_id, kind, document_id);
--> statement-breakpoint
alter table bank_line drop constraint bank_line_matched_check;
--> statement-breakpoint
-- The line learns how much of it is booked.
create or replace function refuse_bank_line_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare moves constant text[] := '{status,why,apartment_id,receipt_id,payment_voucher_id,shares,booked,reason,message_id,statement_id,also_code,version,updated_at,updated_by}';
begin
  if (to_jsonb(old) - moves) is distinct from (to_jsonb(new) - moves)
    or (old.message_id is not null and new.message_id is distinct from old.message_id)
    or (old.statement_id is not null and new.statement_id is distinct from old.statement_id)
    or (old.also_code is not null and new.also_code is distinct from old.also_code)
    or (old.status = 'conflict' and new.status not in ('conflict', 'unmatched'))
    or (new.status = 'conflict' and old.status not in ('conflict', 'unmatched', 'not_ours'))
    or (new.status = 'joined' and to_jsonb(new)->'told_line_id' = 'null')
  then raise exception 'a bank line is frozen' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
--> statement-breakpoint
insert into bank_line_document (building_id, line_id, kind, document_id, amount, is_made, created_by)
  select building_id, id, 'receipt', receipt_id, price, why <> 'joined', updated_by from bank_line where receipt_id is not null
  union all
  select building_id, id, 'payment_voucher', payment_voucher_id, price, false, updated_by from bank_line
    where payment_voucher_id is not null
  union all
  select l.building_id, l.id, 'receipt', (s.value->>'receipt_id')::bigint, (s.value->>'amount')::numeric, true, l.updated_by
    from bank_line l cross join jsonb_array_elements(l.shares) s where l.shares is not null;
--> statement-breakpoint
update bank_line set booked = price where status = 'matched';
--> statement-breakpoint
-- Matched is what is booked in full; what was set aside, or contradicts another line, is not booked at all.
alter table bank_line add constraint bank_line_matched_check check (
  coalesce(booked = price, false) = (status = 'matched') and (booked is null or booked > 0 and booked <= price)
  and (booked is null or status in ('matched', 'unmatched')));
