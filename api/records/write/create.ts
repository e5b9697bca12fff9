import { levelFor } from '#core/derive/requirement.ts'
import type { WireObject } from '../../http/body.ts'
import { ApiError, apiError, invalidInput } from '../../http/error.ts'
import { readAliases } from '../sql/alias-references.ts'
import type { PipelineContext } from '../context.ts'
import type { Values } from '../extension.ts'
import type { EntityPlan } from '../plan.ts'
import { foundState } from './found-state.ts'
import { presentStored, buildingOf } from '../present/present.ts'
import { requireAnywhere, requireRight } from '../rights.ts'
import type { Presented } from '../present/presented.ts'
import { checkRecordValues, readValues, openEnvelope } from './values.ts'
import { write, type Draft } from './write.ts'

/** Rows that one `createMany` may bring. */
export const createManyLimit = 500

/** Makes one record, and returns it as this caller may see it. */
export async function create(operation: PipelineContext, body: WireObject): Promise<Presented> {
  const check = async (said: WireObject) => [await checkNew(operation, said)]
  const [record] = await write(operation, body, { check })
  if (record === undefined) throw new Error('create wrote nothing')
  return presentStored(operation, record, buildingOf(operation, record))
}

/** Makes all of `items`, or none: errors name the item, `items.3.code`. */
export async function createMany(operation: PipelineContext, body: WireObject): Promise<Presented[]> {
  const check = (said: WireObject) => checkItems(operation, said)
  const records = await write(operation, body, { check, each: atItem })
  return records.map((record) => presentStored(operation, record, buildingOf(operation, record)))
}

/** Checks all items before the first is written. */
async function checkItems(operation: PipelineContext, body: WireObject): Promise<Draft[]> {
  const { items, ...shared } = body
  if (!Array.isArray(items) || items.length === 0) throw invalidInput([{ field: 'items', code: 'required' }])
  if (items.length > createManyLimit)
    throw invalidInput([{ field: 'items', code: 'too_many', limits: { max: createManyLimit } }])
  const drafts: Draft[] = []
  for (const [index, item] of items.entries())
    drafts.push(await atItem(index, () => checkNew(operation, { ...shared, ...(item as WireObject) })))
  return drafts
}

/** The records that a body would create: one, or several. */
export const checkCreation = async (operation: PipelineContext, body: WireObject): Promise<Draft[]> =>
  body.items === undefined ? [await checkNew(operation, body)] : checkItems(operation, body)

async function atItem<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown
    const fields = thrown.fields.map((error) => ({ ...error, field: `items.${index}.${error.field}` }))
    throw apiError(thrown.status, thrown.code, fields, thrown.extras)
  }
}

/** Checks in order: may the caller at all, in which building, with which fields, and are the values right. */
async function checkNew(operation: PipelineContext, body: WireObject): Promise<Draft> {
  const { plan, caller, pipeline } = operation
  const { buildingId: said, rest } = openEnvelope(body)
  const buildingId = homeOf(operation, said)
  if (hasHome(plan)) requireRight(plan, caller, { flag: 'create', buildingId })
  else if (levelFor(plan.entity, 'create') === 'organisation')
    requireRight(plan, caller, { flag: 'create', level: 'organisation', buildingId: null })
  else requireAnywhere({ plan, caller, flags: ['create'], buildingId: said ?? undefined })
  if (plan.entity.movesMoney === true && operation.hasKey === false)
    throw invalidInput([{ field: 'idempotency-key', code: 'idempotency_key_required' }])
  const node = await readAliases(operation, rest, buildingId)
  const given = readValues({ operation, on: 'create', node, buildingId })
  const { prepare } = pipeline.extensionOf(plan)
  const values = prepare === undefined ? given : await prepare({ ...given }, caller)
  const checked = checkRecordValues({ operation, on: 'create', values, buildingId })
  const initial = initialState(plan)
  const found = foundState(operation, { before: initial, record: checked, buildingId })
  const record = { ...checked, ...initial, ...found, ...homeField(operation, said) }
  return {
    action: 'create',
    buildingId,
    before: null,
    record: hasHome(plan) ? { ...record, building_id: buildingId } : record,
    names: Object.keys(record),
  }
}

const initialState = ({ stateField, entity: { lifecycle } }: EntityPlan): Values =>
  stateField === undefined || lifecycle === undefined ? {} : { [stateField]: lifecycle.initial }

/**
 * An organisation's record may keep the building in which it was made: the named one, or the first in which its maker
 * may make it.
 */
function homeField({ plan, caller }: PipelineContext, said: string | null | undefined): Values {
  const { home, permission } = plan.entity
  if (home === undefined) return {}
  const { type, decider } = caller.principal
  if (said !== undefined && said !== null) return { [home]: said }
  return { [home]: type === 'org_admin' ? null : (decider.buildingsWith(permission, 'create')[0] ?? null) }
}

/** The building that a new record goes into. Only records that may belong to the organisation can do without. */
function homeOf({ plan, caller }: PipelineContext, said: string | null | undefined): string | null {
  if (!hasHome(plan)) return null
  if (said !== undefined && said !== null) return said
  if (plan.owner === 'optional_building') return null
  const { buildings } = caller.principal
  const [only] = buildings
  if (said === undefined && only !== undefined && buildings.length === 1) return only.id
  throw invalidInput([{ field: 'building_id', code: 'required' }])
}

const hasHome = ({ owner }: EntityPlan) => owner === 'building' || owner === 'optional_building'
