COMMENT ON COLUMN "payment_voucher_category"."for_maintenance" IS 'Paid from the maintenance fund and from nothing else';
