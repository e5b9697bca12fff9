ALTER TABLE "apartment_type" ADD COLUMN "handover_items" jsonb;
--> statement-breakpoint
-- What nobody had noted anything of before the handover printed as not judged: it is stored so from now on.
update handover h set checklist = (
    select jsonb_agg(
        case when r.line -> 'passed' = 'false' and coalesce(r.line ->> 'remark', '') = ''
            and coalesce(r.line -> 'photos', 'null') in ('null', '[]')
          then r.line || '{"passed": null}' else r.line end order by r.at)
      from jsonb_array_elements(h.checklist) with ordinality r(line, at))
  where h.handover_date is null and jsonb_typeof(h.checklist) = 'array' and h.checklist <> '[]';
