import { answerCall } from '#api/calls/answer-call.ts'
import { notFound } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { listPaymentMethodsOfBuilding } from '#domain/calls/payments.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import { requireNoFund } from './bank-facts.ts'

/** A building's payment methods, at an address that names the building; none leads into the maintenance fund. */
export const paymentMethodExtension = extendEntity(paymentMethod, {
  async create({ values: { building_id: buildingId, bank_id: bankId }, tx }) {
    if (typeof bankId === 'string') await requireNoFund(tx, { buildingId, bankId })
  },
  async change({ before, whole: { building_id: buildingId, bank_id: bankId }, tx }) {
    if (bankId !== null && bankId !== before.bank_id) await requireNoFund(tx, { buildingId, bankId })
  },
  restore: {
    async after({ after: { building_id: buildingId, bank_id: bankId }, tx }) {
      if (bankId !== null) await requireNoFund(tx, { buildingId, bankId })
    },
  },
  routes: (app, records) =>
    answerCall(app, listPaymentMethodsOfBuilding, async ({ path: { id }, ...asked }) => {
      const caller = asked.caller()
      // A building that the caller may not enter counts as missing.
      if (!caller.principal.buildings.some((building) => building.id === id)) throw notFound()
      const rows = await records.rows({ caller, entity: paymentMethod }, { building_id: id, limit: 'all' })
      return { payment_methods: rows, total: rows.length }
    }),
})
