import type { Facts, FormerSize, ParkedVehicle, Reading } from '#domain/money/charge-types.ts'
import type { FeeType, PriceType } from '#domain/money/fee-types.ts'
import type { Queryable } from '#api/database/pool.ts'
import { indexedFee } from '#entities/fees/indexed-fee.ts'
import { formerSizes } from './former-sizes.ts'
import { metersOf } from './indexes.ts'
import type { ChargedFee } from '../tariffs/charged-fees.ts'

interface Chunk {
  readonly buildingId: string
  readonly month: string
  readonly apartmentIds: readonly string[]
}

interface ApartmentRow {
  id: string
  area: string | null
  garden_area: string | null
  people: number
  handover_date: string | null
  closed_on: string | null
}

/** What is known of some apartments for one fee and month: three questions at most, however many apartments. */
export async function factsFor(
  db: Queryable,
  { feeType, priceType }: Pick<ChargedFee, 'feeType' | 'priceType'>,
  chunk: Chunk,
): Promise<ReadonlyMap<string, Facts>> {
  const apartments = await apartmentsOf(db, chunk)
  const former = isBySize(priceType)
    ? await formerSizes(db, chunk.buildingId, chunk.month, apartments)
    : new Map<string, FormerSize[]>()
  const metered = priceType === 'metered' ? await (meters[feeType] ?? noMeter)(db, chunk) : nothing
  const vehicles = priceType === 'parking' ? await vehiclesOf(db, chunk) : new Map<string, ParkedVehicle[]>()
  return new Map(
    apartments.map(({ id, area, garden_area, people, handover_date, closed_on }) => [
      id,
      {
        area,
        gardenArea: garden_area,
        formerSizes: former.get(id),
        people,
        term: { from: handover_date, to: closed_on },
        hasMeter: metered.owners.has(id),
        readings: metered.readings.get(id) ?? [],
        vehicles: vehicles.get(id) ?? [],
      },
    ]),
  )
}

const isBySize = (priceType: PriceType) => priceType === 'area' || priceType === 'garden_area'

const apartmentsOf = (db: Queryable, { buildingId, apartmentIds }: Chunk) =>
  db.query<ApartmentRow>(
    `select id::text, trim_scale(area)::text as area, trim_scale(garden_area)::text as garden_area,
        coalesce(register_people_number, 0)::int as people, handover_date::text,
        case when handover_status = 'closed' then closed_on end::text as closed_on
      from apartment where building_id = $1 and id = any($2::bigint[]) and deleted_at is null order by id`,
    [buildingId, apartmentIds],
  )

interface Metered {
  readonly owners: ReadonlySet<string>
  readonly readings: ReadonlyMap<string, Reading[]>
}
const nothing: Metered = { owners: new Set(), readings: new Map() }
const noMeter = () => Promise.resolve(nothing)

/** Where the index of a fee comes from, by its kind. */
const meters: Partial<Record<FeeType, (db: Queryable, chunk: Chunk) => Promise<Metered>>> = {
  ELECTRICITY: (db, chunk) => readingsOf(db, chunk, metersOf.ELECTRICITY),
  WATER: (db, chunk) => readingsOf(db, chunk, metersOf.WATER),
  INDEXED: indexesOf,
}

interface ReadingRow {
  apartment_id: string
  old_number: string | null
  new_number: string | null
  consumption: string | null
  status: string | null
  average: string | null
}

/** Readings of the month with the average of the six before it; a meter without one has a row of nulls. */
async function readingsOf(
  db: Queryable,
  { buildingId, month, apartmentIds }: Chunk,
  { meter, reading }: { meter: string; reading: string },
): Promise<Metered> {
  const rows = await db.query<ReadingRow>(
    `select coalesce(r.apartment_id, m.apartment_id)::text as apartment_id, trim_scale(r.old_number)::text as old_number,
        trim_scale(r.new_number)::text as new_number, trim_scale(r.consumption)::text as consumption, r.status,
        (select round(avg(p.consumption), 3)::text from ${reading} p where p.building_id = m.building_id and p.meter_id = m.id
          and p.month < $2 and p.month >= to_char(($2 || '-01')::date - interval '6 months', 'YYYY-MM')
          and p.status = 'confirmed' and p.deleted_at is null) as average
      from ${meter} m left join ${reading} r
        on r.building_id = m.building_id and r.meter_id = m.id and r.month = $2 and r.deleted_at is null
      where m.building_id = $1 and m.deleted_at is null
        and (r.apartment_id = any($3::bigint[]) or (r.id is null and m.is_active and m.apartment_id = any($3::bigint[])
          and (m.installed_on is null or m.installed_on < ($2 || '-01')::date + interval '1 month')))
      order by m.installed_on nulls first, m.id`,
    [buildingId, month, apartmentIds],
  )
  return meteredBy(rows)
}

async function indexesOf(db: Queryable, { buildingId, month, apartmentIds }: Chunk): Promise<Metered> {
  const rows = await db.query<ReadingRow>(
    `select i.apartment_id::text, trim_scale(i.old_index)::text as old_number, trim_scale(i.new_index)::text as new_number,
        trim_scale(i.new_index - i.old_index)::text as consumption, 'confirmed' as status, null as average
      from ${indexedFee.name} i
      where i.building_id = $1 and i.month = $2 and i.apartment_id = any($3::bigint[]) and i.deleted_at is null`,
    [buildingId, month, apartmentIds],
  )
  return meteredBy(rows)
}

/** Of an apartment with two meters, one unread, nothing is known: its consumption would be too little. */
function meteredBy(rows: readonly ReadingRow[]): Metered {
  const readings = new Map<string, Reading[]>()
  const unread = new Set(rows.filter(({ status }) => status === null).map((row) => row.apartment_id))
  for (const { apartment_id: id, status, ...row } of rows) {
    if (unread.has(id)) continue
    const reading: Reading = {
      oldIndex: row.old_number ?? '0',
      newIndex: row.new_number ?? '0',
      consumption: row.consumption ?? '0',
      isConfirmed: status === 'confirmed',
      average: row.average,
    }
    readings.set(id, [...(readings.get(id) ?? []), reading])
  }
  return { owners: new Set(rows.map((row) => row.apartment_id)), readings }
}

interface VehicleRow {
  apartment_id: string
  plate: string
  price: string | null
  apply_by: ParkedVehicle['applyBy']
  register_from: string | null
  register_to: string | null
}

async function vehiclesOf(
  db: Queryable,
  { buildingId, apartmentIds }: Chunk,
): Promise<Map<string, ParkedVehicle[]>> {
  const rows = await db.query<VehicleRow>(
    `select v.apartment_id::text, v.license_plate as plate, trim_scale(coalesce(v.price, c.unit_price))::text as price,
        v.apply_by, v.register_from::text, v.register_to::text
      from vehicle v left join vehicle_card_type c on c.building_id = v.building_id and c.id = v.card_type_id
      where v.building_id = $1 and v.apartment_id = any($2::bigint[]) and v.status = 'active' and v.deleted_at is null
      order by v.license_plate`,
    [buildingId, apartmentIds],
  )
  const byApartment = new Map<string, ParkedVehicle[]>()
  for (const { apartment_id: id, plate, price, apply_by, register_from, register_to } of rows) {
    const vehicle = { plate, price, applyBy: apply_by, term: { from: register_from, to: register_to } }
    byApartment.set(id, [...(byApartment.get(id) ?? []), vehicle])
  }
  return byApartment
}
