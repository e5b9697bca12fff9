import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { order } from '#entities/account/order.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { booksOf, ownFunds } from './cash-story.ts'
import type { Story } from './story.ts'

/** Approved orders that have begun by a day and are not paid yet, and the category of spending that they are. */
const begunOrders = query({
  row: { ...columns(order, ['id', 'code']), amount: 'text', category_id: 'bigint' },
  takes: { buildingId: 'bigint', day: 'date' },
  sql: ({ buildingId, day }) =>
    `select o.id, o.code, trim_scale(o.amount)::text as amount, c.id as category_id
      from "order" o join payment_voucher_category c on c.building_id = o.building_id and c.code = 'CHI-PM'
      where o.building_id = ${buildingId} and o.status = ${statesOf(order).complete} and o.start_date <= ${day}
        and o.payment_status = ${optionsOf(order, 'payment_status').unpaid}
      order by o.start_date`,
})

/** Pays the building's orders of modules through its bank, each by a voucher. */
export async function payOrders(story: Story, date: string): Promise<void> {
  const { book } = booksOf(story, date)
  const own = await ownFunds(story)
  if (own === undefined) return
  for (const { id, code, ...paid } of await begunOrders(story.db, {
    buildingId: story.buildingId,
    day: date,
  }))
    await book(paymentVoucher, {
      ...paid,
      cash_account_id: own.bank.id,
      party: 'Lobby',
      order_id: id,
      description: code,
    })
}
