-- The account codes that the entries of a closed month had when it was closed: each once.
create table closed_code (
  building_id bigint not null,
  closed_month_id bigint not null,
  account text not null,
  -- A fund's id, a category or a fee type.
  about text not null,
  is_shortage boolean not null,
  posting text not null,
  code text not null,
  constraint closed_code_pkey primary key (building_id, closed_month_id, account, about, is_shortage),
  constraint closed_code_closed_month_key foreign key (building_id, closed_month_id) references closed_month (building_id, id)
);
--> statement-breakpoint
create trigger append_only before update or delete or truncate on closed_code
  for each statement execute function refuse_change();
--> statement-breakpoint
-- Of earlier closings nobody knows more than today's codes.
insert into closed_code (building_id, closed_month_id, account, about, is_shortage, posting, code)
  select distinct e.building_id, c.id, l.account, case when l.account = 'cash' then l.cash_account_id::text
    when l.account in ('revenue', 'expense', 'cash_difference') then l.category
    else '' end, (l.account = 'cash_difference' and l.amount > 0), k.posting, k.code
  from ledger_entry e
  join building b on b.id = e.building_id
  join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
  left join cash_account f on f.building_id = l.building_id and f.id = l.cash_account_id
  left join receipt_voucher_category rc on l.account = 'revenue'
    and rc.building_id = l.building_id and rc.id = case when l.category ~ '^[0-9]+$' then l.category::bigint end
  left join payment_voucher_category pc on l.account = 'expense'
    and pc.building_id = l.building_id and pc.id = case when l.category ~ '^[0-9]+$' then l.category::bigint end
  cross join lateral (select case l.account when 'receivable' then 'receivable' when 'credit' then 'credit' when 'cash' then case f.account_sub_type when 'bank' then 'bank' else 'cash' end when 'revenue' then case when rc.id is null then 'revenue' when rc.for_maintenance then 'maintenance_income'
    else 'other_income' end when 'expense' then case when pc.for_maintenance then 'maintenance_expense' else 'expense' end when 'deduction' then 'deduction' when 'bad_debt' then 'bad_debt' when 'opening' then 'opening' when 'deposit' then 'deposit' when 'cash_difference' then case when l.amount > 0 then 'cash_shortage' else 'cash_surplus' end end as posting) p
  left join chart_account own on own.building_id = e.building_id and own.subject = case l.account
    when 'cash' then 'fund/' || l.cash_account_id
    when 'cash_difference' then p.posting || '/' || l.category
    when 'revenue' then coalesce('receipt/' || rc.id, 'fee/' || l.category)
    when 'expense' then 'payment/' || pc.id end
  left join chart_account whole on whole.building_id = e.building_id and whole.subject = p.posting
  left join (values ('tt133', 'cash', '1111'), ('tt133', 'bank', '1121'), ('tt133', 'receivable', '131'), ('tt133', 'credit', '131'), ('tt133', 'revenue', '5113'), ('tt133', 'other_income', '711'), ('tt133', 'maintenance_income', '3388'), ('tt133', 'maintenance_expense', '3388'), ('tt133', 'cash_shortage', '1381'), ('tt133', 'cash_surplus', '3381'), ('tt133', 'opening', '4111'), ('tt133', 'deposit', '3386'), ('tt133', 'deduction', '5113'), ('tt133', 'expense', '6422'), ('tt133', 'bad_debt', '6422'), ('tt99', 'cash', '1111'), ('tt99', 'bank', '1121'), ('tt99', 'receivable', '131'), ('tt99', 'credit', '131'), ('tt99', 'revenue', '5113'), ('tt99', 'other_income', '711'), ('tt99', 'maintenance_income', '3388'), ('tt99', 'maintenance_expense', '3388'), ('tt99', 'cash_shortage', '1381'), ('tt99', 'cash_surplus', '3381'), ('tt99', 'opening', '4111'), ('tt99', 'deposit', '344'), ('tt99', 'deduction', '5213'), ('tt99', 'expense', '6428'), ('tt99', 'bad_debt', '6428')) d(chart, posting, code) on d.chart = b.chart and d.posting = p.posting
  left join lateral (select m.id from closed_month m
    where m.building_id = e.building_id and m.status = 'closed' and m.month >= to_char(e.booked_on, 'YYYY-MM')
    order by m.month limit 1) c on true
  left join closed_code kept on kept.building_id = e.building_id and kept.closed_month_id = c.id
    and kept.account = l.account and kept.about = case when l.account = 'cash' then l.cash_account_id::text
    when l.account in ('revenue', 'expense', 'cash_difference') then l.category
    else '' end and kept.is_shortage = (l.account = 'cash_difference' and l.amount > 0)
  cross join lateral (select coalesce(kept.posting, p.posting) as posting,
    coalesce(kept.code, own.code, whole.code, d.code) as code) k
  where c.id is not null;
