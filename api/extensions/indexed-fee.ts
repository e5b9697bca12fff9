import type { Tx } from '#api/database/pool.ts'
import { requireUncharged } from '#api/money/indexes.ts'
import { extendEntity, type StoredRecord } from '#api/records/extension.ts'
import { indexedFee } from '#entities/fees/indexed-fee.ts'

/** What a fee was made from stays as it is; it is corrected with its fee. */
export const indexedFeeExtension = extendEntity(indexedFee, {
  async beforeUpdate(changes, { before, tx }) {
    if ('old_index' in changes || 'new_index' in changes) await requireFree(tx, before)
    return changes
  },
  beforeDelete: (before, { tx }) => requireFree(tx, before),
})

const requireFree = (tx: Tx, { building_id, apartment_id, month }: StoredRecord) =>
  requireUncharged(tx, {
    buildingId: String(building_id),
    apartmentId: String(apartment_id),
    month: String(month),
    feeType: 'INDEXED',
  })
