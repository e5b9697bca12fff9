-- What is rare among many fees, each in an index of its own: the others cost it nothing. Drafts in the order of their list.
drop index fee_draft;
--> statement-breakpoint
create index fee_draft on fee (building_id, created_at, id) where status = 'draft' and deleted_at is null;
--> statement-breakpoint
create index fee_void on fee (building_id, created_at, id) where status = 'void';
--> statement-breakpoint
create index fee_trash on fee (building_id, created_at, id) where deleted_at is not null;
--> statement-breakpoint
-- All types but those that every apartment is charged every month.
create index fee_rare on fee (building_id, fee_type, created_at, id)
  where fee_type not in ('MANAGEMENT', 'ELECTRICITY', 'WATER', 'PARKING') and deleted_at is null;
--> statement-breakpoint
create index receipt_deducted on receipt (building_id, apartment_id) include (deduction) where deduction <> 0;
