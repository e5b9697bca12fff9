import type { RecordOf } from '#core/stored.ts'
import { isTaxCode } from '#core/tax-code.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { countryOf } from '#domain/countries.ts'
import { taxInfo } from '#entities/finance/tax-info.ts'
import { building } from '#entities/property/building.ts'

type TaxInfo = RecordOf<typeof taxInfo>

/** Whose invoices an apartment's are is never in doubt: one recipient is active. */
export const taxInfoExtension = extendEntity(taxInfo, {
  create: {
    before: async ({ values, tx, also }) => {
      await requireTaxCode(tx, values)
      return also({})
    },
    after: ({ after, tx }) => requireOnlyActive(tx, after),
  },
  update: {
    before: async ({ changes, whole, tx, also }) => {
      if ('tax_code' in changes || 'buyer_kind' in changes) await requireTaxCode(tx, whole)
      return also({})
    },
  },
  change: { after: ({ after, tx }) => requireOnlyActive(tx, after) },
  restore: { after: ({ after, tx }) => requireOnlyActive(tx, after) },
})

/** In Viet Nam a business's code has a check digit; a person's number is none. What was entered before stays until it changes. */
async function requireTaxCode(
  tx: Tx,
  {
    building_id: buildingId,
    buyer_kind: kind,
    tax_code: code,
  }: Partial<TaxInfo> & Pick<TaxInfo, 'building_id'>,
): Promise<void> {
  if (kind !== 'business' || typeof code !== 'string') return
  const [place] = await placeOf(tx, { buildingId })
  if (place === undefined || countryOf(place) !== 'VN') return
  if (!isTaxCode(code) || code.length === 12)
    throw invalidInput([{ field: 'tax_code', code: 'invalid_tax_code' }])
}

const placeOf = query({
  row: columns(building, ['country', 'currency_code']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select country, currency_code from building where id = ${buildingId}`,
})

/** Those that arrive at the same time are compared one after the other. One without an apartment is its resident's. */
async function requireOnlyActive(tx: Tx, info: TaxInfo): Promise<void> {
  if (info.status !== 'active' || (info.apartment_id === null && info.resident_id === null)) return
  const owner = {
    buildingId: info.building_id,
    apartmentId: info.apartment_id,
    residentId: info.apartment_id === null ? info.resident_id : null,
  }
  await lockOwner(tx, owner)
  const others = await otherActive(tx, { ...owner, id: info.id })
  const field = info.apartment_id === null ? 'resident_id' : 'apartment_id'
  if (others.length > 0) throw apiError(409, 'tax_info_active', [{ field, code: 'tax_info_active' }])
}

const ownerPlaces = {
  buildingId: 'bigint',
  apartmentId: 'bigint | null',
  residentId: 'bigint | null',
} as const

const lockOwner = query({
  row: {},
  takes: ownerPlaces,
  sql: ({ buildingId, apartmentId, residentId }) =>
    `with a as (select id from apartment
        where building_id = ${buildingId} and id = ${apartmentId} for no key update),
      r as (select id from resident
        where building_id = ${buildingId} and id = ${residentId} for no key update)
      select from a union all select from r`,
})

const otherActive = query({
  row: {},
  takes: { ...ownerPlaces, id: 'bigint' },
  sql: ({ buildingId, apartmentId, residentId, id }) =>
    `select from tax_info where building_id = ${buildingId} and id <> ${id} and deleted_at is null
        and status = ${statesOf(taxInfo).active}
        and (apartment_id = ${apartmentId} or apartment_id is null and resident_id = ${residentId}) limit 1`,
})
