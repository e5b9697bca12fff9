import type { FastifyInstance } from 'fastify'
import { onBehalfOf } from '#api/auth/on-behalf.ts'
import { requireSlot } from '#api/auth/throttle.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { requestPayment } from '#domain/calls/resident.ts'
import { askForPayment } from './ask-for-payment.ts'
import { requireOpenHome } from './own-home.ts'

/** Paying by the app: the QR of open fees, one for the same fees whoever asks. */
export function paymentRoutes(app: FastifyInstance, { services }: Pick<RoomServices, 'services'>): void {
  answerCall(app, requestPayment, async ({ caller, body, write }) => {
    const { apartment_id: apartmentId, fee_ids: feeIds } = await body()
    const own = await requireOpenHome(write.tx, caller(), apartmentId)
    await requireSlot(
      services.db,
      `payment-request:account:${caller().principal.accountId}`,
      services.limits.ownPayments,
    )
    const by = await onBehalfOf(caller(), own.buildingId)
    return { data: presentOutcome(await askForPayment(write, { by, caller: caller(), own, feeIds })) }
  })
}
