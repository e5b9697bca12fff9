-- Fees of nothing are booked nowhere: statistics count them beside the sums.
create index fee_zero on fee (building_id, month, fee_type) where amount = 0 and deleted_at is null;
