import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { depositReturn } from '#entities/vouchers/deposit-return.ts'
import { deposit } from '#entities/vouchers/deposit.ts'
import { documentSteps } from './document-steps.ts'
import { heldSql, standingReturns } from './queries.ts'

/** Money that is held for somebody. One of which something was returned is not voided: 409 `deposit_returned`. */
export const depositExtension = extendEntity(deposit, {
  expressions: { open: heldSql('t') },
  on: documentSteps(deposit, {
    async checkVoid({ before, tx }) {
      const returns = await standingReturns(tx, { buildingId: before.building_id, id: before.id })
      if (returns.length > 0) throw apiError(409, 'deposit_returned')
    },
    shows: [depositReturn],
  }),
})
