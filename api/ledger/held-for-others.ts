import { compareAmounts } from '#core/amount.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'

const accountIs = literalsOf(accounts)

/** By how much others have got more than was charged for them by fees of a kind; no row while they have not. */
const passedTooMuch = query({
  row: { amount: 'text' },
  takes: { buildingId: 'bigint', kind: 'text' },
  sql: ({ buildingId, kind }) =>
    `select trim_scale(balance)::text as amount from ledger_balance
      where building_id = ${buildingId} and account = ${accountIs.collected_for_others} and ref = ${kind}
        and balance > 0`,
})

interface Held {
  readonly buildingId: string
  /** The fee type, or the id of the fee's category, by which it was charged. */
  readonly kind: string
}

/**
 * What others have got beyond what was charged for them, as far as the caller may not answer for it: who may approve
 * fund accounts may. Read after the entry, whose balance stays locked: of a payment and the void of what it paid out
 * the second sees the first.
 */
export async function paidBeyondHeld(
  tx: Tx,
  { principal }: Caller,
  { buildingId, kind }: Held,
): Promise<string | undefined> {
  if (principal.decider.can(buildingId, cashAccount.permission, 'approve')) return undefined
  const [over] = await passedTooMuch(tx, { buildingId, kind })
  return over?.amount
}

/** A fee, as far as it says for whom its money is collected. */
interface ChargedForOthers {
  readonly building_id: string
  readonly fee_type: string | null
  readonly category_id: string | null
}

/**
 * 409 `charge_paid_out` if less is charged for others than they have got already: what was paid out stays backed by
 * fees. `less` is by how much what is charged for them falls.
 */
export async function requireStillHeld(
  tx: Tx,
  caller: Caller,
  { fee, less }: { readonly fee: ChargedForOthers; readonly less: string },
): Promise<void> {
  const { building_id: buildingId, category_id: categoryId, fee_type: feeType } = fee
  const kind = categoryId ?? feeType
  if (kind === null || compareAmounts(less, '0') <= 0) return
  const over = await paidBeyondHeld(tx, caller, { buildingId, kind })
  if (over !== undefined) throw apiError(409, 'charge_paid_out')
}
