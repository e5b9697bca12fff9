import type { Db } from '#api/database/pool.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { command, query } from '#api/sql/query.ts'

/**
 * Adds what was booked since to the sums by day that the reports read (docs/decisions/sums-by-day.md). Before a report
 * and a closing, so that they have everything that was booked when they began.
 */
export const sumLedger = command({
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select sum_ledger(${buildingId})`,
})

/** Buildings with links that are not in the sums. */
const behind = query({
  row: { id: 'bigint' },
  takes: {},
  sql: () =>
    `select b.id from building b left join ledger_summed s on s.building_id = b.id
      where exists (select from ledger_chain c where c.building_id = b.id and c.number > coalesce(s.number, 0))
      order by b.id`,
})

/** Every quarter of an hour: nobody who asks for a report waits for the sums of more than that. */
export function defineSumming(jobs: Jobs, db: Db): void {
  jobs.define({
    name: 'sum-ledger',
    cron: '*/15 * * * *',
    retries: 0,
    run: async () => {
      for (const { id: buildingId } of await behind(db, {})) await sumLedger(db, { buildingId })
    },
  })
}
