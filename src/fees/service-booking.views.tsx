import { serviceBooking } from '#entities/services/service-booking.ts'
import { defineViews } from '../crud/views.ts'
import { CollectBooking } from './collect-booking.tsx'

/** A completed booking leads to the cashier's desk. */
export const views = defineViews(serviceBooking, { actions: CollectBooking })
