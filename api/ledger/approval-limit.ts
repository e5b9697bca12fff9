import { compareAmounts } from '#core/amount.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { building } from '#entities/property/building.ts'

/** A building's own rules about who approves what. */
export const approvalRules = query({
  row: { approval_limit: 'text | null', maker_approves: column(building, 'maker_approves') },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select trim_scale(approval_limit)::text as approval_limit, maker_approves from building where id = ${buildingId}`,
})

interface Limited {
  readonly buildingId: string
  readonly amount: string
  /** Where the amount was entered. */
  readonly field?: string
}

/** 422 `above_approval_limit`: above the building's limit an amount needs somebody who may approve fund accounts. */
export async function requireLimit(
  tx: Tx,
  { principal }: Caller,
  { buildingId, amount, field = 'amount' }: Limited,
): Promise<void> {
  if (principal.decider.can(buildingId, cashAccount.permission, 'approve')) return
  const [rules] = await approvalRules(tx, { buildingId })
  const max = rules?.approval_limit ?? null
  if (max !== null && compareAmounts(amount, max) > 0)
    throw invalidInput([{ field, code: 'above_approval_limit', limits: { max } }])
}
