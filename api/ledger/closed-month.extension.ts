import { extendEntity } from '#api/records/behaviour.ts'
import { closedMonth } from '#entities/finance/closed-month.ts'
import { shutLedger } from './queries.ts'

/** Closing a month waits for everything that is being booked in it, and comes before everything later. */
export const closedMonthExtension = extendEntity(closedMonth, {
  async create({ caller, tx, also }) {
    await shutLedger(tx, {})
    const { accountId, name, code } = caller.principal
    return also({ closed_by_id: accountId, closed_by_name: name, closed_by_code: code })
  },
})
