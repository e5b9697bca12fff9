import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { command, query } from '#api/sql/query.ts'
import { countryOf } from '#domain/countries.ts'
import { addExampleTemplates } from './example-templates.ts'
import { addVatLaws } from './vat-laws.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { building } from '#entities/property/building.ts'

/** One entry of a building's ledger. */
const bookedEntries = query({
  row: {},
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select from ledger_entry where building_id = ${buildingId} limit 1`,
})

/** Fund accounts stay in the currency of their bank account; an empty one is the building's. */
const keepFunds = command({
  takes: { buildingId: 'bigint', books: 'text' },
  sql: ({ buildingId, books }) =>
    `update cash_account a set currency_code = k.own, ${bumpSql('a')}
      from (select f.id, nullif(coalesce(b.currency_code, f.currency_code), ${books}) as own
        from cash_account f left join bank b on b.building_id = f.building_id and b.id = f.bank_id
        where f.building_id = ${buildingId}) k
      where a.building_id = ${buildingId} and a.id = k.id and a.currency_code is distinct from k.own`,
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
    async after({ before, after, tx, caller, notify }) {
      if (after.currency_code !== before.currency_code) {
        await keepFunds(tx, { buildingId: after.id, books: after.currency_code })
        notify(cashAccount, after.id)
      }
      const country = countryOf(after)
      if (country !== countryOf(before)) await addVatLaws(tx, caller, { buildingId: after.id, country })
    },
  },
})
