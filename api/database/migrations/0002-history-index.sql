create index log_record_index on log (resource, record_id, id);
