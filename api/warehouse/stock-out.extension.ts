import { extendEntity } from '#api/records/behaviour.ts'
import { stockOut } from '#entities/warehouse/stock-out.ts'
import { refuseOwn } from './refuse-own.ts'
import { bringIn, notEnough, takeOut } from './stock-postings.ts'

/** Approving an issue of goods removes them from the stock; cancelling an approved one adds them again. */
export const stockOutExtension = extendEntity(stockOut, {
  on: {
    approve: {
      before: refuseOwn(stockOut),
      after: ({ after, ...context }) => takeOut(context, after, 'stock_out_id', notEnough),
    },
    cancel: {
      async after({ before, after, ...context }) {
        if (before.status === 'approved') await bringIn(context, after, 'stock_out_id')
      },
    },
  },
})
