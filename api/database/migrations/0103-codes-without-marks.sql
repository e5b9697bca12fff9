-- Searches find a code without the marks between its signs too: `a0304` finds A-0304. Rows that stand get that spelling behind
-- their searched texts, as every later write gives it. The log stays as it was written. What searches compare is not what is
-- frozen of a receipt, so its triggers rest meanwhile.
DO $$
DECLARE
  place record;
BEGIN
  FOR place IN SELECT c.table_name,
      bool_or(c.column_name = 'code') AS has_code
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> 'log'
    GROUP BY c.table_name HAVING bool_or(c.column_name = 'search_text') LOOP
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', place.table_name);
    EXECUTE format(
      'UPDATE %I SET search_text = concat_ws('' '', search_text,
          (SELECT string_agg(translate(word, ''-_./'', ''''), '' '') FROM regexp_split_to_table(search_text, ''\s+'') word
            WHERE word ~ ''[0-9]'' AND word ~ ''[-_./]'' AND word !~ ''@'')%s)
        WHERE search_text ~ ''[0-9]'' AND search_text ~ ''[-_./]''%s',
      place.table_name,
      CASE WHEN place.has_code THEN ', CASE WHEN code ~ ''\s'' THEN plain_text(translate(code, '' -_./'', '''')) END' ELSE '' END,
      CASE WHEN place.has_code THEN ' OR code ~ ''\s''' ELSE '' END);
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', place.table_name);
  END LOOP;
END $$;
