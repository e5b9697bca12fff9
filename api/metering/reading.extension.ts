import { multiplyAmounts, subtractAmounts, compareAmounts, roundAmount } from '#core/amount.ts'
import { apiError, invalid } from '#api/http/error.ts'
import { requireUncharged, type MeteredType } from '#api/fees/indexes.ts'
import type { Tx } from '#api/database/pool.ts'
import {
  extendEntity,
  type Change,
  type HookContext,
  type NamedExtension,
  type StoredRecord,
  type Values,
} from '#api/records/extension.ts'
import { electricMeter } from '#entities/metering/electric-meter.ts'
import { electricReading } from '#entities/metering/electric-reading.ts'
import { waterMeter } from '#entities/metering/water-meter.ts'
import { waterReading } from '#entities/metering/water-reading.ts'

/** A meter's readings follow each other without a gap, and the meter shows what was confirmed last. */
export const readingExtensions: readonly NamedExtension[] = [
  ...pairOf(waterMeter, waterReading, 'WATER'),
  ...pairOf(electricMeter, electricReading, 'ELECTRICITY'),
]

interface Named {
  readonly name: string
}
interface Tables {
  readonly meter: string
  readonly reading: string
  readonly feeType: MeteredType
}

function pairOf(meter: Named, reading: Named, feeType: MeteredType): NamedExtension[] {
  const tables = { meter: meter.name, reading: reading.name, feeType }
  return [
    extendEntity(meter, {
      beforeCreate: (values) => ({ ...values, current_number: values.start_number ?? 0 }),
      beforeUpdate: (changes, { before, tx }) => withStart(changes, { before, tx, tables }),
    }),
    extendEntity(reading, {
      beforeCreate: (values, { tx }) => worked(values, { tx, tables }),
      beforeUpdate: (changes, { before, tx, action }) =>
        action === 'reopen'
          ? reopened(changes, { before, tx, tables })
          : reworked(changes, { before, tx, tables }),
      after: (change, context) => shown(change, context, tables),
    }),
  ]
}

interface Starting {
  readonly before: StoredRecord
  readonly tx: Tx
  readonly tables: Tables
}

/** Until something has been read, the meter shows where it starts. */
async function withStart(changes: Values, { before, tx, tables }: Starting): Promise<Values> {
  if (!('start_number' in changes)) return changes
  const last = await lastConfirmed(tx, tables, before)
  return last === undefined ? { ...changes, current_number: changes.start_number } : changes
}

/** What a fee was made from stays as it is (what was billed is corrected with its fee). */
async function reopened(changes: Values, { before, tx, tables }: Starting): Promise<Values> {
  const { building_id, apartment_id, month } = before
  await requireUncharged(tx, {
    buildingId: String(building_id),
    apartmentId: String(apartment_id),
    month: String(month),
    feeType: tables.feeType,
  })
  // Whoever confirms the next month goes on from this index, or waits and finds it gone.
  await tx.execute(`select from ${tables.meter} where building_id = $1 and id = $2 for update`, [
    building_id,
    before.meter_id,
  ])
  return changes
}

async function reworked(changes: Values, { before, tx, tables }: Starting): Promise<Values> {
  const whole = { ...before, ...changes }
  const { apartment_id, old_number, charge_factor, consumption } = await worked(whole, { tx, tables })
  return { ...changes, apartment_id, old_number, charge_factor, consumption }
}

interface Meter {
  readonly apartment_id: string | null
  readonly charge_factor: string
  readonly start_number: string
}

/** What follows from the meter: the apartment, where the index goes on, and the consumption. */
async function worked(values: Values, { tx, tables }: { tx: Tx; tables: Tables }): Promise<Values> {
  const [meter] = await tx.query<Meter>(
    `select apartment_id::text, charge_factor::text, start_number::text from ${tables.meter}
      where building_id = $1 and id = $2 and deleted_at is null for update`,
    [values.building_id, values.meter_id],
  )
  // A meter that is not there is refused as a reference.
  if (meter === undefined) return values
  if (meter.apartment_id === null) throw invalid([{ field: 'meter_id', code: 'meter_without_apartment' }])
  const last = await lastConfirmed(tx, tables, { ...values, id: values.meter_id })
  if (last !== undefined && last.month >= String(values.month))
    throw invalid([{ field: 'month', code: 'later_reading_confirmed' }])
  const ended = last?.new_number ?? meter.start_number
  const old = numberText(values.old_number) ?? ended
  const fresh = numberText(values.new_number) ?? '0'
  if (compareAmounts(old, ended) !== 0) throw invalid([{ field: 'old_number', code: 'index_not_continued' }])
  if (values.replaced !== true && compareAmounts(fresh, old) < 0)
    throw invalid([{ field: 'new_number', code: 'index_runs_backwards' }])
  const used =
    values.replaced === true ? (numberText(values.replaced_consumption) ?? '0') : subtractAmounts(fresh, old)
  return {
    ...values,
    apartment_id: meter.apartment_id,
    old_number: Number(old),
    charge_factor: Number(meter.charge_factor),
    consumption: Number(roundAmount(multiplyAmounts(used, meter.charge_factor), 3)),
  }
}

interface Confirmed {
  readonly id: string
  readonly month: string
  readonly new_number: string
}

/** Of the meter that `id` names, in its building. */
async function lastConfirmed(tx: Tx, { reading }: Tables, meter: Values): Promise<Confirmed | undefined> {
  const [last] = await tx.query<Confirmed>(
    `select id::text, month, new_number::text from ${reading}
      where building_id = $1 and meter_id = $2 and status = 'confirmed' and deleted_at is null
      order by month desc limit 1`,
    [meter.building_id, meter.id],
  )
  return last
}

/** The meter's own number follows what is confirmed, and goes back when the last reading is opened again. */
async function shown({ action, before, after }: Change, context: HookContext, tables: Tables): Promise<void> {
  if (after === null || (action !== 'confirm' && action !== 'reopen')) return
  const meter = { building_id: after.building_id, id: after.meter_id }
  const last = await lastConfirmed(context.tx, tables, meter)
  if (action === 'reopen' && last !== undefined && last.month > String(before?.month))
    throw apiError(409, 'later_reading_confirmed')
  await context.tx.execute(
    `update ${tables.meter} set current_number = coalesce($3::numeric, start_number), version = version + 1,
      updated_at = now() where building_id = $1 and id = $2`,
    [meter.building_id, meter.id, last?.new_number ?? null],
  )
  context.told({
    resource: tables.meter,
    buildingId: String(after.building_id),
    ids: [String(after.meter_id)],
    action: 'updated',
  })
}

const numberText = (value: unknown) =>
  value === null || value === undefined ? undefined : Number(value).toFixed(3)
