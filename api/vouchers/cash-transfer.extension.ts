import { invalidInput } from '#api/http/error.ts'
import type { ErrorCode } from '#core/vocabulary.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { cashTransfer } from '#entities/vouchers/cash-transfer.ts'
import { documentSteps } from './document-steps.ts'
import { requireWorth } from './exchange-worth.ts'
import { currenciesOf, otherFunds } from './queries.ts'

/**
 * Where an account is kept in another currency, the transfer says what it moves in it: dollars that a bank takes for riel,
 * at about the rate of the day. What that differs from the books is found when the cash is counted.
 *
 * The maintenance fund is never mixed with the rest: 422 `transfer_mixes_funds` between it and another fund.
 */
export const cashTransferExtension = extendEntity(cashTransfer, {
  on: documentSteps(cashTransfer, {
    async check({ whole, tx, caller }) {
      const { building_id: buildingId, cash_account_id: fromId, to_account_id: toId } = whole
      const mixed = await otherFunds(tx, { buildingId, fromId, toId })
      const kept = await currenciesOf(tx, { buildingId, ids: [fromId, toId] })
      const [foreign, ...others] = kept.flatMap(({ currency_code }) => currency_code ?? [])
      const refuse = (field: string, code: ErrorCode) => invalidInput([{ field, code }])
      if (others.length > 0) throw refuse('to_account_id', 'two_foreign_currencies')
      if (foreign === undefined && whole.foreign_currency !== null)
        throw refuse('foreign_currency', 'foreign_amount_unused')
      if (foreign !== undefined && whole.foreign_currency === null)
        throw refuse('foreign_currency', 'required')
      if (foreign !== undefined && whole.foreign_currency !== foreign)
        throw refuse('foreign_currency', 'currency_differs')
      if (mixed.length > 0) throw refuse('to_account_id', 'transfer_mixes_funds')
      const { amount, foreign_amount: foreignAmount, date: day } = whole
      if (foreign !== undefined && foreignAmount !== null)
        await requireWorth(tx, caller, { buildingId, amount, foreign, foreignAmount, day })
    },
  }),
})
