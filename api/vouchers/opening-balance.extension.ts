import { today } from '#api/calendar/today.ts'
import { requireUnspent } from '#api/debts/spendable-credit.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { debt } from '#entities/debts/debt.ts'
import { openingBalance } from '#entities/vouchers/opening-balance.ts'
import { documentSteps, prepareBooking } from './document-steps.ts'
import { isMaintenanceFund } from './fund-refusals.ts'

const steps = documentSteps(openingBalance, {
  async checkVoid({ before, tx }) {
    const { building_id: buildingId, apartment_id: apartmentId, amount } = before
    if (apartmentId === null) return
    await requireUnspent(tx, { buildingId, apartmentId, day: today(), amount, code: 'credit_spent' })
  },
  shows: [debt],
})

/** Money and credit from before Lobby. Voiding it needs the credit that it brought: 409 `credit_spent`. */
export const openingBalanceExtension = extendEntity(openingBalance, {
  on: {
    ...steps,
    approve: {
      ...steps.approve,
      async before({ also, ...context }) {
        const { building_id: buildingId, cash_account_id: accountId } = context.whole
        const isMaintenance =
          accountId !== null && (await isMaintenanceFund(context.tx, { buildingId, id: accountId }))
        return also({
          ...(await prepareBooking('opening_balance', context)),
          fund: isMaintenance ? 'maintenance' : null,
        })
      },
    },
  },
})
