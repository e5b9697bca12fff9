import { compareAmounts } from '#core/amount.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import type { Changing } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import type { RecordOf } from '#core/stored.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { lockBalance } from '../debts/balances.ts'
import { bumpSql } from '../records/sql/bump-sql.ts'
import { requireCharger, type BookingEntity, type Charge } from './booking-charger.ts'
import { issueFee } from './issue-fee.ts'
import { requireOpenApartment } from './open-apartment.ts'
import { requireOpenMonth } from '../ledger/closed-months.ts'
import { today } from '../calendar/today.ts'

// A booking that costs something is a line of its apartment once it is completed, and is paid when a receipt has settled
// that line: nobody types it (docs/domain/booking.md).

/** Everything that an apartment books. */
const bookings = [serviceBooking, utilityBooking] as const
type Booking = RecordOf<BookingEntity>

/** Whether a booking whose price is `price` is paid, by its line; null: there is nothing to pay. */
export function paymentOf(
  { fee_id = null, payment_status = null, status }: Partial<Booking>,
  price: string | null,
): 'unpaid' | 'paid' | null {
  // With a line only the ledger changes it, and what was paid before there were lines stays as it was.
  if (fee_id !== null || payment_status === 'paid') return payment_status
  return status !== 'cancel' && costs(price) ? 'unpaid' : null
}

const costs = (price: string | null) => compareAmounts(price ?? '0', '0') > 0

/**
 * The values of a completed booking that becomes a line, which the apartment's next receipt settles. Refused to who may
 * not charge it (`requireCharger`).
 */
export async function chargeBooking(
  { whole, tx, caller, notify }: Pick<Changing<BookingEntity>, 'whole' | 'tx' | 'caller' | 'notify'>,
  charge: Charge,
): Promise<{ fee_id?: string }> {
  const { fee_id: charged, payment_status: paid, has_own_price: isOwnPrice } = whole
  if (charged !== null || paid === 'paid') return {}
  // To let somebody off the whole price is a price of one's own, too.
  if (isOwnPrice === true || costs(charge.amount)) await requireCharger({ whole, tx, caller }, charge)
  if (!costs(charge.amount)) return {}
  const feeId = await issueLine(tx, caller, { ...whole, price: charge.amount })
  for (const entity of [fee, debt]) notify(entity, whole.building_id)
  return feeId === undefined ? {} : { fee_id: feeId }
}

async function issueLine(
  tx: Tx,
  caller: Caller,
  booking: Pick<Booking, 'building_id' | 'apartment_id' | 'code'> & { readonly price: string | null },
): Promise<string | undefined> {
  const { building_id: buildingId, apartment_id: apartmentId } = booking
  const month = today().slice(0, 7)
  await requireOpenMonth(tx, buildingId, month)
  await requireOpenApartment(tx, booking)
  await lockBalance(tx, { buildingId, apartmentId })
  return issueFee(tx, caller, {
    buildingId,
    apartmentId,
    feeType: 'SERVICE',
    month,
    name: booking.code,
    amount: booking.price,
    dueOn: null,
    note: null,
  })
}

const tables = { service_booking: serviceBooking.name, utility_booking: utilityBooking.name } as const
const feeIs = statesOf(fee)
const { SERVICE: ofService } = optionsOf(fee, 'fee_type')
const paymentIs = optionsOf(serviceBooking, 'payment_status')

const markPaid = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', feeIds: 'bigint[]' },
  over: tables,
  sql: ({ buildingId, feeIds }, table) =>
    `update ${table} o
      set payment_status = case f.status when ${feeIs.settled} then ${paymentIs.paid} else ${paymentIs.unpaid} end,
        ${bumpSql('o')}
      from fee f where f.building_id = ${buildingId} and f.id = any(${feeIds}) and f.fee_type = ${ofService}
        and o.building_id = f.building_id and o.fee_id = f.id returning o.id`,
})

const freeFromLine = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', feeId: 'bigint' },
  over: tables,
  sql: ({ buildingId, feeId }, table) =>
    `update ${table} set fee_id = null, payment_status = ${paymentIs.unpaid}, ${bumpSql()}
      where building_id = ${buildingId} and fee_id = ${feeId} returning id`,
})

const pointToLine = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', voided: 'bigint', issued: 'bigint' },
  over: tables,
  sql: ({ buildingId, voided, issued }, table) =>
    `update ${table} set fee_id = ${issued}, payment_status = ${paymentIs.unpaid}
      where building_id = ${buildingId} and fee_id = ${voided} returning id`,
})

type Telling = Pick<HookContext, 'tx' | 'notify'>

/** Bookings are paid when their lines are, and unpaid again when the receipt is voided. */
export const markBookings = (
  { tx, notify }: Telling,
  place: { readonly buildingId: string; readonly feeIds: readonly string[] },
): Promise<void> =>
  inEachTable(notify, place.buildingId, (table) =>
    markPaid(tx, { ...place, feeIds: [...place.feeIds] }, table),
  )

/** A booking whose line is voided or deleted is unpaid and charged to nobody; it may be charged again. */
export const releaseBookings = (
  { tx, notify }: Telling,
  place: { readonly buildingId: string; readonly feeId: string },
): Promise<void> => inEachTable(notify, place.buildingId, (table) => freeFromLine(tx, place, table))

/** Points a booking to the line that was issued in place of its former one. Returns the entities that changed. */
export async function moveBookings(
  tx: Tx,
  { buildingId, voided, issued }: { buildingId: string; voided: string; issued: string },
): Promise<string[]> {
  const touched = new Set<string>()
  const notify: HookContext['notify'] = ({ name }) => void touched.add(name)
  await inEachTable(notify, buildingId, (table) => pointToLine(tx, { buildingId, voided, issued }, table))
  await markBookings({ tx, notify }, { buildingId, feeIds: [issued] })
  return [...touched]
}

async function inEachTable(
  notify: HookContext['notify'],
  buildingId: string,
  change: (table: keyof typeof tables) => Promise<readonly { readonly id: string }[]>,
): Promise<void> {
  for (const entity of bookings) {
    const changed = await change(entity.name)
    if (changed.length > 0)
      notify(
        entity,
        buildingId,
        changed.map(({ id }) => id),
      )
  }
}
