-- 0081 left the numbers of papers, cards and devices that several rows had in the same spelling, as visitors who come again
-- or owners in two buildings do. Each row gets the compared spelling now; only one that would break a unique rule stays.
DO $$
DECLARE
  place record;
  spelt record;
BEGIN
  FOR place IN SELECT * FROM (VALUES
    ('resident', 'id_number', '\s'),
    ('resident', 'nfc_card', '\s'),
    ('resident_registration', 'id_number', '\s'),
    ('visitor', 'id_number', '\s'),
    ('visitor', 'license_plate', '\s.\-'),
    ('parking_card', 'card_id', '\s'),
    ('vehicle', 'license_plate', '\s.\-'),
    ('vehicle', 'chassis_number', '\s'),
    ('vehicle', 'engine_number', '\s'),
    ('equipment', 'serial_number', '\s'),
    ('water_meter', 'serial_number', '\s'),
    ('electric_meter', 'serial_number', '\s'),
    ('partner', 'tax_code', '\s'),
    ('payer_rule', 'tax_code', '\s'),
    ('provider', 'tax_code', '\s'),
    ('tax_info', 'tax_code', '\s')
  ) AS places(tab, col, filler) LOOP
    FOR spelt IN EXECUTE format(
      'SELECT id, old, new FROM (
        SELECT t.id, t.%2$I AS old, upper(regexp_replace(regexp_replace(translate(normalize(t.%2$I, NFKC), ''០១២៣៤៥៦៧៨៩'', ''0123456789''),
          ''[\u2010-\u2015\u2212]'', ''-'', ''g''), %3$L, '''', ''g'')) AS new
        FROM %1$I t WHERE t.%2$I IS NOT NULL) s
      WHERE new <> old AND new <> '''' ORDER BY id',
      place.tab, place.col, '[' || place.filler || '\u00ad\u061c\u115f\u1160\u17b4\u17b5\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u3164\ufeff\uffa0]') LOOP
      BEGIN
        EXECUTE format('UPDATE %I SET %I = $1, search_text = replace(search_text, lower($2), lower($1)) WHERE id = $3', place.tab, place.col)
          USING spelt.new, spelt.old, spelt.id;
      EXCEPTION WHEN unique_violation THEN
        -- The office finds the two by the search, and decides which of them is which.
        NULL;
      END;
    END LOOP;
  END LOOP;
END $$;
