import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { command, query } from '#api/sql/query.ts'
import { isCharging } from '../ledger/charging-interest.ts'
import { lockRuns } from './lock-runs.ts'

// The days of debts that fees for late payment were charged for.

/** A fee that is issued again keeps its days of interest, as what was charged and as what is owed. */
export const moveInterest = command({
  takes: { buildingId: 'bigint', voided: 'bigint', issued: 'bigint' },
  sql: ({ buildingId, voided, issued }) =>
    `update late_interest_line set fee_id = case fee_id when ${voided} then ${issued} else fee_id end,
        debt_fee_id = case debt_fee_id when ${voided} then ${issued} else debt_fee_id end
      where building_id = ${buildingId} and ${voided} in (fee_id, debt_fee_id)`,
})

/** 409 `fee_bears_interest` if interest that was charged on the fee stands: it would be owed for a debt that is not. */
export async function requireNoInterest(
  tx: Tx,
  { building_id: buildingId, id }: Pick<Restored, 'building_id' | 'id'>,
): Promise<void> {
  const found = await standingInterest(tx, { buildingId, id })
  if (found.length > 0) throw apiError(409, 'fee_bears_interest')
}

const standingInterest = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from late_interest_line l join fee i on i.building_id = l.building_id and i.id = l.fee_id and ${isCharging}
      where l.building_id = ${buildingId} and l.debt_fee_id = ${id} limit 1`,
})

interface Restored {
  readonly building_id: string
  readonly id: string
  readonly late_interest_run_id: string | null
}

/** 409 `late_interest_charged` if another fee has charged interest for days of this one while it was in the trash. */
export async function requireFreeDays(tx: Tx, fee: Restored): Promise<void> {
  const { building_id: buildingId, id, late_interest_run_id: run } = fee
  if (run === null) return
  await lockRuns(tx, buildingId)
  const taken = await overlapping(tx, { buildingId, id })
  if (taken.length > 0) throw apiError(409, 'late_interest_charged')
}

const overlapping = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from late_interest_line l
        join late_interest_line o on o.building_id = l.building_id and o.debt_fee_id = l.debt_fee_id
          and o.fee_id <> l.fee_id and o.from_date <= l.to_date and l.from_date <= o.to_date
        join fee i on i.building_id = o.building_id and i.id = o.fee_id and ${isCharging}
      where l.building_id = ${buildingId} and l.fee_id = ${id} limit 1`,
})
