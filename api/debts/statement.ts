import type { Queryable } from '#api/database/pool.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { accounts, type EntryKind } from '../ledger/ledger.ts'
import { readBalance } from './balances.ts'

/** One entry of an apartment's account, with its debt and credit afterwards. */
type StatementLine = Omit<RowOf<typeof linesOf>, 'total' | 'opening'>

export interface Statement {
  readonly outstanding: string
  readonly credit: string
  /** What the apartment owed before the first of these lines. */
  readonly opening: string
  readonly lines: readonly StatementLine[]
  readonly total: number
}

interface StatementRequest {
  readonly buildingId: string
  readonly apartmentId: string
  /** yyyy-MM-dd, inclusive. */
  readonly from?: string
  readonly to?: string
  /** Returns the latest entries, up to this number. Default 1,000. */
  readonly most?: number
}

/** An apartment's account from the ledger, oldest first: charges, what settled them, and the balance after each. */
export async function statementOf(
  db: Queryable,
  { buildingId, apartmentId, from, to, most = 1_000 }: StatementRequest,
): Promise<Statement> {
  const period = { from: from ?? null, to: to ?? null }
  const rows = await linesOf(db, { buildingId, apartmentId, ...period, most })
  const [first] = rows
  const now = (await readBalance(db, { buildingId, apartmentId })) ?? { outstanding: '0', credit: '0' }
  return {
    ...now,
    opening: first?.opening ?? (await readOpeningBalance(db, { buildingId, apartmentId, from })),
    total: first?.total ?? 0,
    lines: rows.map(({ total: _total, opening: _opening, ...line }) => line),
  }
}

const { receivable, deduction, credit } = literalsOf(accounts)
const ofFees = literalsOf(['fee', 'fee_void', 'opening'] satisfies EntryKind[])

const linesOf = query({
  row: {
    booked_on: 'date',
    kind: 'text',
    document_id: 'bigint',
    /** Number of all entries in the requested period. */
    total: 'integer',
    charged: 'text',
    /** Paid in money, or from credit. */
    paid: 'text',
    /** The deduction that it was granted. */
    deduction: 'text',
    credit: 'text',
    balance: 'text',
    /** What was owed before the entry. */
    opening: 'text',
    /** The entry's subject: the fee and its month, or the receipt's number. */
    title: 'text',
  },
  takes: {
    buildingId: 'bigint',
    apartmentId: 'bigint',
    from: 'date | null',
    to: 'date | null',
    most: 'integer',
  },
  sql: ({ buildingId, apartmentId, from, to, most }) =>
    `with moved as (
        select e.id, e.booked_on, e.kind, e.document_id,
          coalesce(sum(l.amount) filter (where l.account = ${receivable} and l.amount > 0), 0) as owed,
          coalesce(-sum(l.amount) filter (where l.account = ${receivable} and l.amount < 0), 0) as settled,
          (select coalesce(sum(d.amount), 0) from ledger_line d
            where d.building_id = e.building_id and d.entry_id = e.id and d.account = ${deduction}) as deduction,
          coalesce(-sum(l.amount) filter (where l.account = ${credit}), 0) as credit
        from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
        where l.building_id = ${buildingId} and l.apartment_id = ${apartmentId} group by e.building_id, e.id),
      running as (select m.*, m.owed + least(m.deduction, 0) as charged,
          m.settled - greatest(m.deduction, 0) as paid,
          sum(m.owed - m.settled) over (order by m.booked_on, m.id) as balance from moved m),
      asked as (select r.*, count(*) over ()::int as total from running r
        where (${from} is null or r.booked_on >= ${from}) and (${to} is null or r.booked_on <= ${to})
        order by r.booked_on desc, r.id desc limit ${most})
      select a.booked_on, a.kind, a.document_id, a.total, trim_scale(a.charged)::text as charged,
        trim_scale(a.paid)::text as paid, trim_scale(a.deduction)::text as deduction,
        trim_scale(a.credit)::text as credit, trim_scale(a.balance)::text as balance,
        trim_scale(a.balance - a.owed + a.settled)::text as opening,
        case when a.kind in (${Object.values(ofFees).join(', ')})
          then (select f.name || ' · ' || substr(f.month, 6) || '/' || substr(f.month, 1, 4)
            from fee f where f.building_id = ${buildingId} and f.id = a.document_id)
          else (select r.code from receipt r
            where r.building_id = ${buildingId} and r.id = a.document_id) end as title
      from asked a order by a.booked_on, a.id`,
})

/** What was owed before the period, for a period without entries. */
async function readOpeningBalance(
  db: Queryable,
  { buildingId, apartmentId, from }: StatementRequest,
): Promise<string> {
  const [before] = await sumBefore(db, { buildingId, apartmentId, day: from ?? null })
  return before?.opening ?? '0'
}

const sumBefore = query({
  row: { opening: 'text' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint', day: 'date | null' },
  sql: ({ buildingId, apartmentId, day }) =>
    `select trim_scale(coalesce(sum(l.amount), 0))::text as opening from ledger_line l
      join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
      where l.building_id = ${buildingId} and l.apartment_id = ${apartmentId}
        and l.account = ${receivable} and e.booked_on < ${day}`,
})
