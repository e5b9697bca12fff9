import type { Tx } from '#api/database/pool.ts'
import { invalid } from '#api/http/error.ts'
import { requireUncharged } from '#api/fees/indexes.ts'
import { extendEntity, type StoredRecord, type Values } from '#api/records/extension.ts'
import { indexedFee } from '#entities/fees/indexed-fee.ts'

/** An apartment's indexes follow each other without a gap; what a fee was made from is corrected with its fee. */
export const indexedFeeExtension = extendEntity(indexedFee, {
  async beforeCreate(values, { tx }) {
    await requireJoined(tx, values)
    return values
  },
  async beforeUpdate(changes, { before, tx }) {
    if (!('old_index' in changes || 'new_index' in changes)) return changes
    await requireFree(tx, before)
    await requireJoined(tx, { ...before, ...changes })
    return changes
  },
  beforeDelete: (before, { tx }) => requireFree(tx, before),
  async after({ action, after }, { tx }) {
    if (action === 'restore' && after !== null) await requireJoined(tx, after)
  },
})

const requireFree = (tx: Tx, { building_id, apartment_id, month }: StoredRecord) =>
  requireUncharged(tx, {
    buildingId: String(building_id),
    apartmentId: String(apartment_id),
    month: String(month),
    feeType: 'INDEXED',
  })

/** 422 where a month does not begin at the end of the last one that there is, or does not end where a later one begins. */
async function requireJoined(
  tx: Tx,
  { building_id, apartment_id, month, old_index, new_index }: Values,
): Promise<void> {
  // Two months that come at once are looked at one after the other.
  await tx.query('select from apartment where building_id = $1 and id = $2 for no key update', [
    building_id,
    apartment_id,
  ])
  const [apart] = await tx.query<{ before: boolean | null; after: boolean | null }>(
    `select ${neighbour('new_index', '<', 'desc')} <> $4::numeric as before, ${neighbour('old_index', '>', 'asc')} <> $5::numeric as after`,
    [building_id, apartment_id, month, old_index, new_index],
  )
  if (apart?.before === true) throw invalid([{ field: 'old_index', code: 'index_not_continued' }])
  if (apart?.after === true) throw invalid([{ field: 'new_index', code: 'later_reading_confirmed' }])
}

const neighbour = (column: string, side: '<' | '>', order: 'asc' | 'desc') =>
  `(select i.${column} from ${indexedFee.name} i where i.building_id = $1 and i.apartment_id = $2 and i.month ${side} $3
    and i.deleted_at is null order by i.month ${order} limit 1)`
