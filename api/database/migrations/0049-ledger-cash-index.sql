-- Of all lines few move cash: what an account had since a day is read from them alone.
create index ledger_line_cash_index on ledger_line (building_id, cash_account_id, entry_id) where cash_account_id is not null;
