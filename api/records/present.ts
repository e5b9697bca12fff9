import { maskValue } from '#core/derive/mask.ts'
import { computeValue } from '#core/fields/computed.ts'
import { computedField } from './columns.ts'
import type { Operation } from './context.ts'
import type { StoredRecord, Values } from './extension.ts'
import { fieldMask } from './mask.ts'
import { systemNames } from './reader.ts'
import { holdsOn } from './rights.ts'

/** A record that the pipeline holds, as this caller may see it; who may not read it learns its id and version. */
export function presented(operation: Operation, record: StoredRecord, buildingId: string | null): Values {
  const { plan, caller, pipeline } = operation
  const buildings = buildingId === null ? null : [buildingId]
  if (!holdsOn(plan, caller, { flag: 'read', buildings })) return { id: record.id, version: record.version }
  const mask = fieldMask(plan, caller, buildings)
  const shown: Values = {}
  for (const name of [...systemNames(plan), ...plan.readable]) {
    const field = plan.fields[name]
    if (mask.hidden.has(name)) continue
    const value = record[name] ?? null
    shown[name] = mask.masked.has(name) && field !== undefined ? maskValue(field, value) : value
  }
  for (const name of plan.computed) {
    const computed = plan.fields[name] === undefined ? undefined : computedField(plan.fields[name])
    if (computed !== undefined) shown[name] = computeValue(computed, shown)
  }
  return pipeline.extensionOf(plan).present?.(shown, caller) ?? shown
}

/** The building that a record lies in: its own column, or for a building its id. */
export function buildingOf({ plan }: Operation, record: Values): string | null {
  const id = plan.owner === 'tenant' ? record.id : record.building_id
  return typeof id === 'string' ? id : null
}
