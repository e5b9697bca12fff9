import type { RecordOf } from '#core/stored.ts'
import { today } from '#api/calendar/today.ts'
import type { Tx } from '#api/database/pool.ts'
import { lockBalance, lockBalances } from '#api/debts/balances.ts'
import { requireCredit, requireUnspent } from '#api/debts/spendable-credit.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { debt } from '#entities/debts/debt.ts'
import { creditTransfer } from '#entities/vouchers/credit-transfer.ts'
import { documentSteps } from './document-steps.ts'

type CreditTransfer = RecordOf<typeof creditTransfer>

/**
 * Moves credit: 409 `credit_too_small` where the apartment does not have it on that day and each one since. Voiding needs
 * what the other received: 409 `credit_spent`.
 */
export const creditTransferExtension = extendEntity(creditTransfer, {
  on: documentSteps(creditTransfer, {
    async check({ whole, tx }) {
      const { building_id: buildingId, apartment_id: apartmentId, date: day, amount } = whole
      await lockBoth(tx, whole)
      const { credit } = await lockBalance(tx, { buildingId, apartmentId })
      await requireCredit(tx, { buildingId, apartmentId, day, credit, amount, field: 'amount' })
    },
    async checkVoid({ before, tx }) {
      const { building_id: buildingId, to_apartment_id: apartmentId, amount } = before
      await lockBoth(tx, before)
      await requireUnspent(tx, { buildingId, apartmentId, day: today(), amount, code: 'credit_spent' })
    },
    shows: [debt],
  }),
})

/** Both balances, always in one order. */
const lockBoth = (
  tx: Tx,
  { building_id: buildingId, apartment_id, to_apartment_id }: CreditTransfer,
): Promise<void> =>
  lockBalances(
    tx,
    [apartment_id, to_apartment_id].map((apartmentId) => ({ buildingId, apartmentId })),
  )
