ALTER TABLE "receipt" ADD COLUMN "book_rate" numeric(15,6);
--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_book_rate_check" CHECK ("book_rate" > -1e9 AND "book_rate" < 1e9);
--> statement-breakpoint
alter table receipt disable trigger frozen;
--> statement-breakpoint
-- Of đồng the one rate that was kept was that of the books.
update receipt r set book_rate = r.rate, rate = null from building b where b.id = r.building_id and b.currency_code <> 'vnd' and r.currency_code = 'vnd';
--> statement-breakpoint
-- Between two foreign currencies the rate of the day, where it still gives what was booked; elsewhere nobody knows it.
update receipt r set book_rate = d.price from (
    select r.building_id, r.id, case b.currency_code when 'usd' then 2 else 0 end as digits,
      (select e.price from exchange_rate e join currency c on c.id = e.currency_id
        where e.organisation_id = b.organisation_id and c.code = b.currency_code and e.valid_from <= r.received_on and e.deleted_at is null and c.deleted_at is null
        order by e.valid_from desc, e.id desc limit 1) as price
    from receipt r join building b on b.id = r.building_id
    where 'vnd' not in (b.currency_code, r.currency_code) and b.currency_code <> r.currency_code) d
  where d.building_id = r.building_id and d.id = r.id and d.price > 0 and r.received = round(r.amount_received * r.rate / d.price, d.digits);
--> statement-breakpoint
alter table receipt enable trigger frozen;
