import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { adjustment } from '#entities/vouchers/adjustment.ts'

interface Settled {
  readonly buildingId: string
  readonly feeIds: readonly string[]
  /** An adjustment that is being voided itself. */
  readonly except?: string
}

/**
 * 409 `fee_adjusted` if one of these fees was paid and lowered afterwards: what it was lowered by is the apartment's
 * credit. Opened again, the fee would be owed in full beside that credit, and could be let off once more while the
 * credit is paid out. The adjustment is voided first. The caller holds the apartment's balance.
 */
export async function requireUncredited(tx: Tx, { buildingId, feeIds, except }: Settled): Promise<void> {
  if (feeIds.length === 0) return
  const found = await creditedDecreases(tx, { buildingId, feeIds, except: except ?? null })
  if (found.length > 0) throw apiError(409, 'fee_adjusted')
}

const creditedDecreases = query({
  row: {},
  takes: { buildingId: 'bigint', feeIds: 'bigint[]', except: 'bigint | null' },
  sql: ({ buildingId, feeIds, except }) =>
    `select from adjustment where building_id = ${buildingId} and fee_id = any(${feeIds})
      and status = ${statesOf(adjustment).approved} and credited > 0 and id is distinct from ${except} limit 1`,
})
