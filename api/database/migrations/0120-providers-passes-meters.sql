ALTER TABLE "provider" ADD COLUMN "jobs_at_once" numeric(15,0) DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "service_booking" ADD COLUMN "ends_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "service_booking" ADD COLUMN "is_exclusive" boolean;
--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_jobs_at_once_check" CHECK ("jobs_at_once" > -1e15 AND "jobs_at_once" < 1e15);
--> statement-breakpoint
-- What was booked lasted the hour that the calendar showed of it.
update service_booking set ends_at = scheduled_at + interval '1 hour' where scheduled_at is not null;
--> statement-breakpoint
-- A provider who was booked several times at once takes as many.
update provider p set jobs_at_once = m.most
  from (select building_id, provider_id, max(bookings) as most
    from (select b.building_id, b.provider_id, count(*) as bookings from service_booking b join service_booking o
        on o.building_id = b.building_id and o.provider_id = b.provider_id
          and o.scheduled_at <= b.scheduled_at and o.ends_at > b.scheduled_at
      where b.status <> 'cancel' and o.status <> 'cancel' and b.deleted_at is null and o.deleted_at is null
      group by b.building_id, b.provider_id, b.id) at_once
    group by building_id, provider_id) m
  where m.building_id = p.building_id and m.provider_id = p.id and m.most > 1;
--> statement-breakpoint
update service_booking b set is_exclusive = p.jobs_at_once = 1
  from provider p where p.building_id = b.building_id and p.id = b.provider_id;
--> statement-breakpoint
alter table service_booking add constraint service_booking_apart
  exclude using gist (building_id with =, provider_id with =, tstzrange(scheduled_at, ends_at) with &&)
  where (is_exclusive and status <> 'cancel' and deleted_at is null and scheduled_at is not null and ends_at is not null);
--> statement-breakpoint
-- A line may say a card alone.
ALTER TABLE "parking_log" ALTER COLUMN "plate_read" DROP NOT NULL;
--> statement-breakpoint
-- Lines that say a plate or a card find their vehicle.
update parking_log l set vehicle_id = (select v.id from vehicle v
    where v.building_id = l.building_id and v.deleted_at is null
      and (v.license_plate = l.plate_read or v.parking_card_id = l.parking_card_id or v.sub_card_id = l.parking_card_id)
    order by (v.license_plate = l.plate_read) desc, v.id limit 1)
  where l.vehicle_id is null;
--> statement-breakpoint
-- Months in which a meter could not be read, with the photo.
ALTER TABLE "electric_meter" ADD COLUMN "missed_readings" jsonb;
--> statement-breakpoint
ALTER TABLE "water_meter" ADD COLUMN "missed_readings" jsonb;
