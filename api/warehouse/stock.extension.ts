import type { ErrorCode } from '#core/vocabulary.ts'
import { invalid } from '#api/http/error.ts'
import type { Tx } from '#api/database/pool.ts'
import {
  extendEntity,
  type Change,
  type HookContext,
  type NamedExtension,
  type StoredRecord,
} from '#api/records/extension.ts'
import { stockCount } from '#entities/warehouse/stock-count.ts'
import { stockIn } from '#entities/warehouse/stock-in.ts'
import { stockOut } from '#entities/warehouse/stock-out.ts'

interface Line {
  readonly item_id: string
  readonly quantity?: number
  readonly counted?: number
}

/** What a document does to one item; `at` is the line that a refusal points to. */
interface Posting {
  readonly itemId: string
  readonly at: number
  /** Added to what is there; negative takes away. */
  readonly change?: number
  /** What there shall be instead. */
  readonly becomes?: number
}

/** Documents change the stock when they are approved, and give it back when an approved one is cancelled. */
export const stockExtensions: readonly NamedExtension[] = [
  extendEntity(stockIn, {
    after: (change, context) => post(change, context, { via: 'stock_in_id', sign: 1 }),
  }),
  extendEntity(stockOut, {
    after: (change, context) => post(change, context, { via: 'stock_out_id', sign: -1 }),
  }),
  extendEntity(stockCount, {
    after: (change, context) => post(change, context, { via: 'stock_count_id', sign: 0 }),
  }),
]

interface Document {
  /** The movement's field that names the document. */
  readonly via: 'stock_in_id' | 'stock_out_id' | 'stock_count_id'
  /** 1 brings in, -1 takes out, 0 counts. */
  readonly sign: 1 | -1 | 0
}

async function post({ action, before, after }: Change, context: HookContext, document: Document) {
  if (after === null) return
  const isApproval = action === 'approve'
  const isReversal = action === 'cancel' && before?.status === 'approved'
  if (!isApproval && !isReversal) return
  if (isReversal && document.sign === 0) throw invalid([{ field: 'lines', code: 'count_not_cancellable' }])
  const postings = postingsOf(after, isReversal ? -document.sign : document.sign)
  const code = isReversal ? 'stock_used_since' : 'not_enough_stock'
  // Always in the same order, so that two documents over the same items wait for each other instead of locking up.
  for (const posting of postings.toSorted((a, b) => Number(a.itemId) - Number(b.itemId)))
    await move(context.tx, { record: after, posting, via: document.via, code })
  const buildingId = String(after.building_id)
  for (const resource of ['stock_level', 'stock_movement'])
    context.told({ resource, buildingId, ids: [], action: 'updated' })
}

/** One posting an item, however many lines name it. */
function postingsOf(record: StoredRecord, sign: number): Posting[] {
  const byItem = new Map<string, Posting>()
  for (const [at, line] of (record.lines as readonly Line[]).entries()) {
    const known = byItem.get(line.item_id)
    const posting =
      sign === 0
        ? { becomes: (known?.becomes ?? 0) + (line.counted ?? 0) }
        : { change: (known?.change ?? 0) + sign * (line.quantity ?? 0) }
    byItem.set(line.item_id, { itemId: line.item_id, at: known?.at ?? at, ...posting })
  }
  return [...byItem.values()]
}

interface Movement {
  readonly record: StoredRecord
  readonly posting: Posting
  readonly via: Document['via']
  readonly code: ErrorCode
}

/** The level is made if need be and held locked until the transaction ends; it never goes below nothing. */
async function move(tx: Tx, { record, posting, via, code }: Movement): Promise<void> {
  const place = [record.building_id, record.warehouse_id, posting.itemId]
  await tx.execute(
    `insert into stock_level (building_id, warehouse_id, item_id, quantity) values ($1, $2, $3, 0)
      on conflict (building_id, warehouse_id, item_id) do nothing`,
    place,
  )
  const target = posting.becomes === undefined ? 'o.quantity + $4::numeric' : '$4::numeric'
  const [moved] = await tx.query<{ id: string }>(
    `with o as (select * from stock_level where building_id = $1 and warehouse_id = $2 and item_id = $3 for update),
      r as (update stock_level t set quantity = ${target}, version = t.version + 1, updated_at = now()
        from o where t.building_id = o.building_id and t.id = o.id and ${target} >= 0
        returning t.*, t.quantity - o.quantity as change)
      insert into stock_movement (building_id, warehouse_id, item_id, change, balance, ${via})
        select building_id, warehouse_id, item_id, change, quantity, $5 from r returning id`,
    [...place, posting.becomes ?? posting.change, record.id],
  )
  if (moved === undefined)
    throw invalid([
      { field: `lines.${posting.at}.${posting.becomes === undefined ? 'quantity' : 'counted'}`, code },
    ])
}
