ALTER TABLE "account" DROP CONSTRAINT "account_phone_number_check";
--> statement-breakpoint
ALTER TABLE "building" DROP CONSTRAINT "building_hotline_check";
--> statement-breakpoint
ALTER TABLE "building_contact" DROP CONSTRAINT "building_contact_phone_number_check";
--> statement-breakpoint
ALTER TABLE "contract" DROP CONSTRAINT "contract_party_a_phone_check";
--> statement-breakpoint
ALTER TABLE "contract" DROP CONSTRAINT "contract_party_b_phone_check";
--> statement-breakpoint
ALTER TABLE "form_answer" DROP CONSTRAINT "form_answer_phone_number_check";
--> statement-breakpoint
ALTER TABLE "handover" DROP CONSTRAINT "handover_receiver_phone_check";
--> statement-breakpoint
ALTER TABLE "partner" DROP CONSTRAINT "partner_phone_number_check";
--> statement-breakpoint
ALTER TABLE "payer_rule" DROP CONSTRAINT "payer_rule_phone_number_check";
--> statement-breakpoint
ALTER TABLE "provider" DROP CONSTRAINT "provider_phone_number_check";
--> statement-breakpoint
ALTER TABLE "resident" DROP CONSTRAINT "resident_phone_number_check";
--> statement-breakpoint
ALTER TABLE "resident_registration" DROP CONSTRAINT "resident_registration_phone_number_check";
--> statement-breakpoint
ALTER TABLE "service_booking" DROP CONSTRAINT "service_booking_customer_phone_check";
--> statement-breakpoint
ALTER TABLE "tax_info" DROP CONSTRAINT "tax_info_phone_number_check";
--> statement-breakpoint
ALTER TABLE "visitor" DROP CONSTRAINT "visitor_phone_number_check";
--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "marks" text;
--> statement-breakpoint
-- Cambodian numbers of nine digits were kept with their country's code.
UPDATE "account" SET "phone_number" = '0' || substr("phone_number", 4) WHERE "phone_number" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "building" SET "hotline" = '0' || substr("hotline", 4) WHERE "hotline" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "building_contact" SET "phone_number" = '0' || substr("phone_number", 4) WHERE "phone_number" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "contract" SET "party_a_phone" = '0' || substr("party_a_phone", 4) WHERE "party_a_phone" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "contract" SET "party_b_phone" = '0' || substr("party_b_phone", 4) WHERE "party_b_phone" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "form_answer" SET "phone_number" = '0' || substr("phone_number", 4) WHERE "phone_number" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "handover" SET "receiver_phone" = '0' || substr("receiver_phone", 4) WHERE "receiver_phone" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "partner" SET "phone_number" = '0' || substr("phone_number", 4) WHERE "phone_number" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "payer_rule" SET "phone_number" = '0' || substr("phone_number", 4) WHERE "phone_number" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "provider" SET "phone_number" = '0' || substr("phone_number", 4) WHERE "phone_number" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "resident" SET "phone_number" = '0' || substr("phone_number", 4) WHERE "phone_number" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "resident_registration" SET "phone_number" = '0' || substr("phone_number", 4) WHERE "phone_number" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "service_booking" SET "customer_phone" = '0' || substr("customer_phone", 4) WHERE "customer_phone" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "tax_info" SET "phone_number" = '0' || substr("phone_number", 4) WHERE "phone_number" ~ '^855[0-9]{8}$';
--> statement-breakpoint
UPDATE "visitor" SET "phone_number" = '0' || substr("phone_number", 4) WHERE "phone_number" ~ '^855[0-9]{8}$';
--> statement-breakpoint
-- Numbers of papers, cards and devices in the one spelling that is compared. One that would meet another stays as it is.
DO $$
DECLARE
  place record;
BEGIN
  FOR place IN SELECT * FROM (VALUES
    ('resident', 'id_number'),
    ('resident', 'nfc_card'),
    ('resident_registration', 'id_number'),
    ('visitor', 'id_number'),
    ('parking_card', 'card_id'),
    ('vehicle', 'chassis_number'),
    ('vehicle', 'engine_number'),
    ('equipment', 'serial_number'),
    ('water_meter', 'serial_number'),
    ('electric_meter', 'serial_number'),
    ('partner', 'tax_code'),
    ('payer_rule', 'tax_code'),
    ('provider', 'tax_code'),
    ('tax_info', 'tax_code')
  ) AS places(tab, col) LOOP
    EXECUTE format(
      'WITH spelt AS (
        SELECT t.id, t.%2$I AS old, upper(regexp_replace(translate(normalize(t.%2$I, NFKC), ''០១២៣៤៥៦៧៨៩'', ''0123456789''), ''[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]'', '''', ''g'')) AS new
        FROM %1$I t WHERE t.%2$I IS NOT NULL)
      UPDATE %1$I t SET %2$I = s.new, search_text = replace(t.search_text, lower(s.old), lower(s.new))
      FROM spelt s
      WHERE s.id = t.id AND s.new <> s.old AND s.new <> ''''
        AND NOT EXISTS (SELECT 1 FROM spelt o WHERE o.id <> s.id AND o.new = s.new)',
      place.tab, place.col);
  END LOOP;
END $$;
--> statement-breakpoint
-- Searches see neither what takes no room nor which of two Khmer letters of one look is written below another.
CREATE OR REPLACE FUNCTION plain_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, replace(regexp_replace(value, '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g'), '្ដ', '្ត')));
--> statement-breakpoint
DO $$
DECLARE
  place record;
BEGIN
  FOR place IN SELECT c.table_name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND c.column_name = 'search_text' AND t.table_type = 'BASE TABLE'
      -- What may only be added to stays as it was written.
      AND NOT EXISTS (SELECT FROM pg_trigger g JOIN pg_proc p ON p.oid = g.tgfoid WHERE g.tgrelid = format('%I', c.table_name)::regclass AND p.proname LIKE 'refuse%') LOOP
    EXECUTE format(
      'UPDATE %I SET search_text = replace(regexp_replace(search_text, ''[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]'', '''', ''g''), ''្ដ'', ''្ត'')
      WHERE search_text ~ ''[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|្ដ''',
      place.table_name);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_phone_number_check" CHECK ("phone_number" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "building" ADD CONSTRAINT "building_hotline_check" CHECK ("hotline" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "building_contact" ADD CONSTRAINT "building_contact_phone_number_check" CHECK ("phone_number" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_party_a_phone_check" CHECK ("party_a_phone" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_party_b_phone_check" CHECK ("party_b_phone" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "form_answer" ADD CONSTRAINT "form_answer_phone_number_check" CHECK ("phone_number" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_receiver_phone_check" CHECK ("receiver_phone" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "partner" ADD CONSTRAINT "partner_phone_number_check" CHECK ("phone_number" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "payer_rule" ADD CONSTRAINT "payer_rule_phone_number_check" CHECK ("phone_number" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_phone_number_check" CHECK ("phone_number" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "resident" ADD CONSTRAINT "resident_phone_number_check" CHECK ("phone_number" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "resident_registration" ADD CONSTRAINT "resident_registration_phone_number_check" CHECK ("phone_number" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "service_booking" ADD CONSTRAINT "service_booking_customer_phone_check" CHECK ("customer_phone" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "tax_info" ADD CONSTRAINT "tax_info_phone_number_check" CHECK ("phone_number" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
--> statement-breakpoint
ALTER TABLE "visitor" ADD CONSTRAINT "visitor_phone_number_check" CHECK ("phone_number" ~ '^(0[0-9]{8}|[0-9]{10,11})$');
