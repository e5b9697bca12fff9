import { fileIdsIn } from '#core/derive/files.ts'
import { ApiError } from '../../http/error.ts'
import { recordTitle } from '../write/audit.ts'
import { load } from './load.ts'
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
 * Undefined if the caller may not read the record, in the trash or not, or if the field is hidden from them or masked
 * in the record's building. Its files are those that the record has in every other reply.
 */
export async function readField(
  operation: PipelineContext,
  { id, field }: { readonly id: string; readonly field: string },
): Promise<FieldReading | undefined> {
  const record = await readable(operation, id)
  if (record === undefined) return undefined
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

async function readable(operation: PipelineContext, id: string): Promise<StoredRecord | undefined> {
  try {
    return await load(operation, { id, flag: 'read', trashed: 'with' })
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined
    throw error
  }
}
