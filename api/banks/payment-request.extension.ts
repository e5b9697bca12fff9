import { apiError } from '#api/http/error.ts'
import { paymentQrOf } from '#api/debts/payment-qr.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { paymentRequest } from '#entities/banks/payment-request.ts'
import { referenceOfRequest, writeTransfer } from './payment-requests.ts'

/** A new request gets the QR that its payer scans; its text names the request, whose reference is drawn only now. */
export const paymentRequestExtension = extendEntity(paymentRequest, {
  // The transfer is written once the reference is known.
  rereads: true,
  create: {
    before: ({ values, also }) => also({ expires_at: momentAfter(values.minutes) }),
    async after({ after, tx }) {
      const { id, building_id: buildingId, apartment_id: apartmentId, payment_method_id: methodId } = after
      const [given] = await referenceOfRequest(tx, { buildingId, id })
      const { qr } = await paymentQrOf(tx, {
        buildingId,
        apartmentId,
        methodId,
        amount: after.amount,
        ...given,
        expiresAt: Date.parse(after.expires_at ?? ''),
      })
      if (qr === null)
        throw apiError(409, 'request_not_payable', [
          { field: 'payment_method_id', code: 'request_not_payable' },
        ])
      await writeTransfer(tx, {
        buildingId,
        id,
        purpose: qr.purpose,
        qr: qr.text,
        bank: qr.bank,
        account: qr.account_number,
        holder: qr.account_holder,
      })
    },
  },
})

const momentAfter = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
