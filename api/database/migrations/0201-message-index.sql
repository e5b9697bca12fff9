DROP INDEX "bank_message_building_id_fingerprint_index";
