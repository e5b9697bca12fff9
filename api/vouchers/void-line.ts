import { apiError } from '#api/http/error.ts'
import type { HookContext } from '#api/records/extension.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { standingLines } from './queries.ts'

interface Line {
  readonly buildingId: string
  /** Null: the document has none. */
  readonly id: string | null
  readonly reason: string | null
}

/** Voids the fee that a document was charged as: 409 `fee_paid` once a part of it is settled. */
export async function voidLine(
  { tx, caller, records, notify }: HookContext,
  { buildingId, id, reason }: Line,
): Promise<void> {
  if (id === null) return
  const [line] = await standingLines(tx, { buildingId, id })
  if (line === undefined) return
  if (line.is_paid) throw apiError(409, 'fee_paid')
  await records.transition({ caller, entity: fee, id, name: 'void' }, { reason: reason ?? '' })
  for (const entity of [fee, debt]) notify(entity, buildingId)
}
