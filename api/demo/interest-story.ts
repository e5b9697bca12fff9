import { query } from '#api/sql/query.ts'
import { lateInterestRun } from '#entities/fees/late-interest-run.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { approveDrafts } from '../fees/approval.ts'
import { calculateInterest } from '../fees/late-interest.ts'
import type { Story } from './story.ts'

const draftsOf = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', runId: 'bigint' },
  sql: ({ buildingId, runId }) =>
    `select id from fee where building_id = ${buildingId} and late_interest_run_id = ${runId}
      order by id`,
})

/** What was late in a month bears interest, where anything was. All of it is approved, so that the month can be closed. */
export async function interestStory(
  { db, buildingId, manager, records }: Story,
  month: string,
): Promise<void> {
  const currency = currencyOfBuilding(manager, buildingId)
  const late = await calculateInterest(db, { buildingId, month, currency })
  if (late.length === 0) return
  const { id: runId } = await records.create(
    { caller: manager, entity: lateInterestRun },
    { building_id: buildingId, month },
  )
  const drafts = await draftsOf(db, { buildingId, runId: String(runId) })
  if (drafts.length === 0) return
  await db.transaction((tx) => approveDrafts(tx, manager, { buildingId, ids: drafts.map(({ id }) => id) }))
}
