create extension if not exists btree_gin;
--> statement-breakpoint
DROP INDEX "adjustment_search_text_index";
--> statement-breakpoint
CREATE INDEX "adjustment_building_id_search_text_index" ON "adjustment" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "apartment_search_text_index";
--> statement-breakpoint
CREATE INDEX "apartment_building_id_search_text_index" ON "apartment" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "apartment_type_search_text_index";
--> statement-breakpoint
CREATE INDEX "apartment_type_building_id_search_text_index" ON "apartment_type" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "bank_search_text_index";
--> statement-breakpoint
CREATE INDEX "bank_building_id_search_text_index" ON "bank" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "bank_gateway_search_text_index";
--> statement-breakpoint
CREATE INDEX "bank_gateway_building_id_search_text_index" ON "bank_gateway" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "bank_message_search_text_index";
--> statement-breakpoint
CREATE INDEX "bank_message_building_id_search_text_index" ON "bank_message" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "bank_statement_search_text_index";
--> statement-breakpoint
CREATE INDEX "bank_statement_building_id_search_text_index" ON "bank_statement" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "banner_search_text_index";
--> statement-breakpoint
CREATE INDEX "banner_building_id_search_text_index" ON "banner" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "block_search_text_index";
--> statement-breakpoint
CREATE INDEX "block_building_id_search_text_index" ON "block" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "building_contact_search_text_index";
--> statement-breakpoint
CREATE INDEX "building_contact_building_id_search_text_index" ON "building_contact" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "cash_account_search_text_index";
--> statement-breakpoint
CREATE INDEX "cash_account_building_id_search_text_index" ON "cash_account" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "cash_transfer_search_text_index";
--> statement-breakpoint
CREATE INDEX "cash_transfer_building_id_search_text_index" ON "cash_transfer" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "chart_account_search_text_index";
--> statement-breakpoint
CREATE INDEX "chart_account_building_id_search_text_index" ON "chart_account" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "checklist_search_text_index";
--> statement-breakpoint
CREATE INDEX "checklist_building_id_search_text_index" ON "checklist" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "citizen_handbook_search_text_index";
--> statement-breakpoint
CREATE INDEX "citizen_handbook_building_id_search_text_index" ON "citizen_handbook" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "contract_search_text_index";
--> statement-breakpoint
CREATE INDEX "contract_building_id_search_text_index" ON "contract" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "contract_template_search_text_index";
--> statement-breakpoint
CREATE INDEX "contract_template_building_id_search_text_index" ON "contract_template" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "conversation_search_text_index";
--> statement-breakpoint
CREATE INDEX "conversation_building_id_search_text_index" ON "conversation" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "conversation_topic_search_text_index";
--> statement-breakpoint
CREATE INDEX "conversation_topic_building_id_search_text_index" ON "conversation_topic" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "credit_transfer_search_text_index";
--> statement-breakpoint
CREATE INDEX "credit_transfer_building_id_search_text_index" ON "credit_transfer" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "debt_certificate_search_text_index";
--> statement-breakpoint
CREATE INDEX "debt_certificate_building_id_search_text_index" ON "debt_certificate" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "deposit_search_text_index";
--> statement-breakpoint
CREATE INDEX "deposit_building_id_search_text_index" ON "deposit" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "deposit_return_search_text_index";
--> statement-breakpoint
CREATE INDEX "deposit_return_building_id_search_text_index" ON "deposit_return" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "desk_rate_search_text_index";
--> statement-breakpoint
CREATE INDEX "desk_rate_building_id_search_text_index" ON "desk_rate" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "e_invoice_search_text_index";
--> statement-breakpoint
CREATE INDEX "e_invoice_building_id_search_text_index" ON "e_invoice" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "electric_meter_search_text_index";
--> statement-breakpoint
CREATE INDEX "electric_meter_building_id_search_text_index" ON "electric_meter" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "equipment_search_text_index";
--> statement-breakpoint
CREATE INDEX "equipment_building_id_search_text_index" ON "equipment" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "equipment_category_search_text_index";
--> statement-breakpoint
CREATE INDEX "equipment_category_building_id_search_text_index" ON "equipment_category" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "equipment_contract_search_text_index";
--> statement-breakpoint
CREATE INDEX "equipment_contract_building_id_search_text_index" ON "equipment_contract" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "example_template_search_text_index";
--> statement-breakpoint
CREATE INDEX "example_template_building_id_search_text_index" ON "example_template" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "fee_error_search_text_index";
--> statement-breakpoint
CREATE INDEX "fee_error_building_id_search_text_index" ON "fee_error" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "fee_rule_search_text_index";
--> statement-breakpoint
CREATE INDEX "fee_rule_building_id_search_text_index" ON "fee_rule" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "fee_schedule_search_text_index";
--> statement-breakpoint
CREATE INDEX "fee_schedule_building_id_search_text_index" ON "fee_schedule" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "fee_setting_search_text_index";
--> statement-breakpoint
CREATE INDEX "fee_setting_building_id_search_text_index" ON "fee_setting" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "file_search_text_index";
--> statement-breakpoint
CREATE INDEX "file_building_id_search_text_index" ON "file" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "form_answer_search_text_index";
--> statement-breakpoint
CREATE INDEX "form_answer_building_id_search_text_index" ON "form_answer" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "fund_plan_search_text_index";
--> statement-breakpoint
CREATE INDEX "fund_plan_building_id_search_text_index" ON "fund_plan" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "fund_plan_item_search_text_index";
--> statement-breakpoint
CREATE INDEX "fund_plan_item_building_id_search_text_index" ON "fund_plan_item" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "gas_meter_search_text_index";
--> statement-breakpoint
CREATE INDEX "gas_meter_building_id_search_text_index" ON "gas_meter" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "group_fee_slip_search_text_index";
--> statement-breakpoint
CREATE INDEX "group_fee_slip_building_id_search_text_index" ON "group_fee_slip" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "group_notice_slip_search_text_index";
--> statement-breakpoint
CREATE INDEX "group_notice_slip_building_id_search_text_index" ON "group_notice_slip" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "handover_search_text_index";
--> statement-breakpoint
CREATE INDEX "handover_building_id_search_text_index" ON "handover" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "incident_checklist_search_text_index";
--> statement-breakpoint
CREATE INDEX "incident_checklist_building_id_search_text_index" ON "incident_checklist" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "invitation_round_search_text_index";
--> statement-breakpoint
CREATE INDEX "invitation_round_building_id_search_text_index" ON "invitation_round" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "invoice_batch_search_text_index";
--> statement-breakpoint
CREATE INDEX "invoice_batch_building_id_search_text_index" ON "invoice_batch" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "invoice_layout_search_text_index";
--> statement-breakpoint
CREATE INDEX "invoice_layout_building_id_search_text_index" ON "invoice_layout" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "invoice_seller_search_text_index";
--> statement-breakpoint
CREATE INDEX "invoice_seller_building_id_search_text_index" ON "invoice_seller" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "journal_handover_search_text_index";
--> statement-breakpoint
CREATE INDEX "journal_handover_building_id_search_text_index" ON "journal_handover" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "late_interest_rule_search_text_index";
--> statement-breakpoint
CREATE INDEX "late_interest_rule_building_id_search_text_index" ON "late_interest_rule" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "late_interest_run_search_text_index";
--> statement-breakpoint
CREATE INDEX "late_interest_run_building_id_search_text_index" ON "late_interest_run" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "news_search_text_index";
--> statement-breakpoint
CREATE INDEX "news_building_id_search_text_index" ON "news" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "notification_search_text_index";
--> statement-breakpoint
CREATE INDEX "notification_building_id_search_text_index" ON "notification" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "opening_balance_search_text_index";
--> statement-breakpoint
CREATE INDEX "opening_balance_building_id_search_text_index" ON "opening_balance" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "opening_debt_search_text_index";
--> statement-breakpoint
CREATE INDEX "opening_debt_building_id_search_text_index" ON "opening_debt" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "order_search_text_index";
--> statement-breakpoint
CREATE INDEX "order_building_id_search_text_index" ON "order" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "parking_card_search_text_index";
--> statement-breakpoint
CREATE INDEX "parking_card_building_id_search_text_index" ON "parking_card" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "parking_log_search_text_index";
--> statement-breakpoint
CREATE INDEX "parking_log_building_id_search_text_index" ON "parking_log" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "partner_search_text_index";
--> statement-breakpoint
CREATE INDEX "partner_building_id_search_text_index" ON "partner" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "payer_rule_search_text_index";
--> statement-breakpoint
CREATE INDEX "payer_rule_building_id_search_text_index" ON "payer_rule" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "payment_method_search_text_index";
--> statement-breakpoint
CREATE INDEX "payment_method_building_id_search_text_index" ON "payment_method" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "payment_request_search_text_index";
--> statement-breakpoint
CREATE INDEX "payment_request_building_id_search_text_index" ON "payment_request" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "payment_voucher_category_search_text_index";
--> statement-breakpoint
CREATE INDEX "payment_voucher_category_building_id_search_text_index" ON "payment_voucher_category" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "periodic_checklist_search_text_index";
--> statement-breakpoint
CREATE INDEX "periodic_checklist_building_id_search_text_index" ON "periodic_checklist" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "permission_group_search_text_index";
--> statement-breakpoint
CREATE INDEX "permission_group_building_id_search_text_index" ON "permission_group" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "prepayment_search_text_index";
--> statement-breakpoint
CREATE INDEX "prepayment_building_id_search_text_index" ON "prepayment" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "preprint_book_search_text_index";
--> statement-breakpoint
CREATE INDEX "preprint_book_building_id_search_text_index" ON "preprint_book" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "preprint_serial_search_text_index";
--> statement-breakpoint
CREATE INDEX "preprint_serial_building_id_search_text_index" ON "preprint_serial" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "preprint_template_search_text_index";
--> statement-breakpoint
CREATE INDEX "preprint_template_building_id_search_text_index" ON "preprint_template" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "provider_search_text_index";
--> statement-breakpoint
CREATE INDEX "provider_building_id_search_text_index" ON "provider" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "push_notification_search_text_index";
--> statement-breakpoint
CREATE INDEX "push_notification_building_id_search_text_index" ON "push_notification" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "push_notification_topic_search_text_index";
--> statement-breakpoint
CREATE INDEX "push_notification_topic_building_id_search_text_index" ON "push_notification_topic" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "receipt_voucher_category_search_text_index";
--> statement-breakpoint
CREATE INDEX "receipt_voucher_category_building_id_search_text_index" ON "receipt_voucher_category" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "refund_search_text_index";
--> statement-breakpoint
CREATE INDEX "refund_building_id_search_text_index" ON "refund" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "registration_form_search_text_index";
--> statement-breakpoint
CREATE INDEX "registration_form_building_id_search_text_index" ON "registration_form" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "relationship_search_text_index";
--> statement-breakpoint
CREATE INDEX "relationship_building_id_search_text_index" ON "relationship" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "resident_registration_search_text_index";
--> statement-breakpoint
CREATE INDEX "resident_registration_building_id_search_text_index" ON "resident_registration" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "revaluation_search_text_index";
--> statement-breakpoint
CREATE INDEX "revaluation_building_id_search_text_index" ON "revaluation" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "service_search_text_index";
--> statement-breakpoint
CREATE INDEX "service_building_id_search_text_index" ON "service" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "service_booking_search_text_index";
--> statement-breakpoint
CREATE INDEX "service_booking_building_id_search_text_index" ON "service_booking" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "service_group_search_text_index";
--> statement-breakpoint
CREATE INDEX "service_group_building_id_search_text_index" ON "service_group" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "slider_search_text_index";
--> statement-breakpoint
CREATE INDEX "slider_building_id_search_text_index" ON "slider" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "stock_count_search_text_index";
--> statement-breakpoint
CREATE INDEX "stock_count_building_id_search_text_index" ON "stock_count" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "stock_in_search_text_index";
--> statement-breakpoint
CREATE INDEX "stock_in_building_id_search_text_index" ON "stock_in" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "stock_out_search_text_index";
--> statement-breakpoint
CREATE INDEX "stock_out_building_id_search_text_index" ON "stock_out" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "suggestion_search_text_index";
--> statement-breakpoint
CREATE INDEX "suggestion_building_id_search_text_index" ON "suggestion" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "supplier_invoice_search_text_index";
--> statement-breakpoint
CREATE INDEX "supplier_invoice_building_id_search_text_index" ON "supplier_invoice" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "tariff_search_text_index";
--> statement-breakpoint
CREATE INDEX "tariff_building_id_search_text_index" ON "tariff" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "tax_info_search_text_index";
--> statement-breakpoint
CREATE INDEX "tax_info_building_id_search_text_index" ON "tax_info" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "till_closing_search_text_index";
--> statement-breakpoint
CREATE INDEX "till_closing_building_id_search_text_index" ON "till_closing" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "utility_search_text_index";
--> statement-breakpoint
CREATE INDEX "utility_building_id_search_text_index" ON "utility" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "utility_booking_search_text_index";
--> statement-breakpoint
CREATE INDEX "utility_booking_building_id_search_text_index" ON "utility_booking" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "utility_type_search_text_index";
--> statement-breakpoint
CREATE INDEX "utility_type_building_id_search_text_index" ON "utility_type" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "vat_rate_search_text_index";
--> statement-breakpoint
CREATE INDEX "vat_rate_building_id_search_text_index" ON "vat_rate" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "vehicle_search_text_index";
--> statement-breakpoint
CREATE INDEX "vehicle_building_id_search_text_index" ON "vehicle" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "vehicle_card_type_search_text_index";
--> statement-breakpoint
CREATE INDEX "vehicle_card_type_building_id_search_text_index" ON "vehicle_card_type" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "voucher_plan_search_text_index";
--> statement-breakpoint
CREATE INDEX "voucher_plan_building_id_search_text_index" ON "voucher_plan" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "voucher_plan_period_search_text_index";
--> statement-breakpoint
CREATE INDEX "voucher_plan_period_building_id_search_text_index" ON "voucher_plan_period" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "warehouse_search_text_index";
--> statement-breakpoint
CREATE INDEX "warehouse_building_id_search_text_index" ON "warehouse" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "warehouse_item_search_text_index";
--> statement-breakpoint
CREATE INDEX "warehouse_item_building_id_search_text_index" ON "warehouse_item" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "water_meter_search_text_index";
--> statement-breakpoint
CREATE INDEX "water_meter_building_id_search_text_index" ON "water_meter" USING gin ("building_id","search_text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "write_off_search_text_index";
--> statement-breakpoint
CREATE INDEX "write_off_building_id_search_text_index" ON "write_off" USING gin ("building_id","search_text" gin_trgm_ops);
