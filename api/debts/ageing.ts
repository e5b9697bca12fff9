import type { DataOf } from '#domain/calls/call.ts'
import type { readDebtAgeing } from '#domain/calls/debts.ts'
import type { Queryable } from '#api/database/pool.ts'
import { age, bandConditions } from './balances.ts'

/** What the whole building owes by age, and all credit: the head of the list of debts. */
export async function ageingTotals(
  db: Queryable,
  buildingId: string,
): Promise<DataOf<typeof readDebtAgeing>> {
  const [row] = await db.query<DataOf<typeof readDebtAgeing>>(
    `with open as (select f.amount - f.settled as open, ${age} as age
        from fee f where f.building_id = $1 and f.status = 'approved' and f.deleted_at is null)
      select ${bandConditions('age')
        .map(
          ([band, condition]) =>
            `trim_scale(coalesce(sum(open) filter (where ${condition}), 0))::text as ${band}`,
        )
        .join(', ')},
        trim_scale(coalesce(sum(open), 0))::text as outstanding,
        (select trim_scale(coalesce(sum(credit), 0))::text from debt where building_id = $1) as credit
      from open`,
    [buildingId],
  )
  if (row === undefined) throw new Error('the debts were not added up')
  return row
}
