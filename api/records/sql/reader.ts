import { canonicalAmount } from '#core/amount.ts'
import { localDay } from '#core/days.ts'
import { computeValue, operandsOf, type ComputedField } from '#core/fields/computed.ts'
import { maskValue } from '#core/derive/mask.ts'
import { computedField } from './columns.ts'
import { countExpression, linkedIdsSql } from './expressions.ts'
import type { StoredRecord, Values } from '../extension.ts'
import type { FieldMask } from '../present/mask.ts'
import { quote } from './params.ts'
import type { EntityPlan } from '../plan.ts'

/** Reads one value of a row into a record. */
export interface Slot {
  readonly key: string
  /** SQL on the alias `t`. */
  readonly sql: string
  readonly read?: (raw: unknown) => unknown
}

/** A select list, and how its row (an array in the same order) becomes a record. */
export interface Reader {
  readonly select: string
  /** The number of columns that it takes. */
  readonly width: number
  read(row: readonly unknown[], from?: number): Values
}

export interface StoredReader extends Omit<Reader, 'read'> {
  read(row: readonly unknown[]): StoredRecord
}

/** Everything that is stored, counted or worked out by SQL, secrets included, unmasked: for the pipeline's own work. */
export function storedReader(plan: EntityPlan): StoredReader {
  const names = plan.columns.map((column) => column.name)
  const slots = [
    ...systemSlots(plan),
    ...names.map((name) => slotOf(plan, name, 't')),
    ...linkSlots(plan),
    ...countSlots(plan),
    ...[...plan.expressions].map(([key, sql]) => ({ key, sql, read: readOf(plan, key) })),
  ]
  return readerOf(slots) as StoredReader
}

export interface Selection {
  readonly plan: EntityPlan
  /** Field names; those that the mask hides are left out. */
  readonly names: readonly string[]
  readonly mask: FieldMask
  /** The table's alias. Only `t` can carry counts and links. Default `t`. */
  readonly alias?: string
}

/** Values for a reply: chosen fields, masked values, counts, links, and computed ones last. */
export function selectionReader({ plan, names, mask, alias = 't' }: Selection): Reader {
  const shown = names.filter((name) => !mask.hidden.has(name))
  const computed = shown.filter((name) => plan.computed.includes(name))
  const operands = computed
    .flatMap((name) => operandNames(plan, name))
    .filter((name) => !shown.includes(name) && !mask.hidden.has(name))
  const slots = [...shown, ...operands].flatMap((name) => slotsOf({ plan, name, mask, alias }))
  const reader = readerOf([...slots])
  if (computed.length === 0) return reader
  return {
    ...reader,
    read(row, from) {
      const record = reader.read(row, from)
      for (const name of computed) record[name] = computedValue(plan, name, record)
      for (const name of operands) delete record[name]
      return record
    },
  }
}

/** Columns of every reply, chosen or not: `id` always, the others unless columns were chosen. */
export const systemNames = (plan: EntityPlan) => [
  'id',
  'version',
  ...(plan.owner === 'building' || plan.owner === 'optional_building' ? ['building_id'] : []),
]

export function readerOf(slots: readonly Slot[]): Reader {
  const keys = slots.map((slot) => slot.key)
  const reads = slots.map((slot) => slot.read)
  return {
    select: slots.map((slot) => slot.sql).join(', '),
    width: slots.length,
    read(row, from = 0) {
      const record: Values = {}
      for (let index = 0; index < keys.length; index += 1) {
        const read = reads[index]
        const raw = row[from + index]
        record[keys[index] as string] = read === undefined ? raw : read(raw)
      }
      return record
    },
  }
}

const systemSlots = (plan: EntityPlan): Slot[] => {
  return ['id', 'version', ...plan.ownerColumns, 'created_by'].map((key) => ({ key, sql: `t.${quote(key)}` }))
}

const linkSlots = (plan: EntityPlan): Slot[] =>
  [...plan.joins.keys()].map((key) => ({ key, sql: linkedIdsSql(plan, key) }))

const countSlots = (plan: EntityPlan): Slot[] =>
  [...plan.counts].map(([key, source]) => ({ key, sql: countExpression(plan, source) }))

function slotOf(plan: EntityPlan, name: string, alias: string): Slot {
  return { key: name, sql: `${alias}.${quote(name)}`, read: plan.columnByName.get(name)?.read }
}

interface SlotQuestion {
  readonly plan: EntityPlan
  readonly name: string
  readonly mask: FieldMask
  readonly alias: string
}

function slotsOf({ plan, name, mask, alias }: SlotQuestion): Slot[] {
  const column = plan.columnByName.get(name)
  if (column?.secret === true) return []
  if (column !== undefined || systemNames(plan).includes(name)) {
    const slot = slotOf(plan, name, alias)
    return [mask.masked.has(name) ? maskSlot(plan, slot) : slot]
  }
  if (alias !== 't') return []
  const source = plan.counts.get(name)
  if (source !== undefined) return [{ key: name, sql: countExpression(plan, source) }]
  const expression = plan.expressions.get(name)
  if (expression !== undefined) return [{ key: name, sql: expression, read: readOf(plan, name) }]
  return plan.joins.has(name) ? [{ key: name, sql: linkedIdsSql(plan, name) }] : []
}

/** A calculated value is spelt as a stored one of its kind. */
const readOf = (plan: EntityPlan, name: string) => {
  const field = plan.fields[name] as ComputedField | undefined
  const reads: Record<ComputedField['of'], ((raw: unknown) => unknown) | undefined> = {
    text: undefined,
    date: (raw) => (raw instanceof Date ? localDay(raw) : String(raw).slice(0, 10)),
    number: Number,
    money: (raw) => canonicalAmount(String(raw)),
  }
  const read = field === undefined ? undefined : reads[field.of]
  return read === undefined ? undefined : (raw: unknown) => (raw === null ? null : read(raw))
}

function maskSlot(plan: EntityPlan, slot: Slot): Slot {
  const field = plan.fields[slot.key]
  const { read } = slot
  return {
    ...slot,
    read: (raw) => (field === undefined ? null : maskValue(field, read === undefined ? raw : read(raw))),
  }
}

const operandNames = (plan: EntityPlan, name: string): readonly string[] => {
  const field = plan.fields[name]
  const computed = field === undefined ? undefined : computedField(field)
  if (computed === undefined) return []
  return [...operandsOf(computed), ...(computed.unless === undefined ? [] : [computed.unless.field])]
}

function computedValue(plan: EntityPlan, name: string, record: Values) {
  const field = plan.fields[name]
  const computed = field === undefined ? undefined : computedField(field)
  return computed === undefined ? null : computeValue(computed, record)
}
