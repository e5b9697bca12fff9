import type { ErrorCode } from '#core/vocabulary.ts'
import { invalidInput } from '#api/http/error.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { bumpSql } from '#api/records/bump-sql.ts'
import type { HookContext, NamedExtension } from '#api/records/extension.ts'
import { stockCount } from '#entities/warehouse/stock-count.ts'
import { stockIn } from '#entities/warehouse/stock-in.ts'
import { stockLevel } from '#entities/warehouse/stock-level.ts'
import { stockMovement } from '#entities/warehouse/stock-movement.ts'
import { stockOut } from '#entities/warehouse/stock-out.ts'

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
            postings: postingsOf(after.lines.map(({ item_id, counted }) => ({ item_id, becomes: counted }))),
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
  postingsOf(lines.map(({ item_id, quantity }) => ({ item_id, change: sign * quantity })))

/** What a document does to one item; `at` is the line that a refusal points to. */
interface Posting {
  readonly itemId: string
  readonly at: number
  /** Added to what is there; negative takes away. */
  readonly change?: number
  /** What there shall be instead. */
  readonly becomes?: number
}

interface PostingLine {
  readonly item_id: string
  readonly change?: number
  readonly becomes?: number
}

/** One posting an item, however many lines name it. */
function postingsOf(lines: readonly PostingLine[]): Posting[] {
  const byItem = new Map<string, Posting>()
  for (const [at, { item_id: itemId, change, becomes }] of lines.entries()) {
    const known = byItem.get(itemId)
    byItem.set(itemId, {
      itemId,
      at: known?.at ?? at,
      ...(change !== undefined && { change: (known?.change ?? 0) + change }),
      ...(becomes !== undefined && { becomes: (known?.becomes ?? 0) + becomes }),
    })
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
  const place = [document.building_id, document.warehouse_id, posting.itemId]
  await tx.execute(
    `insert into stock_level (building_id, warehouse_id, item_id, quantity) values ($1, $2, $3, 0)
      on conflict (building_id, warehouse_id, item_id) do nothing`,
    place,
  )
  const target = posting.becomes === undefined ? 'o.quantity + $4::numeric' : '$4::numeric'
  const [moved] = await tx.query<{ id: string }>(
    `with o as (select * from stock_level where building_id = $1 and warehouse_id = $2 and item_id = $3 for update),
      r as (update stock_level t set quantity = ${target}, ${bumpSql('t')}
        from o where t.building_id = o.building_id and t.id = o.id and ${target} >= 0
        returning t.*, t.quantity - o.quantity as change)
      insert into stock_movement (building_id, warehouse_id, item_id, change, balance, ${via})
        select building_id, warehouse_id, item_id, change, quantity, $5 from r returning id`,
    [...place, posting.becomes ?? posting.change, document.id],
  )
  if (moved === undefined)
    throw invalidInput([
      { field: `lines.${posting.at}.${posting.becomes === undefined ? 'quantity' : 'counted'}`, code },
    ])
}
