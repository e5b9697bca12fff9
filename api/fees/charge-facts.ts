import { isMetered, meteredKinds } from '#domain/metered-kinds.ts'
import type { Facts, FormerSize, ParkedVehicle, MeterReading } from '#domain/money/charge-types.ts'
import type { RuledApartment } from '#domain/money/fee-rules.ts'
import type { FeeType, PriceType } from '#domain/money/fee-types.ts'
import type { Queryable } from '#api/database/pool.ts'
import { column, columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { orNull, type Slots, type ValuesOf } from '#api/sql/types.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import { vehicle } from '#entities/parking/vehicle.ts'
import { apartment } from '#entities/property/apartment.ts'
import { readFormerSizes } from './former-sizes.ts'
import { apartmentsThen, vehiclesThen } from './known-then.ts'
import type { FeeToCharge } from '../tariffs/fees-to-charge.ts'

interface Chunk {
  readonly buildingId: string
  readonly month: string
  readonly apartmentIds: readonly string[]
  /** The instant at which people and vehicles are meant as they were known. Absent: now. */
  readonly at?: string
}

/** Reads the facts about some apartments for one fee and month, with three queries at most, however many apartments. */
export async function readChargeFacts(
  db: Queryable,
  { feeType, priceType }: Pick<FeeToCharge, 'feeType' | 'priceType'>,
  chunk: Chunk,
): Promise<ReadonlyMap<string, Facts>> {
  const { buildingId, apartmentIds } = chunk
  const apartments = await apartmentsOf(db, { buildingId, apartmentIds })
  const former = isBySize(priceType)
    ? await readFormerSizes(db, chunk.buildingId, chunk.month, apartments)
    : new Map<string, FormerSize[]>()
  const metered = priceType === 'metered' ? await readIndexes(db, chunk, feeType) : nothing
  const vehicles = priceType === 'parking' ? await vehiclesOf(db, chunk) : new Map<string, ParkedVehicle[]>()
  const then =
    chunk.at === undefined ? undefined : await apartmentsThen(db, { ...chunk, at: chunk.at }, apartments)
  return new Map(
    (then ?? apartments).map(
      ({ id, area, garden_area, people, households, handover_date, closed_on, ...place }) => [
        id,
        {
          area,
          gardenArea: garden_area,
          formerSizes: former.get(id),
          people,
          households,
          term: { from: handover_date, to: closed_on },
          hasMeter: metered.owners.has(id),
          readings: metered.readings.get(id) ?? [],
          vehicles: vehicles.get(id) ?? [],
          ruled: ruledBy(id, place),
        },
      ],
    ),
  )
}

const isBySize = (priceType: PriceType) => priceType === 'area' || priceType === 'garden_area'

const apartmentsOf = query({
  row: {
    ...columns(apartment, ['id', 'handover_date', 'block_id', 'apartment_type_id', 'handover_status']),
    floor: 'integer | null',
    occupancies: 'text[]',
    area: 'text | null',
    garden_area: 'text | null',
    people: 'integer',
    households: 'integer',
    closed_on: 'date | null',
  },
  takes: { buildingId: 'bigint', apartmentIds: 'bigint[]' },
  sql: ({ buildingId, apartmentIds }) =>
    `select id, trim_scale(area)::text as area, trim_scale(garden_area)::text as garden_area,
        coalesce(register_people_number, 0)::int as people, coalesce(households_number, 1)::int as households,
        handover_date, block_id, apartment_type_id,
        floor::int, coalesce(statuses, '{}') as occupancies, handover_status,
        case when handover_status = ${statesOf(apartment).closed} then closed_on end as closed_on
      from apartment
      where building_id = ${buildingId} and id = any(${apartmentIds}) and deleted_at is null order by id`,
})

type Place = Pick<
  RowOf<typeof apartmentsOf>,
  'block_id' | 'apartment_type_id' | 'floor' | 'occupancies' | 'handover_status'
>

const ruledBy = (id: string, place: Place): RuledApartment => ({
  id,
  blockId: place.block_id,
  typeId: place.apartment_type_id,
  floor: place.floor,
  occupancies: place.occupancies,
  handoverState: place.handover_status,
})

interface Metered {
  readonly owners: ReadonlySet<string>
  readonly readings: ReadonlyMap<string, MeterReading[]>
}
const nothing: Metered = { owners: new Set(), readings: new Map() }
/** A kind of fee that has no meters cannot be read: every apartment is listed, none is left out silently. */
const noMeter = ({ apartmentIds }: Chunk): Metered => ({ owners: new Set(apartmentIds), readings: new Map() })

/** Reads the indexes that a fee is made from, by its kind. */
async function readIndexes(db: Queryable, chunk: Chunk, feeType: FeeType): Promise<Metered> {
  if (isMetered(feeType)) return meteredBy(await readingsOf(db, chunk, feeType))
  return feeType === 'INDEXED' ? meteredBy(await indexesOf(db, chunk)) : noMeter(chunk)
}

const readingRow = {
  apartment_id: 'bigint',
  old_number: 'text | null',
  new_number: 'text | null',
  consumption: 'text | null',
  status: orNull(column(waterReading, 'status')),
  average: 'text | null',
} as const satisfies Slots
type ReadingRow = ValuesOf<typeof readingRow>

const chunkPlaces = {
  buildingId: 'bigint',
  month: 'text',
  apartmentIds: 'bigint[]',
} as const satisfies Slots

const { confirmed } = statesOf(waterReading)

/** Readings of the month with the average of the six before it; a meter without a reading gives a row of nulls. */
const readingsOf = query({
  row: readingRow,
  takes: chunkPlaces,
  over: meteredKinds,
  sql: ({ buildingId, month, apartmentIds }, { meter, reading }) =>
    `select coalesce(r.apartment_id, m.apartment_id) as apartment_id, trim_scale(r.old_number)::text as old_number,
        trim_scale(r.new_number)::text as new_number, trim_scale(r.consumption)::text as consumption, r.status,
        (select round(avg(p.consumption), 3)::text from ${reading} p
          where p.building_id = m.building_id and p.meter_id = m.id and p.month < ${month}
            and p.month >= to_char((${month} || '-01')::date - interval '6 months', 'YYYY-MM')
            and p.status = ${confirmed} and p.deleted_at is null) as average
      from ${meter} m left join ${reading} r
        on r.building_id = m.building_id and r.meter_id = m.id and r.month = ${month} and r.deleted_at is null
      where m.building_id = ${buildingId} and m.deleted_at is null
        and (r.apartment_id = any(${apartmentIds})
          or (r.id is null and m.is_active and m.apartment_id = any(${apartmentIds})
            and (m.installed_on is null or m.installed_on < (${month} || '-01')::date + interval '1 month')))
      order by m.installed_on nulls first, m.id`,
})

const indexesOf = query({
  row: readingRow,
  takes: chunkPlaces,
  sql: ({ buildingId, month, apartmentIds }) =>
    `select i.apartment_id, trim_scale(i.old_index)::text as old_number, trim_scale(i.new_index)::text as new_number,
        trim_scale(i.new_index - i.old_index)::text as consumption, ${confirmed} as status, null as average
      from indexed_fee i where i.building_id = ${buildingId} and i.month = ${month}
        and i.apartment_id = any(${apartmentIds}) and i.deleted_at is null`,
})

/** If an apartment has two meters and one is unread, its consumption is unknown: the sum would be too small. */
function meteredBy(rows: readonly ReadingRow[]): Metered {
  const readings = new Map<string, MeterReading[]>()
  const unread = new Set(rows.filter(({ status }) => status === null).map((row) => row.apartment_id))
  for (const { apartment_id: id, status, ...row } of rows) {
    if (unread.has(id)) continue
    const reading: MeterReading = {
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

const parkedVehicles = query({
  row: {
    apartment_id: column(vehicle, 'apartment_id'),
    plate: column(vehicle, 'license_plate'),
    price: 'text | null',
    ...columns(vehicle, ['apply_by', 'register_from', 'register_to']),
  },
  takes: { buildingId: 'bigint', apartmentIds: 'bigint[]' },
  sql: ({ buildingId, apartmentIds }) =>
    `select v.apartment_id, v.license_plate as plate, trim_scale(coalesce(v.price, c.unit_price))::text as price,
        v.apply_by, v.register_from, v.register_to
      from vehicle v left join vehicle_card_type c on c.building_id = v.building_id and c.id = v.card_type_id
      where v.building_id = ${buildingId} and v.apartment_id = any(${apartmentIds})
        and v.status = ${statesOf(vehicle).active} and v.deleted_at is null
      order by v.license_plate`,
})

async function vehiclesOf(
  db: Queryable,
  { buildingId, apartmentIds, at }: Chunk,
): Promise<Map<string, ParkedVehicle[]>> {
  if (at !== undefined) return vehiclesThen(db, { buildingId, at }, apartmentIds)
  const rows = await parkedVehicles(db, { buildingId, apartmentIds })
  const byApartment = new Map<string, ParkedVehicle[]>()
  for (const { apartment_id: id, plate, price, apply_by, register_from, register_to } of rows) {
    const parked = { plate, price, applyBy: apply_by, term: { from: register_from, to: register_to } }
    byApartment.set(id, [...(byApartment.get(id) ?? []), parked])
  }
  return byApartment
}
