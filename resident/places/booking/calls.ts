import type { ResidentRecord } from '#core/stored.ts'
import type { readFreeSlots as freeSlots } from '#domain/calls/own-bookings.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { service } from '#entities/services/service.ts'
import type { serviceBooking } from '#entities/services/service-booking.ts'
import type { utility } from '#entities/utilities/utility.ts'
import type { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { act, create, list, of, one } from '../../data/address.ts'

export type Amenity = ResidentRecord<typeof utility>
export type Service = ResidentRecord<typeof service>
export type Booking = ResidentRecord<typeof utilityBooking>
export type Order = ResidentRecord<typeof serviceBooking>
export type DaySlots = DataOf<typeof freeSlots>

export const listAmenities = list<Amenity>('utilities')
export const readAmenity = one<Amenity>('utilities')
export const readFreeSlots = of<typeof freeSlots>('GET', '/v1/resident/free-slots')
export const listBookings = list<Booking>('utility-bookings')
export const readBooking = one<Booking>('utility-bookings')
export const book = create<{
  readonly utility_id: string
  readonly date: string
  readonly from_time: string
  readonly to_time: string
  readonly people_count: number
  readonly note: string
}>('utility-bookings')
export const callOffBooking = act<{ readonly cancel_reason: string }>('utility-bookings', 'call_off')
export const rateBooking = act<{ readonly stars: number }>('utility-bookings', 'rate')

export const listServices = list<Service>('services')
export const readService = one<Service>('services')
export const listOrders = list<Order>('bookings')
export const readOrder = one<Order>('bookings')
export const order = create<{
  readonly date: string
  readonly services: readonly { readonly service_id: string; readonly quantity: number }[]
  readonly note: string
}>('bookings')
export const callOffOrder = act<{ readonly cancel_reason: string }>('bookings', 'call_off')
export const rateOrder = act<{ readonly stars: number }>('bookings', 'rate')
