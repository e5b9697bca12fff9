import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'

interface Leaf {
  readonly buildingId: string
  readonly serialId: string
}

/**
 * The number of a pre-printed leaf that a receipt may be written on; nobody else takes it until the transaction is over.
 * 409 `serial_not_free` where it is used or spoiled, or its book is closed.
 */
export async function holdSerial(tx: Tx, { buildingId, serialId }: Leaf): Promise<string> {
  const [leaf] = await tx.query<{ number: string }>(
    `select s.number from preprint_serial s join preprint_book b on b.building_id = s.building_id and b.id = s.book_id
      where s.building_id = $1 and s.id = $2 and s.status = 'free' and b.status = 'open' for update of s for share of b`,
    [buildingId, serialId],
  )
  if (leaf === undefined)
    throw apiError(409, 'serial_not_free', [{ field: 'serial_id', code: 'serial_not_free' }])
  return leaf.number
}

/** A receipt stands on it, for good. */
export const useSerial = (tx: Tx, { buildingId, serialId }: Leaf, receiptId: string) =>
  tx.execute(
    `update preprint_serial set status = 'used', receipt_id = $3, version = version + 1, updated_at = now()
      where building_id = $1 and id = $2`,
    [buildingId, serialId, receiptId],
  )

/** The leaf of a receipt that is taken back is not used again. */
export const spoilSerial = (tx: Tx, { buildingId, serialId }: Leaf, reason: unknown, day: unknown) =>
  tx.execute(
    `update preprint_serial set status = 'spoiled', reason = $3, spoiled_on = $4, version = version + 1, updated_at = now()
      where building_id = $1 and id = $2 and status = 'used'`,
    [buildingId, serialId, reason, day],
  )
