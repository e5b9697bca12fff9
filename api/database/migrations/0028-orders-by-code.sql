CREATE INDEX "apartment_building_id_code_index" ON "apartment" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "contract_building_id_code_index" ON "contract" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "equipment_contract_building_id_code_index" ON "equipment_contract" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "handover_building_id_code_index" ON "handover" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "opening_debt_building_id_name_index" ON "opening_debt" USING btree ("building_id","name" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "order_building_id_code_index" ON "order" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "payment_voucher_building_id_code_index" ON "payment_voucher" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "periodic_checklist_building_id_code_index" ON "periodic_checklist" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "preprint_book_building_id_code_index" ON "preprint_book" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "receipt_building_id_code_index" ON "receipt" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "receipt_voucher_building_id_code_index" ON "receipt_voucher" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "service_booking_building_id_code_index" ON "service_booking" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "stock_count_building_id_code_index" ON "stock_count" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "stock_in_building_id_code_index" ON "stock_in" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "stock_out_building_id_code_index" ON "stock_out" USING btree ("building_id","code" collate natural_order,"id");
--> statement-breakpoint
CREATE INDEX "utility_booking_building_id_code_index" ON "utility_booking" USING btree ("building_id","code" collate natural_order,"id");
