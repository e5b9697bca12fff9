ALTER TABLE "fee_setting" ADD COLUMN "vat_basis" text;
