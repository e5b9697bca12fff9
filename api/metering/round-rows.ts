import { closedThrough } from '#api/ledger/closed-months.ts'
import type { Queryable } from '#api/database/pool.ts'
import { column } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { orNull, typed, type Slots } from '#api/sql/types.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { RoundCalls } from '#domain/calls/meter-rounds.ts'
import { meteredKinds, type MeteredType } from '#domain/metered-kinds.ts'
import { apartment } from '#entities/property/apartment.ts'
import { waterReading } from '#entities/metering/water-reading.ts'

type Round = DataOf<RoundCalls['read']>
export type RoundRow = Round['rows'][number]

/** What a round is asked for: a month of a building, and of it perhaps one block or floor, or some meters. */
export interface RoundPlace {
  readonly buildingId: string
  /** yyyy-MM */
  readonly month: string
  readonly blockId?: string | undefined
  readonly floor?: number | undefined
  readonly meterIds?: readonly string[] | undefined
}

const { confirmed } = statesOf(waterReading)

const places = {
  buildingId: 'bigint',
  month: column(waterReading, 'month'),
  blockId: 'bigint | null',
  floor: 'integer | null',
  meterIds: orNull(typed<readonly string[]>('bigint[]')),
} as const satisfies Slots

interface Tables {
  readonly meter: string
  readonly reading: string
}

/** Meters that an apartment pays for, and those that have been read for the month all the same. */
const ofRound = (
  { buildingId, month }: Readonly<Record<'buildingId' | 'month', string>>,
  { meter, reading }: Tables,
  joins = '',
) =>
  `from ${meter} m join apartment a on a.building_id = m.building_id and a.id = m.apartment_id
      left join ${reading} r on r.building_id = m.building_id and r.meter_id = m.id and r.month = ${month}
        and r.deleted_at is null
      left join block b on b.building_id = a.building_id and b.id = a.block_id
      ${joins}
    where m.building_id = ${buildingId} and m.deleted_at is null and (m.is_active or r.id is not null)`

/** Where the month continues, and what the three confirmed months before it used on average. */
const monthsBefore = (month: string, reading: string) =>
  `left join lateral (select (array_agg(l.new_number order by l.month desc))[1] as ended,
          trim_scale(round(avg(l.consumption), 3)) as usual
        from (select month, new_number, consumption from ${reading}
          where building_id = m.building_id and meter_id = m.id and month < ${month} and status = ${confirmed}
            and deleted_at is null order by month desc limit 3) l) before on true`

const rows = query({
  row: {
    meter_id: 'bigint',
    meter: 'text',
    apartment_id: 'bigint',
    apartment: 'text',
    block_id: 'bigint | null',
    block: 'text | null',
    floor: 'integer | null',
    charge_factor: 'text',
    previous: 'text',
    usual: 'text | null',
    id: 'bigint | null',
    version: 'integer | null',
    new_number: 'text | null',
    replaced: 'boolean | null',
    replaced_consumption: 'text | null',
    consumption: 'text | null',
    status: orNull(column(waterReading, 'status')),
    has_image: 'boolean',
    is_missed: 'boolean',
    by: 'text | null',
  },
  takes: places,
  over: meteredKinds,
  sql: ({ buildingId, month, blockId, floor, meterIds }, { meter, reading }) =>
    `select m.id as meter_id, m.code as meter, a.id as apartment_id, a.code as apartment, b.id as block_id,
        b.name as block, a.floor::int as floor, trim_scale(m.charge_factor)::text as charge_factor,
        trim_scale(coalesce(before.ended, m.start_number))::text as previous, before.usual::text as usual,
        r.id, r.version, trim_scale(r.new_number)::text as new_number, r.replaced,
        trim_scale(r.replaced_consumption)::text as replaced_consumption,
        trim_scale(r.consumption)::text as consumption, r.status, r.image is not null as has_image,
        exists (select from jsonb_array_elements(coalesce(m.missed_readings, '[]')) e where e->>'month' = ${month}) as is_missed,
        w.name as by
      ${ofRound(
        { buildingId, month },
        { meter, reading },
        `left join account w on w.id = coalesce(r.updated_by, r.created_by) ${monthsBefore(month, reading)}`,
      )}
        and (${blockId} is null or a.block_id = ${blockId}) and (${floor} is null or a.floor = ${floor})
        and (${meterIds} is null or m.id = any(${meterIds}))
      order by b.name nulls last, a.floor nulls last, a.short_id nulls last, a.code, m.code`,
})

const progress = query({
  row: {
    block_id: 'bigint | null',
    block: 'text | null',
    floor: 'integer | null',
    meters: 'integer',
    read: 'integer',
    confirmed: 'integer',
  },
  takes: { buildingId: 'bigint', month: column(waterReading, 'month') },
  over: meteredKinds,
  sql: (place, tables) =>
    `select b.id as block_id, b.name as block, a.floor::int as floor, count(*)::int as meters,
        count(r.id)::int as read, count(*) filter (where r.status = ${confirmed})::int as confirmed
      ${ofRound(place, tables)}
      group by b.id, b.name, a.floor order by b.name nulls last, a.floor nulls last`,
})

/** Rights of the reader that decide what a row says of the apartment. */
export interface Seeing {
  /** The permission to read records of this kind. */
  mayRead(permission: string): boolean
}

/** The meters of a round in the order of a walk: block, floor, apartment. */
export async function roundRowsOf(
  db: Queryable,
  type: MeteredType,
  place: RoundPlace & Seeing,
): Promise<RoundRow[]> {
  const { buildingId, month, blockId = null, floor = null, meterIds = null } = place
  const found = await rows(db, { buildingId, month, blockId, floor, meterIds }, type)
  const seesPlace = place.mayRead(apartment.permission)
  return found.map((row) => rowOf(row, seesPlace))
}

/** How far each floor is. Whoever may not read apartments gets one line for the building. */
export async function progressOf(
  db: Queryable,
  type: MeteredType,
  { buildingId, month, mayRead }: RoundPlace & Seeing,
): Promise<Round['places']> {
  const floors = await progress(db, { buildingId, month }, type)
  if (mayRead(apartment.permission) || floors.length === 0) return floors
  const sum = (name: 'meters' | 'read' | 'confirmed') => floors.reduce((total, one) => total + one[name], 0)
  const [meters, read, done] = [sum('meters'), sum('read'), sum('confirmed')]
  return [{ block_id: null, block: null, floor: null, meters, read, confirmed: done }]
}

export const isMonthClosed = async (db: Queryable, { buildingId, month }: RoundPlace): Promise<boolean> =>
  month <= ((await closedThrough(db, buildingId)) ?? '')

function rowOf(row: RowOf<typeof rows>, seesPlace: boolean): RoundRow {
  const { id, version, new_number, replaced, replaced_consumption, consumption, status } = row
  const { meter_id, meter, charge_factor, previous, usual, has_image, is_missed, by } = row
  const { apartment_id, apartment: code, block_id, block, floor } = row
  return {
    meter_id,
    meter,
    ...(seesPlace
      ? { apartment_id, apartment: code, block_id, block, floor }
      : { apartment_id: null, apartment: null, block_id: null, block: null, floor: null }),
    charge_factor,
    previous,
    usual,
    is_missed,
    reading:
      id === null || version === null || new_number === null || status === null
        ? null
        : {
            id,
            version,
            new_number,
            replaced: replaced === true,
            replaced_consumption,
            consumption,
            status,
            has_image,
            by,
          },
  }
}

/** The meters that names in a pasted sheet mean: codes of meters or of apartments, without their case. */
export const metersNamed = query({
  row: { name: 'text', meter_id: 'bigint' },
  takes: { buildingId: 'bigint', names: 'text[]', seesPlace: 'boolean' },
  over: meteredKinds,
  sql: ({ buildingId, names, seesPlace }, { meter }) =>
    `select lower(m.code) as name, m.id as meter_id from ${meter} m
        where m.building_id = ${buildingId} and m.deleted_at is null and m.apartment_id is not null
          and lower(m.code) = any(${names})
      union
      select lower(a.code), m.id from ${meter} m
        join apartment a on a.building_id = m.building_id and a.id = m.apartment_id
        where m.building_id = ${buildingId} and m.deleted_at is null and m.is_active and ${seesPlace}
          and lower(a.code) = any(${names})`,
})
