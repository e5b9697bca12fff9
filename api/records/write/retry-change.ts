import type { WireObject } from '../../http/body.ts'
import type { PipelineContext } from '../context.ts'
import type { StoredRecord, Values } from '../extension.ts'
import { load, recordChanged, requireVersion, type Target } from '../read/load.ts'
import { buildingOf, presentStored } from '../present/present.ts'
import type { Presented } from '../present/presented.ts'
import { changedNames } from './values.ts'
import { write, type Draft } from './write.ts'
import { StaleRecord } from './write-steps.ts'

/** A change of one record: `next` calculates the new record from the present one. */
export interface RecordChange {
  readonly target: Target
  /** The version that the caller has edited. */
  readonly version?: number
  /** `update`, or the name of a transition or an action. */
  readonly action: string
  readonly next: (before: StoredRecord, buildingId: string | null) => Values | Promise<Values>
  /** What the dialog of an action gave, checked; called after `next`. */
  readonly input?: () => Values
}

/** The change that a body asks for. */
export type RecordChangeOf = (body: WireObject) => RecordChange

/** How often a change that names no version is calculated again after somebody else was faster. */
const attempts = 5

/** Reads, calculates, and writes only if nobody has written in between. 409 `record_changed` carries the record. */
export async function applyChange(
  operation: PipelineContext,
  body: WireObject,
  alteration: RecordChangeOf,
): Promise<Presented> {
  const { version, target } = alteration(body)
  try {
    const [record] = await write(operation, body, {
      check: async (said) => [await checkChange(operation, alteration(said))],
      attempts: version === undefined ? attempts : 1,
    })
    if (record === undefined) throw new Error('the change wrote nothing')
    return presentStored(operation, record, buildingOf(operation, record))
  } catch (error) {
    if (!(error instanceof StaleRecord)) throw error
    throw recordChanged(operation, await load(operation, target))
  }
}

/** The result of a change, after all checks that need no write. */
export async function checkChange(
  operation: PipelineContext,
  { target, version, action, next, input }: RecordChange,
): Promise<Draft> {
  const before = await load(operation, target)
  requireVersion(operation, before, version)
  const buildingId = buildingOf(operation, before)
  const record = await next(before, buildingId)
  const names = changedNames(operation, before, record)
  return { action, buildingId, before, record, names, ...(input === undefined ? {} : { input: input() }) }
}
