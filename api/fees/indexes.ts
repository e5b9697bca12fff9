import { compareAmounts, isZero, multiplyAmounts, roundAmount, subtractAmounts } from '#core/amount.ts'
import type { LineType } from '#domain/money/fee-types.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { apiError, invalid } from '#api/http/error.ts'
import { indexedFee } from '#entities/fees/indexed-fee.ts'
import { electricMeter } from '#entities/metering/electric-meter.ts'
import { electricReading } from '#entities/metering/electric-reading.ts'
import { waterMeter } from '#entities/metering/water-meter.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import { actorValues, logInsert } from '../records/log-insert.ts'
import { holdRuns } from './hold-runs.ts'

/** The meters and readings that a kind of fee goes by. */
export const metersOf = {
  ELECTRICITY: { meter: electricMeter.name, reading: electricReading.name },
  WATER: { meter: waterMeter.name, reading: waterReading.name },
} as const
export type MeteredType = keyof typeof metersOf

const isMetered = (type: LineType): type is MeteredType => type in metersOf

interface Place {
  readonly buildingId: string
  readonly apartmentId: string
  readonly month: string
  readonly feeType: LineType
}

/**
 * 409 `reading_charged` where a fee stands on the index that somebody would change under it: the fee goes first, or is
 * corrected together with its index.
 */
export async function requireUncharged(
  tx: Tx,
  { buildingId, apartmentId, month, feeType }: Place,
): Promise<void> {
  // A run that has just read the index writes its fee before this looks.
  await holdRuns(tx, buildingId)
  const charged = await tx.query(
    `select from fee f join fee_setting s on s.building_id = f.building_id and s.id = f.fee_setting_id
      where f.building_id = $1 and f.apartment_id = $2 and f.month = $3 and f.fee_type = $4 and s.price_type = 'metered'
        and f.status <> 'void' and f.deleted_at is null limit 1`,
    [buildingId, apartmentId, month, feeType],
  )
  if (charged.length > 0) throw apiError(409, 'reading_charged')
}

/** The one index that a fee was made from. */
export interface FeeIndex {
  readonly table: string
  readonly id: string
  readonly title: string
  readonly column: string
  readonly old: string
  readonly fresh: string
  readonly factor: string
  readonly meter?: { readonly table: string; readonly id: string }
}

interface IndexRow {
  id: string
  title: string
  old: string
  fresh: string
  factor: string
  meter_id: string | null
  replaced: boolean
  is_last: boolean
}

/** Whoever makes the next month go on from this index waits, or was there before. */
export async function holdIndex(tx: Tx, { buildingId, apartmentId, feeType }: Place): Promise<void> {
  const held = isMetered(feeType)
    ? `select from ${metersOf[feeType].meter} where building_id = $1 and apartment_id = $2 order by id for update`
    : 'select from apartment where building_id = $1 and id = $2 for no key update'
  await tx.execute(held, [buildingId, apartmentId])
}

/** 422 at `new_index` where no single index can be said anew: none, two meters, or the next month goes on from it. */
export async function indexOf(
  db: Queryable,
  { buildingId, apartmentId, month, feeType }: Place,
): Promise<FeeIndex> {
  const meters = isMetered(feeType) ? metersOf[feeType] : undefined
  const rows = await db.query<IndexRow>(
    meters === undefined
      ? `select i.id::text, a.code as title, i.old_index::text as old, i.new_index::text as fresh, '1' as factor,
            null as meter_id, false as replaced, not exists (select from ${indexedFee.name} n
              where n.building_id = i.building_id and n.apartment_id = i.apartment_id and n.month > i.month and n.deleted_at is null) as is_last
          from ${indexedFee.name} i join apartment a on a.building_id = i.building_id and a.id = i.apartment_id
          where i.building_id = $1 and i.apartment_id = $2 and i.month = $3 and i.deleted_at is null`
      : `select r.id::text, m.code as title, r.old_number::text as old, r.new_number::text as fresh,
            r.charge_factor::text as factor, r.meter_id::text, r.replaced, not exists (select from ${meters.reading} n
              where n.building_id = r.building_id and n.meter_id = r.meter_id and n.month > r.month
                and n.status = 'confirmed' and n.deleted_at is null) as is_last
          from ${meters.reading} r join ${meters.meter} m on m.building_id = r.building_id and m.id = r.meter_id
          where r.building_id = $1 and r.apartment_id = $2 and r.month = $3 and r.status = 'confirmed' and r.deleted_at is null`,
    [buildingId, apartmentId, month],
  )
  const [row] = rows
  if (row === undefined) throw invalid([{ field: 'new_index', code: 'fee_not_reckoned' }])
  if (rows.length > 1 || row.replaced) throw invalid([{ field: 'new_index', code: 'meter_was_replaced' }])
  if (!row.is_last) throw invalid([{ field: 'new_index', code: 'later_reading_confirmed' }])
  const { id, title, old, fresh, factor, meter_id } = row
  const found = { id, title, old, fresh, factor }
  return meters === undefined || meter_id === null
    ? { ...found, table: indexedFee.name, column: 'new_index' }
    : { ...found, table: meters.reading, column: 'new_number', meter: { table: meters.meter, id: meter_id } }
}

/** What is charged for where the meter showed another number in the end. */
export function consumptionAt({ old, factor }: FeeIndex, fresh: string): string {
  if (compareAmounts(fresh, old) < 0) throw invalid([{ field: 'new_index', code: 'index_runs_backwards' }])
  return roundAmount(multiplyAmounts(subtractAmounts(fresh, old), factor), 3)
}

/** The index as it should have been read, so that the next month goes on from there; the entities that changed. */
export async function moveIndex(
  tx: Tx,
  caller: Caller,
  index: FeeIndex,
  place: Place & { readonly fresh: string },
): Promise<string[]> {
  const { buildingId, fresh } = place
  if (isZero(subtractAmounts(fresh, index.fresh))) return []
  const isRead = index.meter !== undefined
  await tx.execute(
    `with r as (update ${index.table} set ${index.column} = $3::numeric${isRead ? ', consumption = $11::numeric' : ''},
        version = version + 1, updated_at = now(), updated_by = $5::bigint
        where building_id = $1 and id = $2 returning *),
      l as (${logInsert({ action: 'update', resource: index.table, building: 'building_id', id: 'id', title: '$10::text', changes: `jsonb_build_array(jsonb_build_object('field', '${index.column}', 'before', ${Number(index.fresh)}, 'after', $3::numeric))`, from: 'r', place: 4 })})
      select from r`,
    [
      buildingId,
      index.id,
      fresh,
      ...actorValues(caller),
      index.title,
      ...(isRead ? [consumptionAt(index, fresh)] : []),
    ],
  )
  if (index.meter === undefined) return [index.table]
  await tx.execute(
    `update ${index.meter.table} set current_number = $3::numeric, version = version + 1, updated_at = now()
      where building_id = $1 and id = $2`,
    [buildingId, index.meter.id, fresh],
  )
  return [index.table, index.meter.table]
}
