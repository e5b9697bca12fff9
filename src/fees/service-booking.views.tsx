import { serviceBooking } from '#entities/services/service-booking.ts'
import { defineViews, type ActionsProps } from '../crud/views.ts'
import { BookingLink } from './booking-link.tsx'
import { BookingView } from './booking-view.tsx'
import { CollectBooking } from './collect-booking.tsx'

/** A completed booking leads to the cashier's desk; its customer follows it by a link. */
export const views = defineViews(serviceBooking, { actions: Actions, byToken: BookingView })

function Actions(props: ActionsProps<typeof serviceBooking>) {
  return (
    <>
      <CollectBooking {...props} />
      <BookingLink {...props} />
    </>
  )
}
