import { extendEntity } from '#api/records/behaviour.ts'
import { stockIn } from '#entities/warehouse/stock-in.ts'
import { refuseOwn } from './refuse-own.ts'
import { bringIn, takeOut, usedSince } from './stock-postings.ts'

/** Approving a receipt of goods adds them to the stock; cancelling an approved one removes them again. */
export const stockInExtension = extendEntity(stockIn, {
  on: {
    approve: {
      before: refuseOwn(stockIn),
      after: ({ after, ...context }) => bringIn(context, after, 'stock_in_id'),
    },
    cancel: {
      async after({ before, after, ...context }) {
        if (before.status === 'approved') await takeOut(context, after, 'stock_in_id', usedSince)
      },
    },
  },
})
