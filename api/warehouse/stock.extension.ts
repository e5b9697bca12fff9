import type { ErrorCode } from '#core/vocabulary.ts'
import { invalidInput } from '#api/http/error.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { HookContext, NamedExtension } from '#api/records/extension.ts'
import { stockCount } from '#entities/warehouse/stock-count.ts'
import { stockIn } from '#entities/warehouse/stock-in.ts'
import { stockLevel } from '#entities/warehouse/stock-level.ts'
import { stockMovement } from '#entities/warehouse/stock-movement.ts'
import { stockOut } from '#entities/warehouse/stock-out.ts'
import { moveLevel, openLevel } from './queries.ts'

/** Documents change the stock when they are approved, and give it back when an approved one is cancelled. */
export const stockExtensions: readonly NamedExtension[] = [
  extendEntity(stockIn, {
    on: {
      approve: { after: ({ after, ...context }) => bringIn(context, after, 'stock_in_id') },
      cancel: {
        async after({ before, after, ...context }) {
          if (before.status === 'approved') await takeOut(context, after, 'stock_in_id', usedSince)
        },
      },
    },
  }),
  extendEntity(stockOut, {
    on: {
      approve: { after: ({ after, ...context }) => takeOut(context, after, 'stock_out_id', notEnough) },
      cancel: {
        async after({ before, after, ...context }) {
          if (before.status === 'approved') await bringIn(context, after, 'stock_out_id')
        },
      },
    },
  }),
  extendEntity(stockCount, {
    on: {
      approve: {
        after: ({ after, ...context }) =>
          post(context, {
            document: after,
            via: 'stock_count_id',
            postings: postingsOf(after.lines.map(({ item_id, counted }) => ({ item_id, quantity: counted }))),
            code: notEnough,
          }),
      },
      cancel: {
        after({ before }) {
          if (before.status === 'approved')
            throw invalidInput([{ field: 'lines', code: 'count_not_cancellable' }])
        },
      },
    },
  }),
]

const notEnough = 'not_enough_stock'
const usedSince = 'stock_used_since'

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

const bringIn = (context: Context, document: Delivery, via: Via) =>
  post(context, { document, via, postings: changesOf(document, 1), code: usedSince })
const takeOut = (context: Context, document: Delivery, via: Via, code: ErrorCode) =>
  post(context, { document, via, postings: changesOf(document, -1), code })

const changesOf = ({ lines }: Delivery, sign: 1 | -1) =>
  postingsOf(lines.map(({ item_id, quantity }) => ({ item_id, quantity: sign * quantity })))

/** What a document does to one item; `at` is the line that a refusal points to. */
interface Posting {
  readonly itemId: string
  readonly at: number
  /** Of a delivery: added to what is there, negative takes away. Of a count: what there shall be instead. */
  readonly quantity: number
}

interface PostingLine {
  readonly item_id: string
  readonly quantity: number
}

/** One posting an item, however many lines name it. */
function postingsOf(lines: readonly PostingLine[]): Posting[] {
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
  /** The refusal where the stock would fall below nothing. */
  readonly code: ErrorCode
}

async function post({ tx, notify }: Context, { document, via, postings, code }: StockPosting): Promise<void> {
  // Always in the same order, so that two documents over the same items wait for each other instead of locking up.
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

/** The level is made if need be and held locked until the transaction ends; it never goes below nothing. */
async function move(tx: Tx, { document, posting, via, code }: Movement): Promise<void> {
  const { id: documentId, building_id: buildingId, warehouse_id: warehouseId } = document
  const place = { buildingId, warehouseId, itemId: posting.itemId }
  await openLevel(tx, place)
  const [moved] = await moveLevel(tx, { ...place, quantity: String(posting.quantity), documentId }, via)
  const field = `lines.${posting.at}.${via === 'stock_count_id' ? 'counted' : 'quantity'}`
  if (moved === undefined) throw invalidInput([{ field, code }])
}
