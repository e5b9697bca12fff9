import { fileIdsIn } from '#core/derive/files.ts'
import { ApiError } from '../../http/error.ts'
import { recordTitle } from '../write/audit.ts'
import { load } from './load.ts'
import { residentOne } from './resident-rows.ts'
import { reads, type PipelineContext } from '../context.ts'
import type { StoredRecord } from '../extension.ts'
import { fieldMask, isOpen } from '../present/mask.ts'
import { buildingOf, presentStored } from '../present/present.ts'

/** One field of one record, as one caller may see it. */
export interface FieldReading {
  /** Ids of the stored files that it names. */
  readonly files: readonly string[]
  /** Whether some of those who may read the record may not read the field. */
  readonly isGuarded: boolean
  /** The record's title, for the log. */
  readonly title: string | null
  readonly buildingId: string | null
}

/**
 * Of a resident's own record: what its rule reads (core/resident-rule.ts). Of any other, undefined if the caller may not read it, in the trash or not, or if the field is hidden from them or masked
 * in the record's building. Its files are those that the record has in every other reply.
 */
export async function readField(
  operation: PipelineContext,
  { id, field }: { readonly id: string; readonly field: string },
): Promise<FieldReading | undefined> {
  const record = await readable(operation, id)
  if (record === undefined) return residentField(operation, { id, field })
  const { plan, caller } = operation
  const buildingId = buildingOf(operation, record)
  const mask = fieldMask(plan, caller, buildingId === null ? null : [buildingId])
  const shown = presentStored(operation, record, buildingId)
  if (!isOpen(mask, field) || !Object.hasOwn(shown, field)) return undefined
  return {
    files: fileIdsIn(plan.fields[field] ?? { kind: 'text' }, shown[field]),
    isGuarded: plan.guarded.some(({ name }) => name === field),
    title: await recordTitle(reads(operation), plan, record),
    buildingId,
  }
}

/** What residents read of their own records they open too, while the building's order runs. */
async function residentField(
  operation: PipelineContext,
  { id, field }: { readonly id: string; readonly field: string },
): Promise<FieldReading | undefined> {
  const { plan, caller } = operation
  const { homes, pays, buildings } = caller.principal
  if (homes.length + pays.length === 0 || plan.entity.resident?.reads.includes(field) !== true)
    return undefined
  const own = await unlessRefused(() => residentOne(operation, { id }))
  const home = buildings.find((building) => building.id === own?.buildingId)
  if (own === undefined || home?.expired === true) return undefined
  return {
    files: fileIdsIn(plan.fields[field] ?? { kind: 'text' }, own.data[field]),
    isGuarded: plan.guarded.some(({ name }) => name === field),
    title: null,
    buildingId: own.buildingId,
  }
}

async function readable(operation: PipelineContext, id: string): Promise<StoredRecord | undefined> {
  return unlessRefused(() => load(operation, { id, flag: 'read', trashed: 'with' }))
}

async function unlessRefused<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined
    throw error
  }
}
