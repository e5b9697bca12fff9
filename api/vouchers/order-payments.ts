import { compareAmounts, subtractAmounts } from '#core/amount.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import type { Changed } from '#api/records/behaviour.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { order } from '#entities/account/order.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'

// What a building's payment vouchers have paid of its orders of modules (docs/decisions/orders.md).

const paidAs = optionsOf(order, 'payment_status')

/** SQL of the sum of the vouchers that stand for the order `o`. */
const paidSql = `(select coalesce(sum(v.amount), 0) from payment_voucher v
    where v.building_id = o.building_id and v.order_id = o.id and v.status = ${statesOf(paymentVoucher).approved})`

const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

const orders = query({
  row: { ...columns(order, ['status']), amount: 'text | null', paid: 'text' },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select o.status, trim_scale(o.amount)::text as amount, trim_scale(${paidSql})::text as paid
      from "order" o where o.building_id = ${buildingId} and o.id = ${id} and o.deleted_at is null`,
})

const lockOrder = command({
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from "order" where building_id = ${buildingId} and id = ${id} for update`,
})

const notePayment = command({
  takes: place,
  sql: ({ buildingId, id }) =>
    `update "order" o set payment_status = case when ${paidSql} >= coalesce(o.amount, 'infinity')
          then ${paidAs.paid} else ${paidAs.unpaid} end, ${bumpSql('o')}
      where o.building_id = ${buildingId} and o.id = ${id}`,
})

/** What vouchers have paid of an order so far; an amount of the building's currency. */
export async function paidOfOrder(db: Queryable, of: { buildingId: string; id: string }): Promise<string> {
  return (await orders(db, of))[0]?.paid ?? '0'
}

interface Payment {
  readonly tx: Tx
  readonly voucher: {
    readonly building_id: string
    readonly order_id?: string | null
    readonly amount: string
  }
  /** It is booked now, so that its order is locked until that is done. */
  readonly isBooking?: boolean
}

/** 422 if the voucher cannot pay its order: it is cancelled, has no price yet, or less of it is left to pay. */
export async function requireOrder({ tx, voucher, isBooking = false }: Payment): Promise<void> {
  const { building_id: buildingId, order_id: id = null } = voucher
  if (id === null) return
  if (isBooking) await lockOrder(tx, { buildingId, id })
  const [found] = await orders(tx, { buildingId, id })
  if (found === undefined || found.status === 'cancel')
    throw invalidInput([{ field: 'order_id', code: 'invalid_reference' }])
  if (found.amount === null) throw invalidInput([{ field: 'order_id', code: 'no_price' }])
  const left = subtractAmounts(found.amount, found.paid)
  if (compareAmounts(voucher.amount, left) <= 0) return
  const limits = { max: compareAmounts(left, '0') > 0 ? left : '0' }
  throw invalidInput([{ field: 'amount', code: 'more_than_order', limits }])
}

/** Paid once its vouchers come to its amount, unpaid again when they no longer do. */
export async function followOrder({ after, tx, notify }: Changed<typeof paymentVoucher>): Promise<void> {
  const { building_id: buildingId, order_id: id } = after
  if (id === null) return
  await lockOrder(tx, { buildingId, id })
  await notePayment(tx, { buildingId, id })
  notify(order, buildingId, [id])
}
