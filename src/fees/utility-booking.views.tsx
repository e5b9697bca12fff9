import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { defineViews } from '../crud/views.ts'
import { CollectBooking } from './collect-booking.tsx'

/** A completed booking leads to the cashier's desk. */
export const views = defineViews(utilityBooking, { actions: CollectBooking })
