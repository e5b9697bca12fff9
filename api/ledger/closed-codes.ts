import type { Tx } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { lastDayOf } from '#core/days.ts'
import type { RecordOf } from '#core/stored.ts'
import { closedMonth } from '#entities/finance/closed-month.ts'
import { codedDaysSql, keptColumns } from './chart-codes.ts'
import { sumLedger } from './day-sums.ts'

/**
 * Keeps the account codes that the entries of a closing have now: later changes of the chart leave its journal as it was.
 * A closing that is undone keeps its rows, which no longer count, and the next one has its own.
 */
export async function keepCodes(
  tx: Tx,
  { id, building_id: buildingId, month }: Pick<RecordOf<typeof closedMonth>, 'id' | 'building_id' | 'month'>,
): Promise<void> {
  await sumLedger(tx, { buildingId })
  const [before] = await closedBefore(tx, { buildingId, month })
  const last = before === undefined ? undefined : lastDayOf(before.month)
  await insertCodes(tx, { buildingId, id, after: last ?? '-infinity', until: lastDayOf(month) })
}

/** What is booked in months that were closed before has its codes by their closings, and is not read again. */
const closedBefore = query({
  row: columns(closedMonth, ['month']),
  takes: { buildingId: 'bigint', month: 'text' },
  sql: ({ buildingId, month }) =>
    `select month from closed_month where building_id = ${buildingId} and status = ${statesOf(closedMonth).closed}
        and month < ${month} order by month desc limit 1`,
})

const insertCodes = command({
  takes: { buildingId: 'bigint', id: 'bigint', after: 'date', until: 'date' },
  sql: ({ buildingId, id, after, until }) =>
    `insert into closed_code (building_id, closed_month_id, ${Object.keys(keptColumns).join(', ')})
      select distinct e.building_id, c.id, ${Object.values(keptColumns).join(', ')}
      from ${codedDaysSql(
        `(select * from ledger_day
            where building_id = ${buildingId} and booked_on > ${after} and booked_on <= ${until})`,
      )}
      where c.id = ${id}`,
})
