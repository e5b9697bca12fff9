import type { Db } from '#api/database/pool.ts'

/** What must be 0 in building 1's books, each with how often it is not; an empty object is what everybody wants. */
export async function disagreements(db: Db): Promise<Record<string, number>> {
  const rows = await db.query<{ what: string; wrong: number }>(`
    with lines as (select * from ledger_line where building_id = 1),
      fees as (select f.*, coalesce(s.amount, 0) as paid from fee f
        left join (select fee_id, sum(amount) as amount from settlement where building_id = 1 group by 1) s on s.fee_id = f.id
        where f.building_id = 1),
      balances as (select d.*,
          coalesce((select sum(amount) from lines l where l.apartment_id = d.apartment_id and account = 'receivable'), 0) as receivable,
          coalesce((select -sum(amount) from lines l where l.apartment_id = d.apartment_id and account = 'credit'), 0) as kept,
          coalesce((select sum(amount - settled) from fees f where f.apartment_id = d.apartment_id and status = 'approved' and deleted_at is null), 0) as open
        from debt d where d.building_id = 1)
    select * from (
      select 'entries that do not balance' as what, count(*)::int as wrong from (select from lines group by entry_id having sum(amount) <> 0) x
      union all select 'entries without lines', count(*)::int from ledger_entry e where building_id = 1 and not exists (select from lines where entry_id = e.id)
      union all select 'debts that are not the ledger’s', count(*)::int from balances where outstanding <> receivable
      union all select 'debts that are not what is open', count(*)::int from balances where outstanding <> open
      union all select 'credits that are not the ledger’s', count(*)::int from balances where credit <> kept
      union all select 'fees that are not settled as they say', count(*)::int from fees where settled <> paid
      union all select 'fees not booked once', count(*)::int from fees f where amount > 0 and (status <> 'draft')::int <>
        (select count(*) from ledger_entry e where building_id = 1 and e.document_id = f.id and kind in ('fee', 'opening'))
      union all select 'void fees not taken back', count(*)::int from fees f where amount > 0 and (status = 'void')::int <>
        (select count(*) from ledger_entry e where building_id = 1 and e.document_id = f.id and kind = 'fee_void')
      union all select 'receipts that do not add up', count(*)::int from receipt
        where building_id = 1 and received + credit_used + deduction <> settled + excess
      union all select 'funds that are not the ledger’s', count(*)::int from ledger_balance b where building_id = 1 and balance <>
        (select coalesce(sum(amount), 0) from lines l where l.account = b.account and coalesce(l.cash_account_id::text, l.category) = b.ref and l.apartment_id is null)
      union all select 'changes of money without a line in the log', abs(
        (select count(*) from receipt where building_id = 1) - (select count(*) from log where building_id = 1 and resource = 'receipt' and action = 'create'))::int
    ) checks where wrong > 0`)
  return Object.fromEntries(rows.map(({ what, wrong }) => [what, wrong]))
}

/** The numbers that a book has given out this year, and those that documents have: the same, without a hole. */
export async function numbering(db: Db, { book, table }: { book: string; table: string }) {
  const [row] = await db.query<{ last: number; distinct: number; highest: number; documents: number }>(
    `select (select last::int from document_counter where building_id = 1 and book = $1) as last, count(distinct code)::int as distinct,
        max(right(code, 6))::int as highest, count(code)::int as documents from ${table} where building_id = 1`,
    [book],
  )
  return row
}
