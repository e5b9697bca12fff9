import { z } from 'zod'
import { currencyCodes } from '../currency.ts'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

/** What a QR's picture may be; PNG where nobody says. */
export const pictureFormats = ['png', 'svg'] as const
export const pictureParams = z.object({ format: z.enum(pictureFormats).optional() })

/** Why a way of paying has no QR. */
export const qrProblems = ['no_bank', 'unknown_bank', 'other_currency', 'not_payable'] as const

const account = { permission: { code: 'manage_debt', flag: 'read' }, tag: 'debt' } as const
const params = z.object({ payment_method_id: wire.id, amount: wire.amount.optional() })

/** For the account behind a way of paying; the text of the transfer names the apartment. */
export const readPaymentQr = defineCall({
  id: 'readPaymentQr',
  method: 'GET',
  path: manage('debts/apartments/{id}/payment-qr'),
  ...account,
  summary: 'A QR by which a bank’s app pays for an apartment',
  params,
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

export const readPaymentQrPicture = defineCall({
  id: 'readPaymentQrPicture',
  method: 'GET',
  path: manage('debts/apartments/{id}/payment-qr/picture'),
  ...account,
  summary: 'The same QR as a picture, PNG or SVG; 404 where there is none',
  params: params.extend(pictureParams.shape),
  reply: 'file',
  errors: { 422: ['invalid_amount'] },
})

const ofRequest = { permission: { code: 'manage_debt', flag: 'read' }, tag: 'payment_request' } as const

export const readRequestQr = defineCall({
  id: 'readRequestQr',
  method: 'GET',
  path: manage('payment-requests/{id}/qr'),
  record: 'payment_request',
  ...ofRequest,
  summary: 'The picture of the QR of a payment that the desk waits for, PNG or SVG',
  params: pictureParams,
  reply: 'file',
})

/** Only where the bank tells nothing by itself: Bakong. Elsewhere it does nothing, and says so. */
export const checkPaymentRequest = defineCall({
  id: 'checkPaymentRequest',
  method: 'POST',
  path: manage('payment-requests/{id}/check'),
  record: 'payment_request',
  ...ofRequest,
  summary: 'Ask the bank whether a payment that the desk waits for has come',
  reply: z.strictObject({ data: z.strictObject({ is_asked: z.boolean() }) }),
})
