import { compareAmounts, isZero, multiplyAmounts, roundAmount, subtractAmounts } from '#core/amount.ts'
import { isMetered, meteredKinds } from '#domain/metered-kinds.ts'
import type { LineType } from '#domain/money/fee-types.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { indexedFee } from '#entities/fees/indexed-fee.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { column } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { fee } from '#entities/fees/fee.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { actor, actorOf, logInsert } from '../audit/log-insert.ts'
import { lockRuns } from './lock-runs.ts'

interface IndexPlace {
  readonly buildingId: string
  readonly apartmentId: string
  readonly month: string
  readonly feeType: LineType
}

/**
 * 409 `reading_charged` if a fee was made from the index that somebody would change: the fee is removed first, or is
 * corrected together with its index.
 */
export async function requireUncharged(
  tx: Tx,
  { buildingId, apartmentId, month, feeType }: IndexPlace,
): Promise<void> {
  // A run that has just read the index writes its fee before this checks.
  await lockRuns(tx, buildingId)
  const charged = await feesByIndex(tx, { buildingId, apartmentId, month, feeType })
  if (charged.length > 0) throw apiError(409, 'reading_charged')
}

const feesByIndex = query({
  row: {},
  takes: {
    buildingId: 'bigint',
    apartmentId: 'bigint',
    month: column(fee, 'month'),
    feeType: column(fee, 'fee_type'),
  },
  sql: ({ buildingId, apartmentId, month, feeType }) =>
    `select from fee f join fee_setting s on s.building_id = f.building_id and s.id = f.fee_setting_id
      where f.building_id = ${buildingId} and f.apartment_id = ${apartmentId} and f.month = ${month}
        and f.fee_type = ${feeType} and s.price_type = ${optionsOf(feeSetting, 'price_type').metered}
        and f.status <> ${statesOf(fee).void} and f.deleted_at is null limit 1`,
})

/** The one index that a fee was made from. */
export interface FeeIndex {
  readonly id: string
  readonly title: string
  readonly old: string
  readonly fresh: string
  readonly factor: string
  /** Null where it was entered by hand. */
  readonly meterId: string | null
}

/** Locks the index: whoever makes the next month continue from it waits, or came first. */
export async function holdIndex(tx: Tx, { buildingId, apartmentId, feeType }: IndexPlace): Promise<void> {
  if (isMetered(feeType)) await holdMeters(tx, { buildingId, apartmentId }, feeType)
  else await holdApartment(tx, { buildingId, apartmentId })
}

const holdMeters = command({
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  over: meteredKinds,
  sql: ({ buildingId, apartmentId }, { meter }) =>
    `select from ${meter}
      where building_id = ${buildingId} and apartment_id = ${apartmentId} order by id for update`,
})

const holdApartment = command({
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select from apartment where building_id = ${buildingId} and id = ${apartmentId} for no key update`,
})

const indexRow = {
  id: 'bigint',
  title: 'text',
  old: 'text',
  fresh: 'text',
  factor: 'text',
  meter_id: 'bigint | null',
  replaced: 'boolean',
  is_last: 'boolean',
} as const satisfies Slots
const indexPlaces = {
  buildingId: 'bigint',
  apartmentId: 'bigint',
  month: column(fee, 'month'),
} as const satisfies Slots

const enteredIndexes = query({
  row: indexRow,
  takes: indexPlaces,
  sql: ({ buildingId, apartmentId, month }) =>
    `select i.id, a.code as title, i.old_index::text as old, i.new_index::text as fresh, '1' as factor,
        null::bigint as meter_id, false as replaced, not exists (select from indexed_fee n
          where n.building_id = i.building_id and n.apartment_id = i.apartment_id and n.month > i.month
            and n.deleted_at is null) as is_last
      from indexed_fee i join apartment a on a.building_id = i.building_id and a.id = i.apartment_id
      where i.building_id = ${buildingId} and i.apartment_id = ${apartmentId} and i.month = ${month}
        and i.deleted_at is null`,
})

const { confirmed } = statesOf(waterReading)

const readIndexes = query({
  row: indexRow,
  takes: indexPlaces,
  over: meteredKinds,
  sql: ({ buildingId, apartmentId, month }, { meter, reading }) =>
    `select r.id, m.code as title, r.old_number::text as old, r.new_number::text as fresh,
        r.charge_factor::text as factor, r.meter_id, r.replaced, not exists (select from ${reading} n
          where n.building_id = r.building_id and n.meter_id = r.meter_id and n.month > r.month
            and n.status = ${confirmed} and n.deleted_at is null) as is_last
      from ${reading} r join ${meter} m on m.building_id = r.building_id and m.id = r.meter_id
      where r.building_id = ${buildingId} and r.apartment_id = ${apartmentId} and r.month = ${month}
        and r.status = ${confirmed} and r.deleted_at is null`,
})

/**
 * 422 at `new_index` if no single index can be corrected: there is none, there are two meters, or the next month
 * continues from it.
 */
export async function indexOf(
  db: Queryable,
  { buildingId, apartmentId, month, feeType }: IndexPlace,
): Promise<FeeIndex> {
  const place = { buildingId, apartmentId, month }
  const rows = isMetered(feeType) ? await readIndexes(db, place, feeType) : await enteredIndexes(db, place)
  const [row] = rows
  if (row === undefined) throw invalidInput([{ field: 'new_index', code: 'fee_not_reckoned' }])
  if (rows.length > 1 || row.replaced)
    throw invalidInput([{ field: 'new_index', code: 'meter_was_replaced' }])
  if (!row.is_last) throw invalidInput([{ field: 'new_index', code: 'later_reading_confirmed' }])
  const { id, title, old, fresh, factor, meter_id } = row
  return { id, title, old, fresh, factor, meterId: meter_id }
}

/** The consumption to charge if the meter showed another number at the end. */
export function consumptionAt({ old, factor }: FeeIndex, fresh: string): string {
  if (compareAmounts(fresh, old) < 0)
    throw invalidInput([{ field: 'new_index', code: 'index_runs_backwards' }])
  return roundAmount(multiplyAmounts(subtractAmounts(fresh, old), factor), 3)
}

/**
 * Stores the index as it should have been read, so that the next month continues from there; returns the entities that
 * changed.
 */
export async function moveIndex(
  tx: Tx,
  caller: Caller,
  index: FeeIndex,
  place: IndexPlace & { readonly fresh: string },
): Promise<string[]> {
  const { buildingId, feeType, fresh } = place
  if (isZero(subtractAmounts(fresh, index.fresh))) return []
  const { id, title, fresh: before } = index
  const move = { ...actorOf(caller), buildingId, id, title, before, fresh }
  if (!isMetered(feeType) || index.meterId === null) {
    await moveEntered(tx, move)
    return [indexedFee.name]
  }
  await moveReading(tx, { ...move, consumption: consumptionAt(index, fresh) }, feeType)
  await moveMeter(tx, { buildingId, id: index.meterId, fresh }, feeType)
  const { reading, meter } = meteredKinds[feeType]
  return [reading, meter]
}

const moved = {
  ...actor,
  buildingId: 'bigint',
  id: 'bigint',
  title: 'text',
  before: 'numeric',
  fresh: 'numeric',
} as const satisfies Slots

interface Moving {
  readonly table: string
  readonly column: 'new_index' | 'new_number'
  /** SQL of further columns to set, with a comma before it. */
  readonly also: string
}

const moveSql = (places: Record<keyof typeof moved, string>, { table, column: name, also }: Moving) =>
  `with r as (update ${table} set ${name} = ${places.fresh}${also},
      ${bumpSql()}, updated_by = ${places.actorId}
      where building_id = ${places.buildingId} and id = ${places.id} returning *),
    l as (${logInsert({
      action: 'update',
      resource: table,
      title: places.title,
      changes: `jsonb_build_array(jsonb_build_object('field', '${name}',
        'before', trim_scale(${places.before}), 'after', ${places.fresh}))`,
      from: 'r',
      by: places,
    })})
    select from r`

const moveEntered = command({
  takes: moved,
  sql: (places) => moveSql(places, { table: indexedFee.name, column: 'new_index', also: '' }),
})

const moveReading = command({
  takes: { ...moved, consumption: 'numeric' },
  over: meteredKinds,
  sql: ({ consumption, ...places }, { reading }) =>
    moveSql(places, { table: reading, column: 'new_number', also: `, consumption = ${consumption}` }),
})

const moveMeter = command({
  takes: { buildingId: 'bigint', id: 'bigint', fresh: 'numeric' },
  over: meteredKinds,
  sql: ({ buildingId, id, fresh }, { meter }) =>
    `update ${meter} set current_number = ${fresh}, ${bumpSql()}
      where building_id = ${buildingId} and id = ${id}`,
})
