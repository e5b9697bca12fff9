import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { building } from '#entities/property/building.ts'

/** The currency of a building's books cannot change while there are entries. */
export const buildingExtension = extendEntity(building, {
  async change({ changes, before, tx }) {
    if (!('currency_code' in changes)) return
    const [booked] = await tx.query('select from ledger_entry where building_id = $1 limit 1', [before.id])
    if (booked !== undefined)
      throw apiError(409, 'currency_in_use', [{ field: 'currency_code', code: 'currency_in_use' }])
  },
})
