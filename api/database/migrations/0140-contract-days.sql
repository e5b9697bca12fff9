ALTER TABLE "contract" ADD COLUMN "confirm_by" date;
--> statement-breakpoint
ALTER TABLE "contract" ADD COLUMN "confirmed_at" timestamptz;
--> statement-breakpoint
CREATE INDEX "contract_building_id_confirm_by_index" ON "contract" USING btree ("building_id","confirm_by","id");
--> statement-breakpoint
-- When each was sent and confirmed stands in the log; one of before the log, or without a line, since it was last changed. Days
-- are the office's, seven hours ahead of UTC.
WITH told AS (
  SELECT building_id, record_id,
    max(created_at) FILTER (WHERE action IN ('send', 'send_link')) AS sent_at,
    max(created_at) FILTER (WHERE action IN ('verify', 'confirm_signed')) AS confirmed_at
  FROM "log" WHERE resource = 'contract' AND action IN ('send', 'send_link', 'verify', 'confirm_signed')
  GROUP BY building_id, record_id
)
UPDATE "contract" c SET
  confirm_by = CASE c.status WHEN 'waiting_verification'
    THEN (coalesce(t.sent_at, c.updated_at) AT TIME ZONE make_interval(hours => 7))::date + c.confirm_days::int END,
  confirmed_at = CASE WHEN c.status IN ('draft', 'waiting_verification') THEN NULL ELSE t.confirmed_at END
FROM "contract" k LEFT JOIN told t ON t.building_id = k.building_id AND t.record_id = k.id::text
WHERE c.building_id = k.building_id AND c.id = k.id AND c.status <> 'draft';
--> statement-breakpoint
-- A link to confirm by lives until the end of the last day.
UPDATE "ticket" t SET expires_at = (c.confirm_by + 1)::timestamp AT TIME ZONE make_interval(hours => 7)
FROM "contract" c
WHERE t.purpose = 'view_contract' AND t.subject = c.id::text AND c.status = 'waiting_verification' AND t.expires_at > now();
