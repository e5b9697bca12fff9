-- "Paid" was typed. Where no receipt stands behind it, it stays as it was said, and says that there is none: no such
-- booking is ever made again. Where nothing is to be paid, nothing is said.
update service_booking set paid_without_receipt = true where payment_status = 'paid' and fee_id is null and total > 0;
--> statement-breakpoint
update service_booking set payment_status = null
  where fee_id is null and paid_without_receipt is not true and (status = 'cancel' or coalesce(total, 0) = 0);
--> statement-breakpoint
update utility_booking set paid_without_receipt = true where payment_status = 'paid' and price > 0;
--> statement-breakpoint
update utility_booking set payment_status = null
  where paid_without_receipt is not true and (status = 'cancel' or coalesce(price, 0) = 0);
--> statement-breakpoint
-- A booking is paid by its line, which a receipt has settled.
create function refuse_typed_payment() returns trigger language plpgsql as $$
begin
  if new.paid_without_receipt and old.paid_without_receipt is not true
    or new.payment_status = 'paid' and new.paid_without_receipt is not true
      and not exists (select from fee f
        where f.building_id = new.building_id and f.id = new.fee_id and f.status = 'settled')
  then raise exception 'a booking is paid by a receipt' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
--> statement-breakpoint
create trigger paid_by_line before insert or update on service_booking for each row
  when (new.payment_status = 'paid' or new.paid_without_receipt) execute function refuse_typed_payment();
--> statement-breakpoint
create trigger paid_by_line before insert or update on utility_booking for each row
  when (new.payment_status = 'paid' or new.paid_without_receipt) execute function refuse_typed_payment();
