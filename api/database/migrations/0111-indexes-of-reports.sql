-- Reports name the rates at which other currencies were booked: in most buildings there are none, which took a look at every line.
create index ledger_line_rated on ledger_line (building_id, entry_id) include (currency, rate_of, rate)
  where rate is not null and rate_of is not null;
--> statement-breakpoint
-- What a cashier took since the till was last closed, which may be years ago, is added up from the index alone.
drop index receipt_till;
--> statement-breakpoint
create index receipt_till on receipt (building_id, collector_id, created_at, id) include (status, payment_method_id, received);
