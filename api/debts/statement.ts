import type { Queryable } from '#api/database/pool.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readStatement } from '#domain/calls/debts.ts'
import { readBalance } from './balances.ts'

export type Statement = DataOf<typeof readStatement>
type StatementLine = Statement['lines'][number]

interface Asked {
  readonly buildingId: string
  readonly apartmentId: string
  /** yyyy-MM-dd, inclusive. */
  readonly from?: string
  readonly to?: string
  /** The latest so many entries are told. Default 1,000. */
  readonly most?: number
}

/** An apartment's account as the ledger has it, oldest first: charges, what settled them, and the balance after each. */
export async function statementOf(
  db: Queryable,
  { buildingId, apartmentId, from, to, most = 1_000 }: Asked,
): Promise<Statement> {
  const rows = await db.query<StatementLine & { total: number; opening: string }>(
    `with moved as (
        select e.id, e.booked_on, e.kind, e.document_id,
          coalesce(sum(l.amount) filter (where l.account = 'receivable' and l.amount > 0), 0) as owed,
          coalesce(-sum(l.amount) filter (where l.account = 'receivable' and l.amount < 0), 0) as settled,
          (select coalesce(sum(d.amount), 0) from ledger_line d
            where d.building_id = e.building_id and d.entry_id = e.id and d.account = 'deduction') as deduction,
          coalesce(-sum(l.amount) filter (where l.account = 'credit'), 0) as credit
        from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
        where l.building_id = $1 and l.apartment_id = $2 group by e.building_id, e.id),
      running as (select m.*, m.owed + least(m.deduction, 0) as charged, m.settled - greatest(m.deduction, 0) as paid,
          sum(m.owed - m.settled) over (order by m.booked_on, m.id) as balance from moved m),
      asked as (select r.*, count(*) over ()::int as total from running r
        where ($3::date is null or r.booked_on >= $3) and ($4::date is null or r.booked_on <= $4)
        order by r.booked_on desc, r.id desc limit $5)
      select a.booked_on::text, a.kind, a.document_id::text, a.total, trim_scale(a.charged)::text as charged,
        trim_scale(a.paid)::text as paid, trim_scale(a.deduction)::text as deduction, trim_scale(a.credit)::text as credit, trim_scale(a.balance)::text as balance,
        trim_scale(a.balance - a.owed + a.settled)::text as opening,
        case when a.kind in ('fee', 'fee_void', 'opening') then (select f.name || ' · ' || substr(f.month, 6) || '/' || substr(f.month, 1, 4)
            from fee f where f.building_id = $1 and f.id = a.document_id)
          else (select r.code from receipt r where r.building_id = $1 and r.id = a.document_id) end as title
      from asked a order by a.booked_on, a.id`,
    [buildingId, apartmentId, from ?? null, to ?? null, most],
  )
  const [first] = rows
  const now = (await readBalance(db, { buildingId, apartmentId })) ?? { outstanding: '0', credit: '0' }
  return {
    ...now,
    opening: first?.opening ?? (await owedBefore(db, { buildingId, apartmentId, from })),
    total: first?.total ?? 0,
    lines: rows.map(({ total: _total, opening: _opening, ...line }) => line),
  }
}

/** What was owed before a day, where nothing was booked between the two. */
async function owedBefore(db: Queryable, { buildingId, apartmentId, from }: Asked): Promise<string> {
  const [before] = await db.query<{ opening: string }>(
    `select trim_scale(coalesce(sum(l.amount), 0))::text as opening from ledger_line l
      join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
      where l.building_id = $1 and l.apartment_id = $2 and l.account = 'receivable' and e.booked_on < $3::date`,
    [buildingId, apartmentId, from ?? null],
  )
  return before?.opening ?? '0'
}
