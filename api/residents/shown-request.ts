import type { ResidentFor } from '#api/records/typed.ts'
import type { paymentRequest } from '#entities/banks/payment-request.ts'

/** A payment as the app shows it: of fees or, where the desk asked for it, of none. */
export const shownRequest = (request: ResidentFor<typeof paymentRequest>) => ({
  ...request,
  fees: request.fees ?? [],
})
