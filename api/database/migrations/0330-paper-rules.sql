ALTER TABLE "building" ADD COLUMN "paper_rules" jsonb;
--> statement-breakpoint
ALTER TABLE "building" ADD COLUMN "paper_signers" jsonb;
--> statement-breakpoint
-- What vouchers said so far stays where the office had chosen the circular; what followed from the country alone nobody had said.
update building set paper_rules = jsonb_build_array(jsonb_build_object('from', null, 'rules', chart, 'note', null))
  where chart in ('tt133', 'tt99') and currency_code = 'vnd';
