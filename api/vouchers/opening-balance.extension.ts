import { today } from '#api/calendar/today.ts'
import { requireUnspent } from '#api/debts/spendable-credit.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { debt } from '#entities/debts/debt.ts'
import { openingBalance } from '#entities/vouchers/opening-balance.ts'
import { documentSteps } from './document-steps.ts'

/** Money and credit from before Lobby. Voiding it needs the credit that it brought: 409 `credit_spent`. */
export const openingBalanceExtension = extendEntity(openingBalance, {
  on: documentSteps(openingBalance, {
    async checkVoid({ before, tx }) {
      const { building_id: buildingId, apartment_id: apartmentId, amount } = before
      if (apartmentId === null) return
      await requireUnspent(tx, { buildingId, apartmentId, day: today(), amount, code: 'credit_spent' })
    },
    shows: [debt],
  }),
})
