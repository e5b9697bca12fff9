import { extendEntity } from '#api/records/behaviour.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import { closeTill, tillSince } from './till.ts'

/** Closing a till records what its cashier took since it was last closed. */
export const tillClosingExtension = extendEntity(tillClosing, {
  async create({ values, tx, caller, also }) {
    const whose = { buildingId: values.building_id, cashierId: caller.principal.accountId }
    await closeTill(tx, whose)
    const till = await tillSince(tx, whose)
    return also({
      cashier_id: caller.principal.accountId,
      cashier_name: caller.principal.name,
      cashier_code: caller.principal.code,
      opened_at: till.opened_at,
      closed_at: till.now,
      receipts: till.receipts,
      expected: till.cash,
    })
  },
})
