import { addAmounts, compareAmounts } from '#core/amount.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { depositReturn } from '#entities/vouchers/deposit-return.ts'
import { deposit } from '#entities/vouchers/deposit.ts'
import { documentSteps } from './document-steps.ts'
import { heldOf, lockDeposit } from './queries.ts'

/** Pays a deposit back, or keeps a part of it: never more than is still held. */
export const depositReturnExtension = extendEntity(depositReturn, {
  on: documentSteps(depositReturn, {
    async check({ whole, tx }) {
      const at = { buildingId: whole.building_id, id: whole.deposit_id }
      // Locked first and read after it, so that of two returns the second sees the first.
      await lockDeposit(tx, at)
      const [held] = await heldOf(tx, at)
      if (held === undefined) throw apiError(409, 'deposit_not_held')
      if (whole.date < held.date) throw invalidInput([{ field: 'date', code: 'invalid_not_before' }])
      const given = addAmounts(whole.returned ?? '0', whole.forfeited ?? '0')
      if (compareAmounts(given, held.open) > 0)
        throw invalidInput([
          {
            field: whole.returned === null ? 'forfeited' : 'returned',
            code: 'more_than_held',
            limits: { max: held.open },
          },
        ])
    },
    shows: [deposit],
  }),
})
