import type { Tx } from '#api/database/pool.ts'
import type { Flag, Level } from '#core/permission.ts'
import { apiError, invalid, notFound } from '../http/error.ts'
import { hasCustomValues, withCustomValues } from './custom-values.ts'
import { concluded, hookContext, isWhole, sealedSecrets } from './commit.ts'
import { reads, type Operation } from './context.ts'
import { explained } from './create.ts'
import type { StoredRecord, Values } from './extension.ts'
import { createParams } from './params.ts'
import { referenceNames, storedReaderOf, updateRow, writeLinks } from './persist.ts'
import { buildingOf, presentStored } from './present.ts'
import { wrongReferences } from './references.ts'
import { isShared, requireRight, rowScope } from './rights.ts'
import type { Shown } from './shown.ts'
import { inUnit } from './unit.ts'
import { changedNames } from './values.ts'

export interface Target {
  readonly id: string
  /** The right that the operation needs on the record's building. */
  readonly flag: Flag
  /** Where that right must be held. Default: in the record's building. */
  readonly level?: Level
  /** As the request names it; the record must lie there. */
  readonly buildingId?: string | null
  /** Default `no`. */
  readonly trashed?: 'no' | 'only' | 'with'
}

interface Loading extends Target {
  /** Holds the row against every other change, and against new references to it, until the transaction ends. */
  readonly lock?: boolean
}

/** The record as it stands. 404 where the caller may neither read nor change it; 403 where they may only read it. */
export async function load(operation: Operation, target: Loading, tx?: Tx): Promise<StoredRecord> {
  const { plan, caller, pipeline } = operation
  const { id, flag, level, buildingId, trashed = 'no', lock } = target
  if (!/^[1-9]\d{0,17}$/.test(id)) throw notFound()
  // What is decided above the building gives no sight of its records.
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

/** A change of one record: `next` works out, from what it is now, what it shall be. */
export interface Alteration {
  readonly target: Target
  /** The version that the caller has edited. */
  readonly version?: number
  /** `update`, or a transition's name. */
  readonly action: string
  readonly next: (before: StoredRecord, buildingId: string | null) => Values | Promise<Values>
}

/** How often a change that names no version is worked out anew because somebody else was faster. */
const attempts = 5

/** Reads, works out, and writes only if nobody has written in between. 409 `record_changed` carries the record. */
export async function alter(operation: Operation, alteration: Alteration): Promise<Shown> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await load(operation, alteration.target)
    requireVersion(operation, before, alteration.version)
    const buildingId = buildingOf(operation, before)
    const record = await alteration.next(before, buildingId)
    const names = changedNames(operation, before, record)
    const isMove = alteration.action !== 'update'
    if (names.length === 0 && !isMove) return presentStored(operation, before, buildingId)
    const change = { ...alteration, before, record, names, buildingId }
    const after = await inUnit(operation.pipeline, { whole: isWhole(operation, names) }, (tx) =>
      written(operation, tx, change),
    )
    if (after !== undefined) return presentStored(operation, after, buildingId)
    if (attempt >= attempts || alteration.version !== undefined)
      throw await changedMeanwhile(operation, alteration.target)
  }
}

/** What a change would write, with everything checked that needs no write. */
export async function rehearse(
  operation: Operation,
  { target, version, next }: Alteration,
): Promise<{ record: Values; buildingId: string | null }> {
  const before = await load(operation, target)
  requireVersion(operation, before, version)
  const buildingId = buildingOf(operation, before)
  return { record: await next(before, buildingId), buildingId }
}

interface Draft extends Alteration {
  readonly before: StoredRecord
  readonly record: Values
  readonly names: readonly string[]
  readonly buildingId: string | null
}

async function written(operation: Operation, tx: Tx, draft: Draft): Promise<StoredRecord | undefined> {
  const { plan, pipeline } = operation
  const { before, action } = draft
  const { beforeUpdate } = pipeline.extensionOf(plan)
  const { names: touched } = draft
  const checked = hasCustomValues(plan, touched)
    ? await withCustomValues(operation, tx, { ...draft, names: touched })
    : draft.record
  const changes = pick(checked, draft.names)
  const hooked =
    beforeUpdate === undefined
      ? changes
      : await beforeUpdate(changes, { ...hookContext(operation, tx), before, action })
  const record = await sealedSecrets(operation, pick(draft.record, draft.names), { ...checked, ...hooked })
  const names = changedNames(operation, before, record)
  const references = referenceNames(plan).filter((name) => touches(operation, name, names))
  const stored = await updated(operation, tx, { ...draft, record, names, references })
  if (stored === undefined) return undefined
  const links = Object.fromEntries([...plan.joins.keys()].map((name) => [name, record[name] ?? []]))
  const after = { ...stored, ...links }
  if (plan.joins.size > 0) await writeLinks(tx, plan, { before, record: after })
  await concluded(operation, tx, { action, before, after })
  return after
}

/** A reference is looked at again when it changes, or a field that narrows its choice. */
function touches({ plan }: Operation, name: string, changed: readonly string[]): boolean {
  const field = plan.fields[name]
  const matching =
    field !== undefined && 'matching' in field
      ? Object.values((field.matching ?? {}) as Record<string, string>)
      : []
  return [name, ...matching].some((one) => changed.includes(one))
}

async function updated(
  operation: Operation,
  tx: Tx,
  draft: Draft & { references: readonly string[] },
): Promise<StoredRecord | undefined> {
  const { before, record, buildingId, references } = draft
  try {
    const stored = await updateRow(tx, { operation, ...draft })
    if (stored !== undefined) return stored
  } catch (thrown) {
    const owners = { id: before.id, building_id: before.building_id, organisation_id: before.organisation_id }
    throw await explained(operation, thrown, { ...record, ...owners })
  }
  const wrong = await wrongReferences(tx, { operation, record, before, names: references, buildingId })
  if (wrong.length > 0) throw invalid(wrong)
  return undefined
}

export function requireVersion(
  operation: Operation,
  current: StoredRecord,
  version: number | undefined,
): void {
  if (version === undefined || version === current.version) return
  throw recordChanged(operation, current)
}

async function changedMeanwhile(operation: Operation, target: Target) {
  return recordChanged(operation, await load(operation, target))
}

const recordChanged = (operation: Operation, current: StoredRecord) =>
  apiError(409, 'record_changed', [], {
    details: { current: presentStored(operation, current, buildingOf(operation, current)) },
  })

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))
