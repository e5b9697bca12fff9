import type { ErrorCode } from '#core/vocabulary.ts'
import { invalidInput } from '#api/http/error.ts'
import type { Tx } from '#api/database/pool.ts'
import type { HookContext } from '#api/records/extension.ts'
import { stockLevel } from '#entities/warehouse/stock-level.ts'
import { stockMovement } from '#entities/warehouse/stock-movement.ts'
import { moveLevel, openLevel } from './queries.ts'

// Documents change the stock when they are approved; cancelling an approved one reverses that.

export const notEnough = 'not_enough_stock'
export const usedSince = 'stock_used_since'

interface StockDocument {
  readonly id: string
  readonly building_id: string
  readonly warehouse_id: string
}
interface Delivery extends StockDocument {
  readonly lines: readonly { readonly item_id: string; readonly quantity: number }[]
}
/** The movement's field that names the document. */
type Via = 'stock_in_id' | 'stock_out_id' | 'stock_count_id'

export const bringIn = (context: Context, document: Delivery, via: Via) =>
  postStock(context, { document, via, postings: changesOf(document, 1), code: usedSince })
export const takeOut = (context: Context, document: Delivery, via: Via, code: ErrorCode) =>
  postStock(context, { document, via, postings: changesOf(document, -1), code })

const changesOf = ({ lines }: Delivery, sign: 1 | -1) =>
  postingsOf(lines.map(({ item_id, quantity }) => ({ item_id, quantity: sign * quantity })))

/** The effect of a document on one item; `at` is the line that a refusal points to. */
interface Posting {
  readonly itemId: string
  readonly at: number
  /** For a delivery: added to the level, negative takes away. For a count: the new level. */
  readonly quantity: number
}

interface PostingLine {
  readonly item_id: string
  readonly quantity: number
}

/** One posting for each item, however many lines name it. */
export function postingsOf(lines: readonly PostingLine[]): Posting[] {
  const byItem = new Map<string, Posting>()
  for (const [at, { item_id: itemId, quantity }] of lines.entries()) {
    const known = byItem.get(itemId)
    byItem.set(itemId, { itemId, at: known?.at ?? at, quantity: (known?.quantity ?? 0) + quantity })
  }
  return [...byItem.values()]
}

type Context = Pick<HookContext, 'tx' | 'notify'>

interface StockPosting {
  readonly document: StockDocument
  readonly via: Via
  readonly postings: readonly Posting[]
  /** The refusal if the stock would fall below zero. */
  readonly code: ErrorCode
}

export async function postStock(
  { tx, notify }: Context,
  { document, via, postings, code }: StockPosting,
): Promise<void> {
  // Always in the same order, so that two documents over the same items wait for each other instead of ending in a
  // deadlock.
  for (const posting of postings.toSorted((a, b) => Number(a.itemId) - Number(b.itemId)))
    await move(tx, { document, posting, via, code })
  for (const entity of [stockLevel, stockMovement]) notify(entity, document.building_id)
}

interface Movement {
  readonly document: StockDocument
  readonly posting: Posting
  readonly via: Via
  readonly code: ErrorCode
}

/** Makes the level if needed and locks it until the transaction ends; it never falls below zero. */
async function move(tx: Tx, { document, posting, via, code }: Movement): Promise<void> {
  const { id: documentId, building_id: buildingId, warehouse_id: warehouseId } = document
  const place = { buildingId, warehouseId, itemId: posting.itemId }
  await openLevel(tx, place)
  const [moved] = await moveLevel(tx, { ...place, quantity: String(posting.quantity), documentId }, via)
  const field = `lines.${posting.at}.${via === 'stock_count_id' ? 'counted' : 'quantity'}`
  if (moved === undefined) throw invalidInput([{ field, code }])
}
