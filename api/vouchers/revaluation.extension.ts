import { isZero } from '#core/amount.ts'
import type { ErrorCode } from '#core/vocabulary.ts'
import type { Tx } from '#api/database/pool.ts'
import { keptRate } from '#api/currencies/desk-rates.ts'
import { invalidInput } from '#api/http/error.ts'
import { foreignFunds, gainOf, holdFund } from '#api/ledger/foreign-funds.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { revaluation } from '#entities/vouchers/revaluation.ts'
import { requireApprover } from './approvers.ts'
import { bookDocument, documentSteps, prepareBooking } from './document-steps.ts'

interface Asked {
  readonly building_id: string
  readonly cash_account_id: string
  readonly date: string
}

/**
 * Finds out what the account is worth at the end of the day, again as it is approved, since more may have been booked.
 * 422 `nothing_to_revalue` where the books have it so already.
 */
export const revaluationExtension = extendEntity(revaluation, {
  create: async ({ values, tx, also }) => also(await worthOf(tx, values)),
  update: async ({ whole, tx, also }) => also(await worthOf(tx, whole)),
  on: {
    ...documentSteps(revaluation),
    approve: {
      async before(context) {
        const { whole, tx, caller, also } = context
        const number = await prepareBooking('revaluation', context)
        await holdFund(tx, { buildingId: whole.building_id, id: whole.cash_account_id })
        const found = await worthOf(tx, whole)
        await requireApprover(tx, caller, { kind: 'revaluation', whole: { ...whole, ...found } })
        return also({ ...number, ...found })
      },
      after: (context) => bookDocument('revaluation', context),
    },
  },
})

async function worthOf(tx: Tx, { building_id: buildingId, cash_account_id: id, date: day }: Asked) {
  const [fund] = await foreignFunds(tx, { buildingId, id, day })
  if (fund === undefined) throw refuse('account_not_foreign')
  const { currency_code, foreign_amount, book_value, rate, worth } = fund
  const amount = gainOf(fund)
  if (rate === undefined || worth === undefined || amount === undefined) throw refuse('no_exchange_rate')
  if (isZero(amount)) throw refuse('nothing_to_revalue')
  return { foreign_currency: currency_code, foreign_amount, ...keptRate(rate), book_value, worth, amount }
}

const refuse = (code: ErrorCode) => invalidInput([{ field: 'cash_account_id', code }])
