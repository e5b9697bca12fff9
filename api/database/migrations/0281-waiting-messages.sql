-- What may leave, in the order in which it does: also single messages and what is being sent. Few of all that were ever kept.
create index outbox_waiting_idx on outbox (is_bulk, next_try_at, id) where next_try_at is not null;
--> statement-breakpoint
drop index outbox_bulk_idx;
