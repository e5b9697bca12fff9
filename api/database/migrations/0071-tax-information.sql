DROP INDEX "tax_info_building_id_tax_code_unique";
--> statement-breakpoint
CREATE UNIQUE INDEX "tax_info_building_id_tax_code_apartment_id_unique" ON "tax_info" USING btree ("building_id","tax_code","apartment_id") WHERE "deleted_at" IS NULL;

--> statement-breakpoint
-- Of several active ones the latest stays: an apartment's invoices go to one recipient.
update tax_info t set status = 'inactive', version = t.version + 1, updated_at = now()
  where t.status = 'active' and t.deleted_at is null and exists (
    select from tax_info o where o.building_id = t.building_id and o.status = 'active' and o.deleted_at is null and o.id > t.id
      and (o.apartment_id = t.apartment_id or o.apartment_id is null and t.apartment_id is null and o.resident_id = t.resident_id));
