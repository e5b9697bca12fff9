ALTER TABLE "utility" ADD COLUMN "is_exclusive" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "utility_booking" ADD COLUMN "is_exclusive" boolean;

--> statement-breakpoint
-- Places with room for one had one booking at a time.
update utility set is_exclusive = true where capacity = 1;
--> statement-breakpoint
update utility_booking b set is_exclusive = u.is_exclusive
  from utility u where u.building_id = b.building_id and u.id = b.utility_id
    and not exists (select from utility_booking o where o.building_id = b.building_id and o.utility_id = b.utility_id
      and o.date = b.date and o.id <> b.id and o.status <> 'cancel' and o.deleted_at is null
      and o.from_time < b.to_time and o.to_time > b.from_time);
--> statement-breakpoint
alter table utility_booking add constraint utility_booking_apart
  exclude using gist (building_id with =, utility_id with =, tsrange(date + from_time, date + to_time) with &&)
  where (is_exclusive and status <> 'cancel' and deleted_at is null);
