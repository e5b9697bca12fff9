import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { cashTransfer } from '#entities/vouchers/cash-transfer.ts'
import { documentSteps } from './document-steps.ts'
import { otherFunds } from './queries.ts'

/**
 * Where an account is kept in another currency, the transfer says what it moves in it: dollars that a bank takes for riel,
 * at about the rate of the day. What that differs from the books is found when the cash is counted, or the bank account
 * is revalued.
 *
 * The maintenance fund is never mixed with the rest: 422 `transfer_mixes_funds` between it and another fund.
 */
export const cashTransferExtension = extendEntity(cashTransfer, {
  on: documentSteps(cashTransfer, {
    async check({ whole, tx }) {
      const { building_id: buildingId, cash_account_id: fromId, to_account_id: toId } = whole
      const mixed = await otherFunds(tx, { buildingId, fromId, toId })
      if (mixed.length > 0) throw invalidInput([{ field: 'to_account_id', code: 'transfer_mixes_funds' }])
    },
  }),
})
