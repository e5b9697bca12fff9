import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { approveDrafts } from '../fees/approval.ts'
import { runFees } from '../fees/fee-run.ts'
import type { Story } from './story.ts'

/** Runs a month's fees of the whole building and approves them. */
export async function chargeMonth(story: Story, month: string): Promise<void> {
  await draftMonth(story, month)
  await approveMonth(story, month)
}

/** Makes the drafts of a month's fees of the whole building. */
export async function draftMonth(
  { db, buildingId, manager, records, ...parts }: Story,
  month: string,
): Promise<void> {
  const run = await records.create(
    { caller: manager, entity: groupFeeSlip },
    { building_id: buildingId, month, all_apartments: '1' },
  )
  await runFees({ db, ...parts }, run.id)
}

export async function approveMonth({ db, buildingId, manager }: Story, month: string): Promise<void> {
  await db.transaction((tx) => approveDrafts(tx, manager, { buildingId, month }))
}
