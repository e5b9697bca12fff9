import { lockBalance } from '#api/debts/balances.ts'
import { requireCredit } from '#api/debts/spendable-credit.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { debt } from '#entities/debts/debt.ts'
import { refund } from '#entities/vouchers/refund.ts'
import { documentSteps } from './document-steps.ts'

/** Takes credit to cash: 409 `credit_too_small` if the apartment does not have it on that day and each one since. */
export const refundExtension = extendEntity(refund, {
  on: documentSteps(refund, {
    async check({ whole, tx }) {
      const { building_id: buildingId, apartment_id: apartmentId, date: day, amount } = whole
      const { credit } = await lockBalance(tx, { buildingId, apartmentId })
      await requireCredit(tx, { buildingId, apartmentId, day, credit, amount, field: 'amount' })
    },
    shows: [debt],
  }),
})
