import type { ChargeTrace } from '#domain/money/charge-types.ts'
import type { Queryable } from '#api/database/pool.ts'
import { query } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'

const traces = query({
  row: { trace: json<ChargeTrace>() },
  takes: { buildingId: 'bigint', feeId: 'bigint' },
  sql: ({ buildingId, feeId }) =>
    `select trace from fee_trace where building_id = ${buildingId} and fee_id = ${feeId}`,
})

/** How a run's fee was calculated, step by step; undefined for a fee entered by hand. */
export async function traceOf(
  db: Queryable,
  buildingId: string,
  feeId: string,
): Promise<ChargeTrace | undefined> {
  const [row] = await traces(db, { buildingId, feeId })
  return row?.trace
}
