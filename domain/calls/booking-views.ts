import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { viewToken, wire } from './values.ts'

/** A link for the customer of one booking, who signs in nowhere; one that was made before opens nothing any more. */
export const linkBooking = defineCall({
  id: 'linkBooking',
  method: 'POST',
  path: manage('bookings/{id}/view-link'),
  permission: { code: 'manage_booking', flag: 'update' },
  tag: 'service_booking',
  record: 'service_booking',
  summary: 'A link at which a booking’s customer follows it, without signing in',
  reply: z.strictObject({ data: z.strictObject({ link: z.string(), expires_at: wire.moment }) }),
  errors: { 429: ['too_many_requests'] },
})

/** The token comes in the body, so that no server's log has it. */
export const readBookingView = defineCall({
  id: 'readBookingView',
  method: 'POST',
  path: '/v1/public/bookings',
  permission: 'public',
  tag: 'service_booking',
  summary: 'A booking for its customer, by the link that they were given',
  body: z.strictObject({ view_token: viewToken }),
  reply: z.strictObject({
    data: z.strictObject({
      code: z.string(),
      building: z.string(),
      apartment: z.string(),
      date: wire.day,
      scheduled_at: wire.moment.nullable(),
      status: z.string(),
      payment_status: z.string().nullable(),
      provider: z.string().nullable(),
      /** `price` is that of one, `amount` what the line comes to. */
      services: z.array(
        z.strictObject({ name: z.string(), quantity: z.number(), price: wire.amount, amount: wire.amount }),
      ),
      total: wire.amount.nullable(),
      currency_code: wire.currency,
    }),
  }),
  errors: { 403: ['order_expired'], 404: ['record_not_found'], 429: ['too_many_requests'] },
})
