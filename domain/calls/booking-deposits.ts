import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

/** What a deposit of a booked place is taken with, where its cashier enters nothing. */
export const readDepositOfBooking = defineCall({
  id: 'readDepositOfBooking',
  method: 'GET',
  path: manage('utility-bookings/{id}/deposit'),
  permission: { code: 'manage_utility_booking', flag: 'read' },
  also: ['manage_voucher'],
  tag: 'utility_booking',
  record: 'utility_booking',
  summary: 'Who pays the deposit of a booking, how much of it was not taken yet, and where its money goes',
  reply: z.strictObject({
    data: z.strictObject({
      /** Who booked, or else whom the office speaks to at the apartment; null where nobody is known. */
      party: z.string().nullable(),
      /** Null where the place asks for none. */
      amount: wire.amount.nullable(),
      /** The building's cash; null where it has none. */
      cash_account_id: z.string().nullable(),
    }),
  }),
})
