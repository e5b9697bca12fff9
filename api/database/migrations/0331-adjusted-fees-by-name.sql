ALTER TABLE "adjustment" ADD COLUMN "fee_name" text;
--> statement-breakpoint
ALTER TABLE "adjustment" ADD COLUMN "fee_month" text;
--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_fee_month_check" CHECK ("fee_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$');
--> statement-breakpoint
-- An approved fee keeps its name, so this is what it was called then.
update adjustment a set fee_name = f.name, fee_month = f.month from fee f
  where f.building_id = a.building_id and f.id = a.fee_id and a.status <> 'draft';
--> statement-breakpoint
drop trigger frozen on adjustment;
--> statement-breakpoint
create trigger frozen before update on adjustment for each row when (old.status <> 'draft')
  execute function refuse_document_change('code', 'date', 'apartment_id', 'fee_id', 'direction', 'amount', 'grounds', 'description', 'fee_name', 'fee_month', 'fee_type', 'category_id', 'from_opening', 'reduced', 'reduced_vat', 'reduced_for_others', 'settled', 'credited', 'line_id');
