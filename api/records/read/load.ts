import type { Tx } from '#api/database/pool.ts'
import { isId } from '#core/id.ts'
import type { Flag, Level } from '#core/permission.ts'
import { apiError, notFound } from '../../http/error.ts'
import { reads, type PipelineContext } from '../context.ts'
import type { StoredRecord } from '../extension.ts'
import { createParams } from '../sql/params.ts'
import { storedReaderOf } from '../write/persist.ts'
import { buildingOf, presentStored } from '../present/present.ts'
import { isShared, requireRight, rowScope } from '../rights.ts'

export interface Target {
  readonly id: string
  /** The right that the operation needs on the record's building. */
  readonly flag: Flag
  /** The level at which that right must be held. Default: in the record's building. */
  readonly level?: Level
  /** The building that the request names; the record must be in it. */
  readonly buildingId?: string | null
  /** Default `no`. */
  readonly trashed?: 'no' | 'only' | 'with'
}

interface Loading extends Target {
  /** Locks the row against every other change, and against new references to it, until the transaction ends. */
  readonly lock?: boolean
}

/** The stored record. 404 if the caller may neither read nor change it; 403 if they may only read it. */
export async function load(operation: PipelineContext, target: Loading, tx?: Tx): Promise<StoredRecord> {
  const { plan, caller, pipeline } = operation
  const { id, flag, level, buildingId, trashed = 'no', lock } = target
  if (!isId(id)) throw notFound()
  // A right for the organisation does not show a building's records.
  const flags: readonly Flag[] = level === 'organisation' ? ['read'] : [flag, 'read']
  const scope = rowScope({ plan, caller, flags, buildingId: buildingId ?? undefined })
  const params = createParams()
  const conditions = [`t.id = ${params.add(id)}::bigint`, scope.condition(params)]
  const own = pipeline.extensionOf(plan).where?.(caller, params, {})
  if (own !== undefined) conditions.push(own)
  if (plan.hasTrash && trashed !== 'with')
    conditions.push(`t.deleted_at is ${trashed === 'only' ? 'not ' : ''}null`)
  const reader = storedReaderOf(plan)
  const text = `select ${reader.select} from ${plan.quoted} t where ${conditions.join(' and ')}${lock === true ? ' for update of t' : ''}`
  const [row] = await (tx ?? reads(operation)).arrays(text, params.values)
  if (row === undefined) throw notFound()
  const record = reader.read(row)
  requireRight(plan, caller, {
    flag,
    level,
    buildingId: isShared(plan) ? (buildingId ?? null) : buildingOf(operation, record),
  })
  return record
}

/** 409 if the caller has edited another version than the stored one. */
export function requireVersion(
  operation: PipelineContext,
  current: StoredRecord,
  version: number | undefined,
): void {
  if (version === undefined || version === current.version) return
  throw recordChanged(operation, current)
}

/** 409 `record_changed` with the record as this caller may see it. */
export const recordChanged = (operation: PipelineContext, current: StoredRecord) =>
  apiError(409, 'record_changed', [], {
    details: { current: presentStored(operation, current, buildingOf(operation, current)) },
  })
