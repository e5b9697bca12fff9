import { bookedAs } from '#api/debts/settled-by.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { query } from '#api/sql/query.ts'

interface Settling {
  readonly buildingId: string
  /** The document's own: what it settles is no debt before it was one, or while something else had settled it. */
  readonly day: string
  readonly lines: readonly { readonly fee_id: string; readonly amount: string }[]
}

/** 422 `invalid_not_before` at `date` if on that day, or on one since, one of the fees owed less than is taken off it. */
export async function requireOwedSince(tx: Tx, { lines, ...asked }: Settling): Promise<void> {
  const less = await owedLess(tx, { ...asked, lines: JSON.stringify(lines) })
  if (less.length > 0) throw invalidInput([{ field: 'date', code: 'invalid_not_before' }])
}

/** A receipt that was voided has settled its fees from its own day until that of the void. */
const owedLess = query({
  row: {},
  takes: { buildingId: 'bigint', lines: 'jsonb', day: 'date' },
  sql: ({ buildingId, lines, day }) =>
    `with line as (select * from jsonb_to_recordset(${lines}) l(fee_id bigint, amount numeric)),
      moved as (select s.fee_id, greatest(e.booked_on, ${day}) as day, sum(s.amount) as amount
        from line l join settlement s on s.building_id = ${buildingId} and s.fee_id = l.fee_id
          join ledger_entry e on ${bookedAs}
        group by 1, 2),
      settled as (select fee_id, sum(amount) over (partition by fee_id order by day) as amount from moved)
      select from line l join fee f on f.building_id = ${buildingId} and f.id = l.fee_id
        where f.booked_on > ${day}
          or exists (select from settled s where s.fee_id = l.fee_id and f.amount - s.amount < l.amount) limit 1`,
})
