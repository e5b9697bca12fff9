import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { fee } from '#entities/fees/fee.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { findings, type Invariant } from './invariants-shape.ts'
import { feeIs } from './invariants-words.ts'

const paymentIs = optionsOf(serviceBooking, 'payment_status')
const bookingIs = statesOf(serviceBooking)
const { SERVICE: ofService } = optionsOf(fee, 'fee_type')

/** Tables of bookings, and the column that holds what one costs. */
const bookings = [
  { table: 'service_booking', price: 'total' },
  { table: 'utility_booking', price: 'price' },
] as const

const bookingSql = ({ table, price }: (typeof bookings)[number]) =>
  `select building_id, '${table} ' || id as record, apartment_id, status, payment_status,
      coalesce(paid_without_receipt, false) as is_old, fee_id, coalesce(${price}, 0) as price
    from ${table} where deleted_at is null`

const bookingsArePaidByLines: Invariant = {
  code: 'I14',
  says: 'a booking is paid if its line is settled and never otherwise, and each line is one booking’s',
  sql: `with booking as (${bookings.map(bookingSql).join(' union all ')}),
    seen as (select b.*, f.id as line, f.status as line_status, f.fee_type, f.apartment_id as owner,
        count(f.id) over (partition by b.building_id, b.fee_id) as bookings,
        case when b.is_old then ${paymentIs.paid}
          when f.id is not null then case f.status when ${feeIs.settled} then ${paymentIs.paid}
            when ${feeIs.approved} then ${paymentIs.unpaid} end
          when b.status <> ${bookingIs.cancel} and b.price > 0 then ${paymentIs.unpaid} end as due
      from booking b left join fee f on f.building_id = b.building_id and f.id = b.fee_id),
    found as (select building_id, record, ${findings(
      [
        'payment_status is distinct from due',
        `format('%s, its line is %s', coalesce(payment_status, 'nothing to pay'), coalesce(line_status, 'missing'))`,
      ],
      ['is_old and fee_id is not null', `'paid without a receipt, and has a line'`],
      [`line is not null and fee_type <> ${ofService}`, `format('its line is a fee of type %s', fee_type)`],
      ['line is not null and owner <> apartment_id', `'its line is another apartment’s'`],
      ['bookings > 1', `format('its line is that of %s bookings', bookings)`],
    )} as finding from seen)
    select building_id::text as building, record, finding from found where finding <> ''`,
}

export const bookingInvariants = { bookingsArePaidByLines }
