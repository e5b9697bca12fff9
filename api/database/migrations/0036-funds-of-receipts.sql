ALTER TABLE "receipt_voucher_category" ADD COLUMN "for_maintenance" boolean DEFAULT false NOT NULL;
