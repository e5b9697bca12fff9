import { copiedEntities } from '#core/derive/copying.ts'
import { hasTrash } from '#core/derive/fields.ts'
import type { AnyField } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { column } from '#api/sql/column.ts'
import { command, query } from '#api/sql/query.ts'
import { countryOf } from '#domain/countries.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { addExampleTemplates } from './example-templates.ts'
import { addVatLaws } from './vat-laws.ts'
import { fee } from '#entities/fees/fee.ts'
import { registry } from '#entities/index.ts'
import { building } from '#entities/property/building.ts'

/** One entry of a building's ledger. */
const bookedEntries = query({
  row: {},
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select from ledger_entry where building_id = ${buildingId} limit 1`,
})

const isAmount = ({ kind }: AnyField) => kind === 'money' || kind === 'price'
/** Settings that hold amounts, themselves or in their rows. */
const priced = copiedEntities(registry).filter(({ scope, fields }) =>
  Object.values(fields).some(
    (field) =>
      scope === 'building' && [field, ...Object.values(kindOf(field).inner?.(field) ?? {})].some(isAmount),
  ),
)

/** An amount in the building's currency that is not in its books: another currency would read it as its own. */
const amounts = query({
  row: {},
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    [...priced, fee]
      .map(
        (entity) =>
          `(select from ${entity.name} t where t.building_id = ${buildingId}${hasTrash(entity) ? ' and t.deleted_at is null' : ''} limit 1)`,
      )
      .join(' union all '),
})

/** A fund in the building's own currency, with a bank account that is kept in another than its new one. */
const fundsOfOtherBanks = query({
  row: {},
  takes: { buildingId: 'bigint', currency: column(building, 'currency_code') },
  sql: ({ buildingId, currency }) =>
    `select from cash_account a join bank k on k.building_id = a.building_id and k.id = a.bank_id
      where a.building_id = ${buildingId} and a.currency_code is null and a.deleted_at is null
        and k.currency_code <> ${currency} limit 1`,
})

/** What was another currency is the building's own now, which a fund does not name. */
const ownFunds = command({
  takes: { buildingId: 'bigint', currency: column(building, 'currency_code') },
  sql: ({ buildingId, currency }) =>
    `update cash_account set currency_code = null, ${bumpSql()}
      where building_id = ${buildingId} and currency_code = ${currency}`,
})

/** The currency of a building cannot change while its ledger has entries, or it has prices; VAT follows its country. */
export const buildingExtension = extendEntity(building, {
  create: {
    async after({ after, tx, caller }) {
      await addVatLaws(tx, caller, { buildingId: after.id, country: countryOf(after) })
      await addExampleTemplates(tx, caller, after.id)
    },
  },
  change: {
    async before({ changes, before, whole, tx }) {
      if (!('currency_code' in changes)) return
      const booked = await bookedEntries(tx, { buildingId: before.id })
      if (booked.length > 0)
        throw apiError(409, 'currency_in_use', [{ field: 'currency_code', code: 'currency_in_use' }])
      if ((await amounts(tx, { buildingId: before.id })).length > 0)
        throw apiError(409, 'currency_has_prices', [{ field: 'currency_code', code: 'currency_has_prices' }])
      const money = { buildingId: before.id, currency: whole.currency_code }
      if ((await fundsOfOtherBanks(tx, money)).length > 0)
        throw apiError(409, 'currency_of_bank', [{ field: 'currency_code', code: 'currency_of_bank' }])
    },
    async after({ before, after, tx, caller, notify }) {
      if (after.currency_code !== before.currency_code) {
        await ownFunds(tx, { buildingId: after.id, currency: after.currency_code })
        notify(cashAccount, after.id)
      }
      const country = countryOf(after)
      if (country !== countryOf(before)) await addVatLaws(tx, caller, { buildingId: after.id, country })
    },
  },
})
