-- A translation had plain text in `description`; it is formatted now, as what it translates.
UPDATE "news" t SET language_contents = (
  SELECT jsonb_agg(
    CASE WHEN e.entry ? 'description' THEN
      (e.entry - 'description') || jsonb_build_object('content', '<p>' || replace(replace(replace(replace(
        e.entry ->> 'description', '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '<br>') || '</p>')
    ELSE e.entry END ORDER BY e.place)
  FROM jsonb_array_elements(t.language_contents) WITH ORDINALITY e(entry, place))
WHERE jsonb_path_exists(t.language_contents, '$[*].description');
--> statement-breakpoint
UPDATE "notification" t SET language_contents = (
  SELECT jsonb_agg(
    CASE WHEN e.entry ? 'description' THEN
      (e.entry - 'description') || jsonb_build_object('content', '<p>' || replace(replace(replace(replace(
        e.entry ->> 'description', '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '<br>') || '</p>')
    ELSE e.entry END ORDER BY e.place)
  FROM jsonb_array_elements(t.language_contents) WITH ORDINALITY e(entry, place))
WHERE jsonb_path_exists(t.language_contents, '$[*].description');
--> statement-breakpoint
UPDATE "citizen_handbook" t SET language_contents = (
  SELECT jsonb_agg(
    CASE WHEN e.entry ? 'description' THEN
      (e.entry - 'description') || jsonb_build_object('content', '<p>' || replace(replace(replace(replace(
        e.entry ->> 'description', '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '<br>') || '</p>')
    ELSE e.entry END ORDER BY e.place)
  FROM jsonb_array_elements(t.language_contents) WITH ORDINALITY e(entry, place))
WHERE jsonb_path_exists(t.language_contents, '$[*].description');
