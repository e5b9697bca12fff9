import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { column, columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { preprintBook } from '#entities/receipts/preprint-book.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'

interface Leaf {
  readonly buildingId: string
  readonly serialId: string
}

/**
 * The number of a pre-printed leaf that a receipt may be written on; nobody else takes it until the transaction is
 * over. 409 `serial_not_free` if it is used or spoiled, or its book is closed.
 */
export async function holdSerial(tx: Tx, { buildingId, serialId }: Leaf): Promise<string> {
  const [leaf] = await holdFree(tx, { buildingId, serialId })
  if (leaf === undefined)
    throw apiError(409, 'serial_not_free', [{ field: 'serial_id', code: 'serial_not_free' }])
  return leaf.number
}

const leafIs = statesOf(preprintSerial)

const holdFree = query({
  row: columns(preprintSerial, ['number']),
  takes: { buildingId: 'bigint', serialId: 'bigint' },
  sql: ({ buildingId, serialId }) =>
    `select s.number from preprint_serial s
      join preprint_book b on b.building_id = s.building_id and b.id = s.book_id
      where s.building_id = ${buildingId} and s.id = ${serialId} and s.status = ${leafIs.free}
        and b.status = ${statesOf(preprintBook).open} for update of s for share of b`,
})

/** A receipt is written on it, for good. */
export const useSerial = command({
  takes: { buildingId: 'bigint', serialId: 'bigint', receiptId: column(preprintSerial, 'receipt_id') },
  sql: ({ buildingId, serialId, receiptId }) =>
    `update preprint_serial set status = ${leafIs.used}, receipt_id = ${receiptId}, ${bumpSql()}
      where building_id = ${buildingId} and id = ${serialId}`,
})

/** The leaf of a voided receipt is not used again. */
export const spoilSerial = command({
  takes: {
    buildingId: 'bigint',
    serialId: 'bigint',
    reason: column(preprintSerial, 'reason'),
    day: column(preprintSerial, 'spoiled_on'),
  },
  sql: ({ buildingId, serialId, reason, day }) =>
    `update preprint_serial set status = ${leafIs.spoiled}, reason = ${reason}, spoiled_on = ${day}, ${bumpSql()}
      where building_id = ${buildingId} and id = ${serialId} and status = ${leafIs.used}`,
})
