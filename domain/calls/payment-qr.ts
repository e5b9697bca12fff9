import { z } from 'zod'
import { currencyCodes } from '../currency.ts'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

/** Why a way of paying has no QR. */
export const qrProblems = ['no_bank', 'unknown_bank', 'other_currency', 'not_payable'] as const

/** For the account behind a way of paying; the text of the transfer names the apartment. */
export const readPaymentQr = defineCall({
  id: 'readPaymentQr',
  method: 'GET',
  path: manage('debts/apartments/{id}/payment-qr'),
  permission: { code: 'manage_debt', flag: 'read' },
  tag: 'debt',
  summary: 'A QR by which a bank’s app pays for an apartment',
  params: z.object({ payment_method_id: wire.id, amount: wire.amount.optional() }),
  reply: z.strictObject({
    data: z.strictObject({
      problem: z.enum(qrProblems).nullable(),
      qr: z
        .strictObject({
          text: z.string(),
          bank: z.string(),
          account_number: z.string(),
          account_holder: z.string(),
          currency_code: z.enum(currencyCodes),
          /** Absent: whoever pays fills it in. */
          amount: wire.amount.nullable(),
          purpose: z.string(),
        })
        .nullable(),
    }),
  }),
  errors: { 422: ['invalid_amount'] },
})
