import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { fee } from '#entities/fees/fee.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { lockBalance } from '../debts/balances.ts'
import { bumpSql } from '../records/bump-sql.ts'
import { issueFee } from './issue-fee.ts'
import { requireOpenMonth } from '../ledger/closed-months.ts'
import { today } from '../calendar/today.ts'

interface ServiceOrder {
  readonly id: string
  readonly building_id: string
  readonly apartment_id: string
  readonly code: string
  readonly total: string | null
}

/** Makes a completed order that was not paid on the spot a line that the apartment's next receipt settles. */
export async function chargeService(tx: Tx, order: ServiceOrder, caller: Caller): Promise<void> {
  const { building_id: buildingId, apartment_id: apartmentId } = order
  const month = today().slice(0, 7)
  await requireOpenMonth(tx, buildingId, month)
  await lockBalance(tx, { buildingId, apartmentId })
  const feeId = await issueFee(tx, caller, {
    buildingId,
    apartmentId,
    feeType: 'SERVICE',
    month,
    name: order.code,
    amount: order.total,
    dueOn: null,
    note: null,
  })
  if (feeId !== undefined) await linkOrder(tx, { buildingId, orderId: order.id, feeId })
}

const feeIs = statesOf(fee)
const { SERVICE: ofService } = optionsOf(fee, 'fee_type')
const paymentIs = optionsOf(serviceBooking, 'payment_status')

const linkOrder = command({
  takes: { buildingId: 'bigint', orderId: 'bigint', feeId: 'bigint' },
  sql: ({ buildingId, orderId, feeId }) =>
    `update service_booking set fee_id = ${feeId} where building_id = ${buildingId} and id = ${orderId}`,
})

/** Orders are paid when their lines are, and unpaid again when the receipt is voided. */
export const markServices = command({
  takes: { buildingId: 'bigint', feeIds: 'bigint[]' },
  sql: ({ buildingId, feeIds }) =>
    `update service_booking o
      set payment_status = case f.status when ${feeIs.settled} then ${paymentIs.paid} else ${paymentIs.unpaid} end,
        ${bumpSql('o')}
      from fee f where f.building_id = ${buildingId} and f.id = any(${feeIds}) and f.fee_type = ${ofService}
        and o.building_id = f.building_id and o.fee_id = f.id`,
})

/**
 * When an order's line is voided or deleted, nobody is charged for the order and it is unpaid; the office decides how
 * it is paid instead.
 */
export async function releaseService(tx: Tx, buildingId: string, feeId: string): Promise<string[]> {
  const orders = await freeOrders(tx, { buildingId, feeId })
  return orders.map(({ id }) => id)
}

const freeOrders = query({
  row: columns(serviceBooking, ['id']),
  takes: { buildingId: 'bigint', feeId: 'bigint' },
  sql: ({ buildingId, feeId }) =>
    `update service_booking set fee_id = null, payment_status = ${paymentIs.unpaid}, ${bumpSql()}
      where building_id = ${buildingId} and fee_id = ${feeId} returning id`,
})

/** Points an order to the line that was issued in place of its former one. */
export async function moveService(
  tx: Tx,
  buildingId: string,
  { voided, issued }: { voided: string; issued: string },
): Promise<void> {
  await relinkOrders(tx, { buildingId, voided, issued })
  await markServices(tx, { buildingId, feeIds: [issued] })
}

const relinkOrders = command({
  takes: { buildingId: 'bigint', voided: 'bigint', issued: 'bigint' },
  sql: ({ buildingId, voided, issued }) =>
    `update service_booking set fee_id = ${issued} where building_id = ${buildingId} and fee_id = ${voided}`,
})
