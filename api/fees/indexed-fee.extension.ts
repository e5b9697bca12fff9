import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { requireUncharged } from '#api/fees/indexes.ts'
import { holdApartment, indexesApart } from '#api/fees/queries.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { indexedFee } from '#entities/fees/indexed-fee.ts'

/**
 * An apartment's indexes follow each other without a gap; an index that a fee was made from is corrected with its fee.
 */
export const indexedFeeExtension = extendEntity(indexedFee, {
  create: ({ values, tx }) => requireJoined(tx, values),
  async change({ changes, before, whole, tx }) {
    if (!('old_index' in changes || 'new_index' in changes)) return
    await requireFree(tx, before)
    await requireJoined(tx, whole)
  },
  remove: ({ before, tx }) => requireFree(tx, before),
  restore: { after: ({ after, tx }) => requireJoined(tx, after) },
})

interface Month {
  readonly building_id: string
  readonly apartment_id: string
  readonly month: string
}
interface Indexes extends Month {
  readonly old_index: number
  readonly new_index: number
}

const requireFree = (tx: Tx, { building_id, apartment_id, month }: Month) =>
  requireUncharged(tx, {
    buildingId: building_id,
    apartmentId: apartment_id,
    month,
    feeType: 'INDEXED',
  })

/** 422 if a month does not begin where the one before ends, or does not end where the next one begins. */
async function requireJoined(
  tx: Tx,
  { building_id, apartment_id, month, old_index, new_index }: Indexes,
): Promise<void> {
  // Two months that arrive at the same time are checked one after the other.
  const place = { buildingId: building_id, apartmentId: apartment_id }
  await holdApartment(tx, place)
  const indexes = { oldIndex: String(old_index), newIndex: String(new_index) }
  const [apart] = await indexesApart(tx, { ...place, month, ...indexes })
  if (apart?.before === true) throw invalidInput([{ field: 'old_index', code: 'index_not_continued' }])
  if (apart?.after === true) throw invalidInput([{ field: 'new_index', code: 'later_reading_confirmed' }])
}
