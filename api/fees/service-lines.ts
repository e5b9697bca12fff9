import { monthOf } from '#core/days.ts'
import { defaultDueDays } from '#domain/money/fee-types.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { column, columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { fee } from '#entities/fees/fee.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { lockBalance } from '../debts/balances.ts'
import { bookFee } from './fee-entry.ts'
import { requireOpenMonth } from '../ledger/closed-months.ts'
import { today } from '../calendar/today.ts'

interface ServiceOrder {
  readonly id: string
  readonly building_id: string
  readonly apartment_id: string
  readonly code: string
  readonly total: string | null
}

/** A completed order that was not paid on the spot becomes a line that the apartment's next receipt settles. */
export async function chargeService(tx: Tx, order: ServiceOrder, caller: Caller): Promise<void> {
  const { building_id: buildingId, apartment_id: apartmentId } = order
  const month = monthOf(today())
  await requireOpenMonth(tx, buildingId, month)
  await lockBalance(tx, { buildingId, apartmentId })
  const [issued] = await issueLine(tx, {
    buildingId,
    apartmentId,
    month,
    name: order.code,
    amount: order.total,
    today: today(),
    by: caller.principal.accountId,
    orderId: order.id,
  })
  if (issued === undefined) return
  const booked = {
    id: issued.id,
    building_id: buildingId,
    apartment_id: apartmentId,
    fee_type: 'SERVICE',
    amount: order.total,
  }
  await bookFee(tx, booked, caller)
}

const feeIs = statesOf(fee)
const { SERVICE: ofService } = optionsOf(fee, 'fee_type')
const paymentIs = optionsOf(serviceBooking, 'payment_status')

const issueLine = query({
  row: columns(fee, ['id']),
  takes: {
    buildingId: 'bigint',
    apartmentId: 'bigint',
    month: column(fee, 'month'),
    name: column(fee, 'name'),
    amount: column(fee, 'amount'),
    today: 'date',
    by: 'bigint',
    orderId: 'bigint',
  },
  sql: ({ buildingId, apartmentId, month, name, amount, today: day, by, orderId }) =>
    `with s as (insert into fee_slip (building_id, apartment_id, month)
          values (${buildingId}, ${apartmentId}, ${month})
        on conflict (building_id, apartment_id, month) do update set month = excluded.month returning id),
      n as (insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, due_on, status,
          fee_slip_id, created_by)
        select ${buildingId}, ${apartmentId}, ${ofService}, ${month}, ${name}, ${amount}, 0,
          ${day} + ${defaultDueDays}, ${feeIs.approved}, s.id, ${by} from s returning building_id, id),
      b as (update service_booking o set fee_id = n.id from n
        where o.building_id = n.building_id and o.id = ${orderId})
      select id from n`,
})

/** Orders are paid when their lines are, and unpaid again when the receipt is taken back. */
export async function markServices(tx: Tx, buildingId: unknown, feeIds: readonly string[]): Promise<void> {
  await markPaid(tx, { buildingId: String(buildingId), feeIds })
}

const markPaid = command({
  takes: { buildingId: 'bigint', feeIds: 'bigint[]' },
  sql: ({ buildingId, feeIds }) =>
    `update service_booking o
      set payment_status = case f.status when ${feeIs.settled} then ${paymentIs.paid} else ${paymentIs.unpaid} end,
        version = o.version + 1, updated_at = now()
      from fee f where f.building_id = ${buildingId} and f.id = any(${feeIds}) and f.fee_type = ${ofService}
        and o.building_id = f.building_id and o.fee_id = f.id`,
})

/** An order whose line is void or deleted is charged to nobody and unpaid; the office says how it is paid instead. */
export async function releaseService(tx: Tx, buildingId: unknown, feeId: string): Promise<string[]> {
  const orders = await freeOrders(tx, { buildingId: String(buildingId), feeId })
  return orders.map(({ id }) => id)
}

const freeOrders = query({
  row: columns(serviceBooking, ['id']),
  takes: { buildingId: 'bigint', feeId: 'bigint' },
  sql: ({ buildingId, feeId }) =>
    `update service_booking set fee_id = null, payment_status = ${paymentIs.unpaid},
        version = version + 1, updated_at = now()
      where building_id = ${buildingId} and fee_id = ${feeId} returning id`,
})

/** An order whose line is issued anew goes by the new one. */
export async function moveService(
  tx: Tx,
  buildingId: string,
  { voided, issued }: { voided: string; issued: string },
): Promise<void> {
  await relinkOrders(tx, { buildingId, voided, issued })
  await markServices(tx, buildingId, [issued])
}

const relinkOrders = command({
  takes: { buildingId: 'bigint', voided: 'bigint', issued: 'bigint' },
  sql: ({ buildingId, voided, issued }) =>
    `update service_booking set fee_id = ${issued} where building_id = ${buildingId} and fee_id = ${voided}`,
})
