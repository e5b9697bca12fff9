import { z } from 'zod'
import { number } from '#core/fields/number.ts'
import { defineCall } from './call.ts'
import { printedByLink, shownByLink } from './papers.ts'
import { oneTimeCode, ticket } from './secrets.ts'
import { viewToken, wire } from './values.ts'

/*
 * A contract for its customer, who signs in nowhere: whoever has the link that was mailed to party B reads it, and whoever
 * also reads that mailbox confirms it. The token comes in the body, so that no server's log has it.
 */

const errors = { 403: ['order_expired'], 404: ['record_not_found'], 429: ['too_many_requests'] } as const
/** The version that the customer has before them: what they confirm is what they have read. */
const version = z.coerce.number({ error: 'required' }).int()

const ofCustomer = { method: 'POST', permission: 'public', tag: 'contract', errors } as const

export const readContractView = defineCall({
  ...shownByLink,
  id: 'readContractView',
  path: '/v1/public/contracts/{id}',
  tag: 'contract',
  summary: 'A contract for its customer, by the link that they were mailed',
  reply: z.strictObject({
    data: z.strictObject({
      ...shownByLink.reply.shape.data.shape,
      code: z.string(),
      name: z.string(),
      building: z.string(),
      status: z.string(),
      /** True while it waits for the customer. */
      can_confirm: z.boolean(),
      /** The last day on which they may, yyyy-MM-dd; null when it does not wait. */
      confirm_by: z.string().nullable(),
      version: wire.count,
      /** Masked: where the code to confirm by is sent. */
      email: z.string(),
    }),
  }),
})

export const printContractView = defineCall({
  ...printedByLink,
  id: 'printContractView',
  path: '/v1/public/contracts/{id}/pdf',
  tag: 'contract',
  summary: 'The same as a PDF',
})

export const sendContractCode = defineCall({
  ...ofCustomer,
  id: 'sendContractCode',
  path: '/v1/public/contracts/{id}/code',
  summary: 'Send the customer a code to confirm the contract by, to the e-mail address of party B',
  body: z.strictObject({ view_token: viewToken, version }),
  errors: { ...errors, 409: ['illegal_transition', 'record_changed'] },
})

export const verifyContract = defineCall({
  ...ofCustomer,
  id: 'verifyContract',
  path: '/v1/public/contracts/{id}/verify',
  summary: 'Confirm the contract by the code that was sent',
  body: {
    fields: { view_token: ticket, version: number({ required: true, integer: true }), otp: oneTimeCode },
  },
  errors: { ...errors, 409: ['illegal_transition', 'record_changed'], 422: ['invalid_otp', 'otp_required'] },
})
