import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { today } from '../calendar/today.ts'
import { requireOpenMonth } from '../ledger/closed-months.ts'

interface Entered {
  readonly building_id: string
  readonly received_on?: string | null
}

/**
 * The day of a receipt: its rate, its entry and its number's year are of that day. Today, unless the cashier names an
 * earlier day: 403 without the right to approve, 409 in a closed month. Tills count by the moment of typing all the
 * same.
 */
export async function receiptDay(tx: Tx, caller: Caller, entered: Entered): Promise<string> {
  const { building_id: buildingId, received_on } = entered
  const now = today()
  const day = received_on ?? now
  if (day === now) return now
  if (day > now) throw invalidInput([{ field: 'received_on', code: 'day_in_future' }])
  if (!caller.principal.decider.can(buildingId, receipt.permission, 'approve'))
    throw apiError(403, 'forbidden', [{ field: 'received_on', code: 'forbidden' }])
  await requireOpenMonth(tx, buildingId, day, 'received_on')
  return day
}
