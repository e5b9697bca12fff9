import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { defineViews, type ActionsProps } from '../crud/views.ts'
import { CollectBooking } from './collect-booking.tsx'
import { CollectDeposit } from './collect-deposit.tsx'
import { FreeSlots } from './free-slots.tsx'

/** Its form shows what is free; its deposit is taken from its page, and a completed one leads to the cashier's desk. */
export const views = defineViews(utilityBooking, { actions: Actions, slots: { free_slots: FreeSlots } })

function Actions(props: ActionsProps<typeof utilityBooking>) {
  return (
    <>
      <CollectDeposit {...props} />
      <CollectBooking {...props} />
    </>
  )
}
