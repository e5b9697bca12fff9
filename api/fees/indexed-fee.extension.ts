import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { requireUncharged } from '#api/fees/indexes.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { indexedFee } from '#entities/fees/indexed-fee.ts'

/** An apartment's indexes follow each other without a gap; what a fee was made from is corrected with its fee. */
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

/** 422 where a month does not begin at the end of the last one that there is, or does not end where a later one begins. */
async function requireJoined(
  tx: Tx,
  { building_id, apartment_id, month, old_index, new_index }: Indexes,
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
  if (apart?.before === true) throw invalidInput([{ field: 'old_index', code: 'index_not_continued' }])
  if (apart?.after === true) throw invalidInput([{ field: 'new_index', code: 'later_reading_confirmed' }])
}

const neighbour = (column: string, side: '<' | '>', order: 'asc' | 'desc') =>
  `(select i.${column} from ${indexedFee.name} i where i.building_id = $1 and i.apartment_id = $2 and i.month ${side} $3
    and i.deleted_at is null order by i.month ${order} limit 1)`
