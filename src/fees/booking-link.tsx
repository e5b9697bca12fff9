import { linkBooking } from '#domain/calls/booking-views.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { MadeLink } from '../crud/actions/made-link.tsx'
import type { ActionsProps } from '../crud/views.ts'
import { callForData } from '../data/call-api.ts'

const words = 'console.fees.booking_link'

/** A link for the customer, who follows the booking by it. */
export function BookingLink({ record: { id }, tools: { t, can } }: ActionsProps<typeof serviceBooking>) {
  if (!can('update', serviceBooking.name)) return null
  return (
    <MadeLink
      label={t(`${words}.make`)}
      title={t(`${words}.title`)}
      help={(time) => t(`${words}.help`, { time })}
      make={() => callForData(linkBooking, { path: { id } })}
      t={t}
    />
  )
}
