import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { query } from '#api/sql/query.ts'
import { countryOf } from '#domain/countries.ts'
import { addExampleTemplates } from './example-templates.ts'
import { addVatLaws } from './vat-laws.ts'
import { building } from '#entities/property/building.ts'

/** One entry of a building's ledger. */
const bookedEntries = query({
  row: {},
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select from ledger_entry where building_id = ${buildingId} limit 1`,
})

/** The currency of a building cannot change while its ledger has entries; VAT follows its country. */
export const buildingExtension = extendEntity(building, {
  create: {
    async after({ after, tx, caller }) {
      await addVatLaws(tx, caller, { buildingId: after.id, country: countryOf(after) })
      await addExampleTemplates(tx, caller, after.id)
    },
  },
  change: {
    async before({ changes, before, tx }) {
      if (!('currency_code' in changes)) return
      const booked = await bookedEntries(tx, { buildingId: before.id })
      if (booked.length > 0)
        throw apiError(409, 'currency_in_use', [{ field: 'currency_code', code: 'currency_in_use' }])
    },
    async after({ before, after, tx, caller }) {
      const country = countryOf(after)
      if (country !== countryOf(before)) await addVatLaws(tx, caller, { buildingId: after.id, country })
    },
  },
})
