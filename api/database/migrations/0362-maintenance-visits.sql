ALTER TABLE "equipment_contract" ADD COLUMN "next_maintenance_on" date;
--> statement-breakpoint
ALTER TABLE "equipment_contract" ADD COLUMN "maintenance_day" numeric(15,0);
--> statement-breakpoint
ALTER TABLE "equipment_contract" ADD COLUMN "last_maintained_on" date;
--> statement-breakpoint
CREATE INDEX "equipment_contract_building_id_next_maintenance_on_index" ON "equipment_contract" USING btree ("building_id","next_maintenance_on","id");
--> statement-breakpoint
ALTER TABLE "equipment_contract" ADD CONSTRAINT "equipment_contract_maintenance_day_check" CHECK ("maintenance_day" > -1e15 AND "maintenance_day" < 1e15);
--> statement-breakpoint
-- Contracts that run have their next visit by their cycle.
update equipment_contract c set next_maintenance_on = n.due, maintenance_day = extract(day from c.start_date)
  from (select e.building_id, e.id, min(v.due) as due
      from equipment_contract e cross join generate_series(1, 600) k
        cross join lateral (select (e.start_date + make_interval(months => e.maintenance_months::int * k))::date as due) v
      where e.maintenance_months is not null and e.deleted_at is null and v.due >= current_date and v.due <= e.end_date
      group by e.building_id, e.id) n
  where c.building_id = n.building_id and c.id = n.id;
