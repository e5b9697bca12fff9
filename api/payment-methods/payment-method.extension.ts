import { answerCall } from '#api/calls/answer-call.ts'
import { notFound } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { listPaymentMethodsOfBuilding } from '#domain/calls/payments.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'

/** A building's payment methods, at an address that names the building. */
export const paymentMethodExtension = extendEntity(paymentMethod, {
  routes: (app, records) =>
    answerCall(app, listPaymentMethodsOfBuilding, async ({ path: { id }, ...asked }) => {
      const caller = asked.caller()
      // A building that the caller may not enter counts as missing.
      if (!caller.principal.buildings.some((building) => building.id === id)) throw notFound()
      const rows = await records.rows({ caller, entity: paymentMethod }, { building_id: id, limit: 'all' })
      return { payment_methods: rows, total: rows.length }
    }),
})
