import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { defineViews } from '../crud/views.ts'
import { CollectBooking } from './collect-booking.tsx'
import { FreeSlots } from './free-slots.tsx'

/** Its form shows what is free; a completed booking leads to the cashier's desk. */
export const views = defineViews(utilityBooking, {
  actions: CollectBooking,
  slots: { free_slots: FreeSlots },
})
