import type { LoggedValue } from './history.ts'
import { reads, type PipelineContext } from '../context.ts'
import { openMask } from '../present/mask.ts'
import { isNamed, namesOf } from './names.ts'
import { createParams } from '../sql/params.ts'
import type { EntityPlan } from '../plan.ts'
import { presentRead } from '../present/present.ts'
import type { Presented } from '../present/presented.ts'
import { selectionReader } from '../sql/reader.ts'
import { reachedSql, relatedOf } from './relations.ts'

/**
 * The records that a history names, by the field that named them, with their names alone: whoever reads the record sees
 * what it names now, and so what it named before. One query for each kind of record.
 */
export async function historyNames(
  operation: PipelineContext,
  buildingId: string | null,
  changes: readonly LoggedValue[],
): Promise<Readonly<Record<string, Presented[]>>> {
  const { plan, pipeline } = operation
  const targets = new Map<EntityPlan, { readonly fields: Set<string>; readonly ids: Set<string> }>()
  for (const relation of plan.relations.values()) {
    const target = relation.many ? undefined : plan.registry[relation.target]
    if (target === undefined || !isNamed(pipeline.planOf(target))) continue
    const ids = changes
      .filter(({ field }) => field === relation.field)
      .flatMap(({ before, after }) => [before, after])
      .filter((id): id is string => typeof id === 'string' && /^\d+$/.test(id))
    if (ids.length === 0) continue
    const asked = targets.get(pipeline.planOf(target)) ?? { fields: new Set(), ids: new Set() }
    asked.fields.add(relation.field)
    for (const id of ids) asked.ids.add(id)
    targets.set(pipeline.planOf(target), asked)
  }
  const named = await Promise.all(
    [...targets].map(async ([target, { fields, ids }]) => {
      const records = await readNames(operation, target, { buildingId, ids: [...ids] })
      return [...fields].map((field) => [field, records] as const)
    }),
  )
  return Object.fromEntries(named.flat())
}

async function readNames(
  operation: PipelineContext,
  target: EntityPlan,
  { buildingId, ids }: { readonly buildingId: string | null; readonly ids: readonly string[] },
): Promise<Presented[]> {
  const { pipeline, caller } = operation
  const params = createParams()
  const names = ['id', ...namesOf(target)]
  const reader = selectionReader({ plan: target, names, mask: openMask, alias: 'r' })
  const buildings = buildingId === null ? null : [buildingId]
  const own = reachedSql({ ...relatedOf(pipeline), caller, buildings }, target, { alias: 'r', params })
  const rows = await reads(operation).arrays(
    `select ${reader.select} from ${target.quoted} r where r.id = any(${params.add(ids)}::bigint[])${own}`,
    params.values,
  )
  return rows.map((row) => presentRead(pipeline, { plan: target, caller }, reader.read(row)))
}
