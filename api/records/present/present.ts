import type { Caller } from '#api/context.ts'
import { maskValue } from '#core/derive/mask.ts'
import { computeValue } from '#core/fields/computed.ts'
import { computedField } from '../sql/columns.ts'
import type { PipelineContext, Pipeline } from '../context.ts'
import type { StoredRecord, Values } from '../extension.ts'
import { fieldMask } from './mask.ts'
import type { EntityPlan } from '../plan.ts'
import { systemNames } from '../sql/reader.ts'
import { holdsOn } from '../rights.ts'
import type { Presented } from './presented.ts'

/**
 * Presents a record of the pipeline as this caller may see it; those who may not read it get its id and version. A
 * record that was presented before is presented again by today's rights: masked values do not come back.
 */
export function presentStored(
  operation: PipelineContext,
  record: StoredRecord,
  buildingId: string | null,
): Presented {
  const { plan, caller, pipeline } = operation
  const buildings = buildingId === null ? null : [buildingId]
  if (!holdsOn(plan, caller, { flag: 'read', buildings }))
    return show({ id: record.id, version: record.version })
  const mask = fieldMask(plan, caller, buildings)
  const seen: Values = {}
  for (const name of [...systemNames(plan), ...plan.readable]) {
    const field = plan.fields[name]
    if (mask.hidden.has(name)) continue
    const value = record[name] ?? null
    seen[name] = mask.masked.has(name) && field !== undefined ? maskValue(field, value) : value
  }
  for (const name of plan.computed) {
    const computed = plan.fields[name] === undefined ? undefined : computedField(plan.fields[name])
    if (computed !== undefined) seen[name] = computeValue(computed, seen)
  }
  return presentRead(pipeline, { plan, caller }, seen)
}

interface Seen {
  readonly plan: EntityPlan
  readonly caller: Caller
}

/**
 * Presents a record whose values were read under the caller's mask (`selectionReader`): list, one, export, and
 * relations of `with`. The extension has the last word.
 */
export function presentRead(
  { extensionOf }: Pick<Pipeline, 'extensionOf'>,
  { plan, caller }: Seen,
  record: Values,
): Presented {
  return show(extensionOf(plan).present?.(record, caller) ?? record)
}

/** The building of a record: its own column, or for a building its id. */
export function buildingOf({ plan }: Pick<PipelineContext, 'plan'>, record: Values): string | null {
  const id = plan.owner === 'building_itself' ? record.id : record.building_id
  return typeof id === 'string' ? id : null
}

const show = (values: Values) => values as Presented
