import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { countryOf } from '#domain/countries.ts'
import { invoiceSeller } from '#entities/einvoices/invoice-seller.ts'
import { building } from '#entities/property/building.ts'

const names = [
  'id',
  'name',
  'tax_code',
  'address',
  'phone_number',
  'email',
  'account_number',
  'bank_name',
  'vat_method',
  'symbols',
  'provider_tax_code',
  'issuer_name',
  'issuer_tax_code',
  'issuer_address',
  'starts_on',
  'invoice_scope',
  'one_rate',
  'untaxed',
  'left_out',
  'with_interest',
  'payment_way',
  'state_fee_name',
] as const

/** With the day from which anybody has invoiced for the building. */
const row = { ...columns(invoiceSeller, names), first_start: 'date' } as const
const selected = `${names.join(', ')}, (select min(o.starts_on) from invoice_seller o
  where o.building_id = s.building_id and o.deleted_at is null) as first_start`

const active = query({
  row,
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select ${selected} from invoice_seller s where s.building_id = ${buildingId} and s.deleted_at is null
      and s.status = ${statesOf(invoiceSeller).active} order by s.id limit 1`,
})

const byId = query({
  row,
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select ${selected} from invoice_seller s where s.building_id = ${buildingId} and s.id = ${id}`,
})

export type Seller = RowOf<typeof active>

/** In whose name a building's invoices are made now; undefined where nobody has said it. */
export async function activeSeller(db: Queryable, buildingId: string): Promise<Seller | undefined> {
  const [found] = await active(db, { buildingId })
  return found
}

/** The seller that an invoice names, as it is now. */
export async function sellerOf(db: Queryable, buildingId: string, id: string): Promise<Seller | undefined> {
  const [found] = await byId(db, { buildingId, id })
  return found
}

const placeOf = query({
  row: columns(building, ['country', 'currency_code']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select country, currency_code from building where id = ${buildingId}`,
})

/** Whether a building's invoices follow the law of Viet Nam, in đồng. */
export async function isVietnamese(db: Queryable, buildingId: string): Promise<boolean> {
  const [place] = await placeOf(db, { buildingId })
  return place !== undefined && countryOf(place) === 'VN' && place.currency_code === 'vnd'
}
