ALTER TABLE "service_booking" ADD COLUMN "has_own_price" boolean;
--> statement-breakpoint
ALTER TABLE "utility_booking" ADD COLUMN "has_own_price" boolean;
--> statement-breakpoint
-- What is not charged yet and costs more than the list says was typed by somebody.
update utility_booking b set has_own_price = true
  from utility u where u.building_id = b.building_id and u.id = b.utility_id
    and b.status <> 'cancel' and b.fee_id is null and b.payment_status = 'unpaid'
    and b.price > 1 + u.price *
      greatest(1, ceil(extract(epoch from b.to_time - b.from_time) / 60 / u.slot_minutes));
--> statement-breakpoint
update service_booking b set has_own_price = true
  where b.status <> 'cancel' and b.fee_id is null and b.payment_status = 'unpaid'
    and exists (select from jsonb_array_elements(b.services) l
      join service s on s.building_id = b.building_id and s.id = (l ->> 'service_id')::bigint
      where (l ->> 'price')::numeric > s.price);
