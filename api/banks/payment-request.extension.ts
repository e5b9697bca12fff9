import { paymentReference } from '#domain/money/qr/reference.ts'
import { apiError } from '#api/http/error.ts'
import { paymentQrOf } from '#api/debts/payment-qr.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { paymentRequest } from '#entities/banks/payment-request.ts'
import { writeTransfer } from './payment-requests.ts'

/** A new request gets the QR that its payer scans; its text names the request, whose number is known only now. */
export const paymentRequestExtension = extendEntity(paymentRequest, {
  // The transfer is written once the number is known.
  rereads: true,
  create: {
    before: ({ values, also }) => also({ expires_at: momentAfter(values.minutes) }),
    async after({ after, tx }) {
      const { id, building_id: buildingId, apartment_id: apartmentId, payment_method_id: methodId } = after
      const { qr } = await paymentQrOf(tx, {
        buildingId,
        apartmentId,
        methodId,
        amount: after.amount,
        reference: paymentReference('payment_request', id),
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
