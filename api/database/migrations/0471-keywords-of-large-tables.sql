-- outside the transaction: building these of an old building takes up to a minute, and every write would wait for it
drop index concurrently if exists "bank_line_building_id_search_text_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bank_line_building_id_search_text_index" ON "bank_line" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
drop index concurrently if exists "bank_line_search_text_index";
--> statement-breakpoint
drop index concurrently if exists "log_building_id_search_text_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "log_building_id_search_text_index" ON "log" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
drop index concurrently if exists "log_search_text_index";
--> statement-breakpoint
drop index concurrently if exists "payment_voucher_building_id_search_text_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_voucher_building_id_search_text_index" ON "payment_voucher" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
drop index concurrently if exists "payment_voucher_search_text_index";
--> statement-breakpoint
drop index concurrently if exists "push_recipient_building_id_search_text_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "push_recipient_building_id_search_text_index" ON "push_recipient" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
drop index concurrently if exists "push_recipient_search_text_index";
--> statement-breakpoint
drop index concurrently if exists "receipt_building_id_search_text_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "receipt_building_id_search_text_index" ON "receipt" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
drop index concurrently if exists "receipt_search_text_index";
--> statement-breakpoint
drop index concurrently if exists "receipt_voucher_building_id_search_text_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "receipt_voucher_building_id_search_text_index" ON "receipt_voucher" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
drop index concurrently if exists "receipt_voucher_search_text_index";
--> statement-breakpoint
drop index concurrently if exists "resident_building_id_search_text_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "resident_building_id_search_text_index" ON "resident" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
drop index concurrently if exists "resident_search_text_index";
--> statement-breakpoint
drop index concurrently if exists "visitor_building_id_search_text_index";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "visitor_building_id_search_text_index" ON "visitor" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
drop index concurrently if exists "visitor_search_text_index";
