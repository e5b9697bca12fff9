import { multiplyAmounts, subtractAmounts, compareAmounts, roundAmount } from '#core/amount.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { requireUncharged } from '#api/fees/indexes.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity, type Changed, type Changing } from '#api/records/behaviour.ts'
import type { RowOf } from '#api/sql/query.ts'
import { meteredKinds, type MeteredType } from '#domain/metered-kinds.ts'
import { meteredEntities, type MeterEntity, type ReadingEntity } from '#entities/metering/metered-entities.ts'
import type { HookContext } from '#api/records/extension.ts'
import { holdMeter, lastReading, showNumber } from './queries.ts'
import { confirmation, requireUsual } from './unusual.ts'

interface Tables {
  readonly meter: MeterEntity
  readonly feeType: MeteredType
}

/** A new meter shows the number that it starts from. */
export function extendMeter(feeType: MeteredType) {
  const meter: MeterEntity = meteredEntities[feeType].meter
  return extendEntity(meter, {
    expressions: { usual_consumption: usualSql(meteredKinds[feeType].reading) },
    create: ({ values, also }) => also({ current_number: values.start_number }),
    change: (context) => followStart(context, { meter, feeType }),
  })
}

const usualSql = (reading: string) =>
  `(select trim_scale(round(avg(l.consumption), 3))::float8 from (select consumption from ${reading}
    where building_id = t.building_id and meter_id = t.id and status = 'confirmed' and deleted_at is null
    order by month desc limit 3) l)`

/** A meter's readings follow each other without a gap, and the meter shows the last confirmed one. */
export function extendReading(feeType: MeteredType) {
  const reading: ReadingEntity = meteredEntities[feeType].reading
  const tables = { meter: meteredEntities[feeType].meter, feeType }
  return extendEntity(reading, {
    confirms: [confirmation],
    create: async ({ values, also, ...context }) => also(await workOut(context, tables, values)),
    // What the record has was confirmed when it was entered.
    update: async ({ before, whole, also, ...context }) =>
      also(await workOut({ ...context, known: before.consumption }, tables, whole)),
    on: {
      confirm: {
        before: async ({ whole, also, ...context }) =>
          also(await workOut(asConfirmed(context), tables, whole)),
        async after(context) {
          await showLast(context, tables)
        },
      },
      reopen: {
        before: ({ before, tx }) => holdForReopening(tx, tables, before),
        async after(context) {
          const last = await showLast(context, tables)
          if (last !== undefined && last.month > context.before.month)
            throw apiError(409, 'later_reading_confirmed')
        },
      },
    },
  })
}

/** Until something has been read, the meter shows the number that it starts from. */
async function followStart({ changes, before, tx, also }: Changing<MeterEntity>, tables: Tables) {
  if (changes.start_number === undefined) return undefined
  const last = await lastConfirmed(tx, tables, { buildingId: before.building_id, id: before.id })
  return last === undefined ? also({ current_number: changes.start_number }) : undefined
}

interface MeterMonth {
  readonly building_id: string
  readonly apartment_id: string | null
  readonly meter_id: string
  readonly month: string
}

/** A reading that a fee was made from stays as it is (what was billed is corrected with its fee). */
async function holdForReopening(tx: Tx, { feeType }: Tables, reading: MeterMonth): Promise<void> {
  const { building_id: buildingId, apartment_id: apartmentId, meter_id, month } = reading
  if (apartmentId !== null) await requireUncharged(tx, { buildingId, apartmentId, month, feeType })
  // Confirming the next month continues from this index, or waits and finds it gone.
  await holdMeter(tx, { buildingId, id: meter_id }, feeType)
}

interface Read {
  readonly building_id: string
  readonly meter_id: string
  readonly month: string
  readonly old_number?: number | null
  readonly new_number: number
  readonly replaced: boolean
  readonly replaced_consumption?: number | null
}

interface Asked extends Pick<HookContext, 'tx' | 'confirmed'> {
  /** The consumption that was confirmed before. */
  readonly known?: number | null
}
const asConfirmed = ({ tx }: Asked): Asked => ({ tx, confirmed: new Set([confirmation]) })

/** Works out what follows from the meter: the apartment, where the index continues, and the consumption. */
async function workOut({ tx, confirmed, known }: Asked, tables: Tables, values: Read) {
  const { building_id: buildingId, meter_id: id } = values
  const [meter] = await holdMeter(tx, { buildingId, id }, tables.feeType)
  // A meter that does not exist is refused as a reference.
  if (meter === undefined || meter.deleted_at !== null) return {}
  if (meter.apartment_id === null)
    throw invalidInput([{ field: 'meter_id', code: 'meter_without_apartment' }])
  // No run will charge it any more: what it says would be lost.
  await requireOpenMonth(tx, buildingId, values.month)
  const last = await lastConfirmed(tx, tables, { buildingId, id })
  if (last !== undefined && last.month >= values.month)
    throw invalidInput([{ field: 'month', code: 'later_reading_confirmed' }])
  const ended = last?.new_number ?? meter.start_number
  const old = numberText(values.old_number) ?? ended
  const fresh = values.new_number.toFixed(3)
  if (compareAmounts(old, ended) !== 0)
    throw invalidInput([{ field: 'old_number', code: 'index_not_continued' }])
  if (!values.replaced && compareAmounts(fresh, old) < 0)
    throw invalidInput([{ field: 'new_number', code: 'index_runs_backwards' }])
  const used = values.replaced
    ? (numberText(values.replaced_consumption) ?? '0')
    : subtractAmounts(fresh, old)
  const consumption = roundAmount(multiplyAmounts(used, meter.charge_factor), 3)
  const isKnown = typeof known === 'number' && compareAmounts(consumption, known.toFixed(3)) <= 0
  if (!confirmed.has(confirmation) && !isKnown) requireUsual(consumption, last?.usual ?? '0')
  return {
    apartment_id: meter.apartment_id,
    old_number: Number(old),
    charge_factor: Number(meter.charge_factor),
    consumption: Number(consumption),
  }
}

type Confirmed = RowOf<typeof lastReading>

/** The last confirmed reading of the meter `id`, in its building. */
async function lastConfirmed(
  tx: Tx,
  { feeType }: Tables,
  { buildingId, id: meterId }: { readonly buildingId: string; readonly id: string },
): Promise<Confirmed | undefined> {
  const [last] = await lastReading(tx, { buildingId, meterId }, feeType)
  return last
}

/** The meter's own number follows the last confirmed reading, and goes back when that reading is opened again. */
async function showLast(
  { after, tx, notify }: Changed<ReadingEntity>,
  tables: Tables,
): Promise<Confirmed | undefined> {
  const { building_id: buildingId, meter_id: id } = after
  const last = await lastConfirmed(tx, tables, { buildingId, id })
  await showNumber(tx, { buildingId, id, shown: last?.new_number ?? null }, tables.feeType)
  notify(tables.meter, buildingId, [id])
  return last
}

const numberText = (value: number | null | undefined) => value?.toFixed(3)
