import type { Tx } from '#api/database/pool.ts'
import { levelFor } from '#core/derive/requirement.ts'
import type { WireObject } from '../http/body.ts'
import { ApiError, apiError, invalid } from '../http/error.ts'
import { checkedRecord, givenValues, openEnvelope } from './values.ts'
import { hasCustomValues, withCustomValues } from './custom-values.ts'
import { concluded, hookContext, isWhole, sealedSecrets } from './commit.ts'
import type { Operation } from './context.ts'
import type { StoredRecord, Values } from './extension.ts'
import { insertRow, referenceNames, writeLinks } from './persist.ts'
import { presentStored, buildingOf } from './present.ts'
import { wrongReferences } from './references.ts'
import type { EntityPlan } from './plan.ts'
import { requireAnywhere, requireRight } from './rights.ts'
import type { Shown } from './shown.ts'
import { inUnit } from './unit.ts'
import { isUniqueViolation, takenValues, violationOf } from './violation.ts'

/** Rows that one `createMany` may bring. */
export const createManyLimit = 500

/** Makes one record, and answers with it as this caller may see it. */
export async function create(operation: Operation, body: WireObject): Promise<Shown> {
  const draft = await draftOne(operation, body)
  const record = await inUnit(
    operation.pipeline,
    { whole: isWhole(operation, Object.keys(draft.record)) },
    (tx) => written(operation, tx, draft),
  )
  return presentStored(operation, record, buildingOf(operation, record))
}

/** Makes all of `items`, or none: errors name the item, `items.3.code`. */
export async function createMany(operation: Operation, body: WireObject): Promise<Shown[]> {
  const drafts = await draftMany(operation, body)
  const records = await inUnit(operation.pipeline, { whole: true }, async (tx) => {
    const made: StoredRecord[] = []
    for (const [index, draft] of drafts.entries())
      made.push(await atItem(index, () => written(operation, tx, draft)))
    return made
  })
  return records.map((record) => presentStored(operation, record, buildingOf(operation, record)))
}

/** All of the items, checked before the first is written. */
export async function draftMany(operation: Operation, body: WireObject): Promise<Draft[]> {
  const { items, ...shared } = body
  if (!Array.isArray(items) || items.length === 0) throw invalid([{ field: 'items', code: 'required' }])
  if (items.length > createManyLimit)
    throw invalid([{ field: 'items', code: 'too_many', limits: { max: createManyLimit } }])
  const drafts: Draft[] = []
  for (const [index, item] of items.entries())
    drafts.push(await atItem(index, () => draftOne(operation, { ...shared, ...(item as WireObject) })))
  return drafts
}

async function atItem<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown
    const fields = thrown.fields.map((error) => ({ ...error, field: `items.${index}.${error.field}` }))
    throw apiError(thrown.status, thrown.code, fields, thrown.extras)
  }
}

interface Draft {
  readonly record: Values
  readonly buildingId: string | null
}

/** May you at all, in which building, with which fields, and are they right. */
export async function draftOne(operation: Operation, body: WireObject): Promise<Draft> {
  const { plan, caller, pipeline } = operation
  const { buildingId: said, rest } = openEnvelope(body)
  const buildingId = homeOf(operation, said)
  if (hasHome(plan)) requireRight(plan, caller, { flag: 'create', buildingId })
  else if (levelFor(plan.entity, 'create') === 'organisation')
    requireRight(plan, caller, { flag: 'create', level: 'organisation', buildingId: null })
  else requireAnywhere({ plan, caller, flags: ['create'], buildingId: said ?? undefined })
  const given = givenValues({ operation, on: 'create', node: rest, buildingId })
  const { prepare } = pipeline.extensionOf(plan)
  const values = prepare === undefined ? given : await prepare({ ...given }, caller)
  const checked = checkedRecord({ operation, on: 'create', values, buildingId })
  const { lifecycle } = plan.entity
  const state =
    plan.stateField === undefined || lifecycle === undefined ? {} : { [plan.stateField]: lifecycle.initial }
  return { record: { ...checked, ...state, ...homeField(operation, said) }, buildingId }
}

/** An organisation's record may keep the building that it was made in: the named one, or the first where its maker may. */
function homeField({ plan, caller }: Operation, said: string | null | undefined): Values {
  const { home, permission } = plan.entity
  if (home === undefined) return {}
  const { type, decider } = caller.principal
  if (said !== undefined && said !== null) return { [home]: said }
  return { [home]: type === 'org_admin' ? null : (decider.buildingsWith(permission, 'create')[0] ?? null) }
}

/** The building that a new record goes into. Only what may belong to the organisation can do without. */
function homeOf({ plan, caller }: Operation, said: string | null | undefined): string | null {
  if (!hasHome(plan)) return null
  if (said !== undefined && said !== null) return said
  if (plan.owner === 'optional_building') return null
  const { buildings } = caller.principal
  const [only] = buildings
  if (said === undefined && only !== undefined && buildings.length === 1) return only.id
  throw invalid([{ field: 'building_id', code: 'required' }])
}

const hasHome = ({ owner }: EntityPlan) => owner === 'building' || owner === 'optional_building'

async function written(operation: Operation, tx: Tx, { record, buildingId }: Draft): Promise<StoredRecord> {
  const { plan, pipeline } = operation
  const { beforeCreate } = pipeline.extensionOf(plan)
  const owned = hasHome(plan) ? { building_id: buildingId } : {}
  const names = Object.keys(plan.fields)
  const checked = hasCustomValues(plan, names)
    ? await withCustomValues(operation, tx, { record, names, buildingId })
    : record
  const kept = { ...checked, ...owned }
  const hooked = beforeCreate === undefined ? kept : await beforeCreate(kept, hookContext(operation, tx))
  const final = await sealedSecrets(operation, record, hooked)
  const stored = await inserted(operation, tx, { record: final, buildingId })
  const full = { ...stored, ...linksOf(operation, final) }
  if (plan.joins.size > 0) await writeLinks(tx, plan, { before: {}, record: full })
  await concluded(operation, tx, { action: 'create', before: null, after: full })
  return full
}

const linksOf = ({ plan }: Operation, record: Values) =>
  Object.fromEntries([...plan.joins.keys()].map((name) => [name, record[name] ?? []]))

async function inserted(operation: Operation, tx: Tx, draft: Draft): Promise<StoredRecord> {
  try {
    const stored = await insertRow(tx, { operation, ...draft })
    if (stored !== undefined) return stored
  } catch (thrown) {
    const { beside } = operation.pipeline.extensionOf(operation.plan)
    throw await explained(operation, beside?.refusal(thrown) ?? thrown, ownedRecord(operation, draft))
  }
  const wrong = await wrongReferences(tx, { operation, ...draft, names: referenceNames(operation.plan) })
  throw wrong.length > 0 ? invalid(wrong) : apiError(409, 'record_changed')
}

const ownedRecord = ({ caller }: Operation, { record, buildingId }: Draft): Values => ({
  ...record,
  building_id: buildingId,
  organisation_id: caller.principal.organisationId,
})

/** A constraint's refusal, with every other taken value named beside it. */
export async function explained(operation: Operation, thrown: unknown, record: Values): Promise<unknown> {
  const violation = violationOf(operation.plan, thrown)
  if (violation === undefined) return thrown
  if (!isUniqueViolation(thrown)) return violation
  const taken = await takenValues(operation, record)
  return taken.length > 0 ? invalid(taken) : violation
}
