import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { stockCount } from '#entities/warehouse/stock-count.ts'
import { refuseOwn } from './refuse-own.ts'
import { notEnough, postingsOf, postStock } from './stock-postings.ts'

/** Approving a count sets the stock to what was counted; cancelling does not undo that. */
export const stockCountExtension = extendEntity(stockCount, {
  on: {
    approve: {
      before: refuseOwn(stockCount),
      after: ({ after, ...context }) =>
        postStock(context, {
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
})
