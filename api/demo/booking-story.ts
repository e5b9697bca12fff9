import { monthOf } from '#core/days.ts'
import { column } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { fee } from '#entities/fees/fee.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { onDay, today } from '../calendar/today.ts'
import type { Story } from './story.ts'

const kinds = {
  service_booking: { table: serviceBooking.name, price: 'total' },
  utility_booking: { table: utilityBooking.name, price: 'price' },
} as const
const { complete } = statesOf(serviceBooking)

const uncharged = query({
  row: { id: 'bigint', date: column(serviceBooking, 'date') },
  takes: { buildingId: 'bigint', before: 'date' },
  over: kinds,
  sql: ({ buildingId, before }, { table, price }) =>
    `select id, date from ${table} where building_id = ${buildingId} and status = ${complete} and fee_id is null
        and ${price} > 0 and date < ${before} and deleted_at is null order by date, id`,
})

/** Charges every completed booking from before that day to its apartment, each on its own day. */
export async function chargeBookings({ db, records, buildingId, manager }: Story, before: string) {
  await db.transaction(async (tx) => {
    for (const entity of ['service_booking', 'utility_booking'] as const)
      for (const { id, date } of await uncharged(tx, { buildingId, before }, entity))
        await onDay(date, () =>
          records.within(tx).transition({ caller: manager, entity, id, name: 'charge' }, {}),
        )
  })
}

/** Number of bookings that are paid at the desk as soon as they are completed. */
const paidAtOnce = 3

const openLines = query({
  row: { id: 'bigint', apartment_id: 'bigint', open: 'text' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id, apartment_id, (amount - settled)::text as open from fee where building_id = ${buildingId}
        and fee_type = ${optionsOf(fee, 'fee_type').SERVICE} and status = ${statesOf(fee).approved}
      order by id desc limit ${paidAtOnce}`,
})

const cashMethod = query({
  row: { id: column(paymentMethod, 'id') },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id from payment_method where building_id = ${buildingId} and deleted_at is null
      and code = ${optionsOf(paymentMethod, 'code').CASH}`,
})

/** Collects some of the lines in cash, each by a receipt of its own. */
export async function collectBookings({ db, records, buildingId, cashier }: Story): Promise<void> {
  const [method] = await cashMethod(db, { buildingId })
  if (method === undefined) return
  for (const { id, apartment_id, open } of await openLines(db, { buildingId }))
    await records.create(
      { caller: cashier, entity: receipt },
      {
        building_id: buildingId,
        apartment_id,
        month: monthOf(today()),
        payment_method_id: method.id,
        currency_code: currencyOfBuilding(cashier, buildingId),
        amount_received: open,
        lines: [{ fee_id: id, amount: open }],
      },
    )
}
