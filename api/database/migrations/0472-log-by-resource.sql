-- outside the transaction: the log of an old building takes seconds, and every write adds to it
drop index concurrently if exists log_building_resource_index;
--> statement-breakpoint
create index concurrently log_building_resource_index on log (building_id, resource, created_at, id);
