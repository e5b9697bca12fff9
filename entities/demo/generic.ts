import { demoRecord, createSeed } from '#core/derive/demo.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import type { Registry } from '#core/registry.ts'
import type { DemoRow, Ids } from './row.ts'

type RowsByEntity = Readonly<Record<string, readonly DemoRow[]>>

interface FillInput {
  readonly registry: Registry
  /** Rows made so far; relations are drawn from them. */
  readonly rows: RowsByEntity
  readonly organisationId: string
  readonly buildingIds: readonly string[]
  readonly ids: Ids
}

const perBuilding = 12

/** Whose a row is, as columns of the row. */
type Owner = { readonly building_id?: string; readonly organisation_id?: string }

/**
 * Rows for every entity that has none yet, made from its kinds of fields, so that an entity needs no demo code.
 * Entities are filled after those that they must refer to; one whose required relation finds no record stays empty.
 */
export function fillRemaining(input: FillInput, skipped: ReadonlySet<string>): Record<string, DemoRow[]> {
  const filled: Record<string, DemoRow[]> = {}
  const waiting = Object.values(input.registry).filter(
    (entity) => input.rows[entity.name] === undefined && !skipped.has(entity.name),
  )
  for (const entity of inOrder(waiting)) {
    filled[entity.name] = rowsOf(entity, { ...input, rows: { ...input.rows, ...filled } })
  }
  return filled
}

/** Entities after those that they require. */
function inOrder(entities: readonly AnyEntity[]): AnyEntity[] {
  const names = new Set(entities.map((entity) => entity.name))
  const ready = entities.filter((entity) => requiredTargets(entity).every((target) => !names.has(target)))
  if (ready.length === 0) return [...entities]
  const rest = entities.filter((entity) => !ready.includes(entity))
  return rest.length === 0 ? ready : [...ready, ...inOrder(rest)]
}

const requiredTargets = (entity: AnyEntity) =>
  Object.values(entity.fields).flatMap((field) => {
    const target = targetOf(field)
    return field.required === true && target !== undefined && target !== entity.name ? [target] : []
  })

/** The entity that a field's ids belong to, if the record stores them itself. */
const targetOf = (field: AnyField) => {
  const relation = kindOf(field).relation?.(field)
  return relation === undefined || relation.via !== undefined ? undefined : relation.target
}

function rowsOf(entity: AnyEntity, input: FillInput): DemoRow[] {
  const owners: Owner[] =
    entity.scope === 'building'
      ? input.buildingIds.map((building_id) => ({ building_id }))
      : [entity.scope === 'global' ? {} : { organisation_id: input.organisationId }]
  return owners.flatMap((owner) =>
    Array.from({ length: perBuilding }).flatMap(() => {
      const id = input.ids(entity.name)
      const seed = createSeed(Number(id) - 1)
      const relations = relationsOf(entity, owner, input, Number(id))
      return relations === undefined ? [] : [{ ...demoRecord(entity, seed), ...relations, ...owner, id }]
    }),
  )
}

/** An id for each relation, of the same building where both have one; undefined when a required one has none to give. */
function relationsOf(entity: AnyEntity, owner: Owner, input: FillInput, turn: number) {
  const result: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    const target = targetOf(field)
    if (target === undefined) continue
    const candidates = (input.rows[target] ?? []).filter(
      (row) =>
        owner.building_id === undefined ||
        row.building_id === undefined ||
        row.building_id === owner.building_id,
    )
    const chosen = candidates[(turn * 7) % Math.max(1, candidates.length)]
    if (chosen === undefined && field.required === true) return undefined
    const isMany = kindOf(field).relation?.(field).many === true
    result[name] = isMany ? (chosen === undefined ? [] : [chosen.id]) : (chosen?.id ?? null)
  }
  return result
}
