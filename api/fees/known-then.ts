import { z } from 'zod'
import type { Queryable } from '#api/database/pool.ts'
import { query } from '#api/sql/query.ts'
import { column, columns } from '#api/sql/column.ts'
import { vehicleCardType } from '#entities/parking/vehicle-card-type.ts'
import { vehicle } from '#entities/parking/vehicle.ts'
import { apartment } from '#entities/property/apartment.ts'
import type { ParkedVehicle } from '#domain/money/charge-types.ts'

/**
 * When a fee's month was billed first: the making of the fee that it replaces, or that this one replaced, and so on. Its
 * replacements are calculated from what the records said then (docs/decisions/billed-as-known.md).
 */
export async function billedAt(db: Queryable, buildingId: string, feeId: string): Promise<string> {
  const [row] = await firstOfChain(db, { buildingId, feeId })
  if (row === undefined) throw new Error(`fee ${feeId} was never made`)
  return row.at
}

const firstOfChain = query({
  row: { at: 'text' },
  takes: { buildingId: 'bigint', feeId: 'bigint' },
  sql: ({ buildingId, feeId }) =>
    `with recursive chain as (
        select id, replaces_id, created_at from fee where building_id = ${buildingId} and id = ${feeId}
        union all
        select f.id, f.replaces_id, f.created_at from fee f join chain c on f.id = c.replaces_id
          where f.building_id = ${buildingId})
      select min(created_at)::text as at from chain having count(*) > 0`,
})

interface Then {
  readonly buildingId: string
  /** The instant in question, as the database writes it. */
  readonly at: string
}

/** What changed fields held at an instant, by record and field; a field that has not changed since is not in it. */
type Former = ReadonlyMap<string, ReadonlyMap<string, string | null>>

async function formerValues(
  db: Queryable,
  { buildingId, at }: Then,
  asked: { readonly resource: string; readonly ids: readonly string[]; readonly fields: readonly string[] },
): Promise<Former> {
  const rows = await firstChangesAfter(db, { ...asked, buildingId, at })
  const former = new Map<string, Map<string, string | null>>()
  for (const { id, field, before } of rows) {
    const known = former.get(id ?? '') ?? new Map<string, string | null>()
    former.set(id ?? '', known.set(field, before))
  }
  return former
}

const firstChangesAfter = query({
  row: { id: 'text | null', field: 'text', before: 'text | null' },
  takes: { resource: 'text', ids: 'text[]', fields: 'text[]', buildingId: 'bigint', at: 'text' },
  sql: ({ resource, ids, fields, buildingId, at }) =>
    `select distinct on (l.record_id, c->>'field') l.record_id as id, c->>'field' as field, c->>'before' as before
      from log l, jsonb_array_elements(l.changes) c
      where l.resource = ${resource} and l.record_id = any(${ids}) and l.building_id = ${buildingId}
        and l.created_at > ${at}::timestamptz and l.action <> 'create' and c->>'field' = any(${fields})
      order by l.record_id, c->>'field', l.created_at, l.id`,
})

/** What fees and their rules ask of an apartment and no date says. */
interface Undated {
  readonly id: string
  readonly people: number
  readonly households: number
  readonly block_id: string
  readonly apartment_type_id: string | null
  readonly floor: number | null
  readonly occupancies: readonly string[]
}

/** How each is read from the log, by the apartment's field. */
const readers: Readonly<Record<string, (before: string | null) => Partial<Undated>>> = {
  register_people_number: (before) => ({ people: Number(before ?? '0') }),
  households_number: (before) => ({ households: Number(before ?? '1') }),
  block_id: (before) => (before === null ? {} : { block_id: before }),
  apartment_type_id: (before) => ({ apartment_type_id: before }),
  floor: (before) => ({ floor: before === null ? null : Number(before) }),
  statuses: (before) => ({ occupancies: z.array(z.string()).parse(JSON.parse(before ?? '[]')) }),
}

/** Apartments with what was known of them at an instant, where that has changed since. */
export async function apartmentsThen<A extends Undated>(
  db: Queryable,
  then: Then,
  apartments: readonly A[],
): Promise<A[]> {
  const ids = apartments.map(({ id }) => id)
  const former = await formerValues(db, then, { resource: apartment.name, ids, fields: Object.keys(readers) })
  return apartments.map((one) => {
    const changes = [...(former.get(one.id) ?? [])].map(([field, before]) => readers[field]?.(before))
    return changes.reduce<A>((known, change) => ({ ...known, ...change }), one)
  })
}

const vehicleFields = ['status', 'price', 'card_type_id', 'apply_by', 'register_from', 'register_to'] as const
type VehicleField = (typeof vehicleFields)[number]

/** Vehicles of apartments that were registered at an instant, with the prices that they had then. */
export async function vehiclesThen(
  db: Queryable,
  then: Then,
  apartmentIds: readonly string[],
): Promise<Map<string, ParkedVehicle[]>> {
  const now = await registeredBy(db, { ...then, apartmentIds })
  const ids = now.map(({ id }) => id)
  const former = await formerValues(db, then, { resource: vehicle.name, ids, fields: vehicleFields })
  const parked = now
    .map((row) => ({
      ...row,
      ...(Object.fromEntries(former.get(row.id) ?? []) as Partial<Pick<Registered, VehicleField>>),
    }))
    .filter(({ status }) => status === 'active')
  const prices = await cardPrices(
    db,
    then,
    parked.flatMap(({ card_type_id: id }) => (id === null ? [] : [id])),
  )
  const byApartment = new Map<string, ParkedVehicle[]>()
  for (const { apartment_id: id, card_type_id, ...one } of parked)
    byApartment.set(id, [
      ...(byApartment.get(id) ?? []),
      {
        plate: one.plate,
        price: one.price ?? prices.get(card_type_id ?? '') ?? null,
        applyBy: one.apply_by,
        term: { from: one.register_from, to: one.register_to },
      },
    ])
  return byApartment
}

const registeredBy = query({
  row: {
    ...columns(vehicle, [
      'id',
      'apartment_id',
      'status',
      'card_type_id',
      'apply_by',
      'register_from',
      'register_to',
    ]),
    plate: column(vehicle, 'license_plate'),
    price: 'text | null',
  },
  takes: { buildingId: 'bigint', apartmentIds: 'bigint[]', at: 'text' },
  sql: ({ buildingId, apartmentIds, at }) =>
    `select id, apartment_id, status, card_type_id, apply_by, register_from, register_to, license_plate as plate,
        trim_scale(price)::text as price
      from vehicle
      where building_id = ${buildingId} and apartment_id = any(${apartmentIds})
        and created_at <= ${at}::timestamptz and (deleted_at is null or deleted_at > ${at}::timestamptz)
      order by license_plate`,
})
type Registered = Awaited<ReturnType<typeof registeredBy>>[number]

async function cardPrices(
  db: Queryable,
  then: Then,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const [now, former] = [
    await pricesOf(db, { buildingId: then.buildingId, ids }),
    await formerValues(db, then, { resource: vehicleCardType.name, ids, fields: ['unit_price'] }),
  ]
  return new Map(now.map(({ id, price }) => [id, former.get(id)?.get('unit_price') ?? price]))
}

const pricesOf = query({
  row: { id: 'bigint', price: 'text' },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select id, trim_scale(unit_price)::text as price from vehicle_card_type
      where building_id = ${buildingId} and id = any(${ids})`,
})
