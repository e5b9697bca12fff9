import { copiedEntities } from '#core/derive/copying.ts'
import { hasTrash } from '#core/derive/fields.ts'
import type { AnyField } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { countryOf } from '#domain/countries.ts'
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

/** A fund that its new currency does not suit: in the former one at a bank, or named as a foreign one though it is no more. */
const unsuitedFunds = query({
  row: {},
  takes: { buildingId: 'bigint', currency: column(building, 'currency_code') },
  sql: ({ buildingId, currency }) =>
    `select from cash_account a left join bank k on k.building_id = a.building_id and k.id = a.bank_id
      where a.building_id = ${buildingId} and a.deleted_at is null
        and (a.currency_code = ${currency} or a.currency_code is null and k.currency_code <> ${currency}) limit 1`,
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
      if ((await unsuitedFunds(tx, money)).length > 0)
        throw apiError(409, 'currency_of_fund', [{ field: 'currency_code', code: 'currency_of_fund' }])
    },
    async after({ before, after, tx, caller }) {
      const country = countryOf(after)
      if (country !== countryOf(before)) await addVatLaws(tx, caller, { buildingId: after.id, country })
    },
  },
})
