import { encodeValue } from '#core/fields/rows.ts'
import type { BelongsToField } from '#core/fields/belongs-to.ts'
import { kindOf } from '#core/kinds.ts'
import type { WireNode } from '#core/kind.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Caller } from '../context.ts'
import { ApiError, apiError } from '../http/error.ts'
import { readColumn } from '../records/read/read-column.ts'
import type { Records } from '../records/records.ts'
import type { Tx } from '../database/pool.ts'
import type { BesideRow } from './batch-rows.ts'
import type { ReadRow } from './row.ts'

interface BesideWork {
  readonly tx: Tx
  readonly records: Records
  readonly caller: Caller
  readonly entity: AnyEntity
  readonly buildingId: string
  /** Fields that a record which is there keeps, whatever the row proposes. */
  readonly proposed: ReadonlySet<string>
}

type Body = ReadRow['body']

/** The part of a row's body that is its own record's. */
export const ownBody = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !name.includes('.')))

/**
 * Makes or changes the records that a row fills beside its own, with the caller's rights on them. A row that says nothing
 * of one leaves it alone. Errors are at `apartments.apartment_id`.
 */
export async function writeBeside(work: BesideWork, ownId: string, body: Body): Promise<BesideRow[]> {
  const done: BesideRow[] = []
  for (const relation of Object.keys(work.entity.imports?.beside ?? {})) {
    const own = Object.entries(body).flatMap(([name, value]) =>
      name.startsWith(`${relation}.`) ? [[name.slice(relation.length + 1), value] as const] : [],
    )
    if (own.length === 0) continue
    try {
      const row = await writeOne(work, relation, { ownId, values: Object.fromEntries(own) })
      if (row !== undefined) done.push(row)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      const { status, code, fields } = error
      throw apiError(
        status,
        code,
        fields.length === 0
          ? [{ field: relation, code }]
          : fields.map((one) => ({ ...one, field: `${relation}.${one.field}` })),
      )
    }
  }
  return done
}

interface Wanted {
  readonly ownId: string
  readonly values: Readonly<Record<string, WireNode>>
}

async function writeOne(
  work: BesideWork,
  relation: string,
  { ownId, values }: Wanted,
): Promise<BesideRow | undefined> {
  const { records, caller, entity, buildingId } = work
  const plan = records.planOf(entity)
  const field = plan.fields[relation]
  const many = field === undefined ? undefined : kindOf(field).relation?.(field)
  if (many?.via === undefined) throw new Error(`${entity.name}.${relation} holds no records`)
  const target = records.planOf(many.target).entity
  const said = { ...(await matchingValues(work, target, values)), ...values, [many.via]: ownId }
  const known = await knownRecord(work, target, said)
  if (known === undefined) {
    const made = await records.create({ caller, entity: target }, { ...said, building_id: buildingId })
    return { entity: target.name, id: String(made.id), version: Number(made.version) }
  }
  const changes = Object.entries(values).filter(
    ([name, value]) => known.before[name] !== value && !work.proposed.has(`${relation}.${name}`),
  )
  if (changes.length === 0) return undefined
  const ask = { caller, entity: target, id: known.id }
  const after = await records.update(ask, { ...Object.fromEntries(changes), version: known.version })
  return {
    entity: target.name,
    id: known.id,
    version: Number(after.version),
    before: Object.fromEntries(changes.map(([name]) => [name, known.before[name] ?? null])),
  }
}

/** Fields that follow from another: of a stay in an apartment, the apartment's block. */
async function matchingValues(
  { tx, records }: BesideWork,
  target: AnyEntity,
  values: Wanted['values'],
): Promise<Readonly<Record<string, WireNode>>> {
  const found: Record<string, WireNode> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = target.fields[name]
    const { matching } = (field ?? {}) as BelongsToField
    const other = field === undefined ? undefined : kindOf(field).relation?.(field)?.target
    if (matching === undefined || other === undefined) continue
    const named = records.planOf(other)
    for (const [theirs, ours] of Object.entries(matching)) {
      const known = await readColumn(tx, named, { name: theirs, id: value })
      if (known !== null) found[ours] = known
    }
  }
  return found
}

/** The record that the row means: the one with the same `uniqueTogether`, if the caller may read it. */
async function knownRecord(
  { records, caller, buildingId }: BesideWork,
  target: AnyEntity,
  said: Readonly<Record<string, WireNode>>,
) {
  // What a row leaves out is empty in the record that it means: of the stays in an apartment the one that has not ended.
  const key = target.uniqueTogether?.find((names) =>
    names.every((name) => said[name] !== undefined || target.fields[name]?.required !== true),
  )
  const mayRead = caller.principal.decider.can(buildingId, target.permission, 'read')
  if (key === undefined || !mayRead) return undefined
  const only = Object.fromEntries(
    key.map((name) => (said[name] === undefined ? [`${name}[null]`, '1'] : [name, String(said[name])])),
  )
  const [record] = await records.rows(
    { caller, entity: target },
    { ...only, building_id: buildingId, limit: '1' },
  )
  if (record === undefined) return undefined
  const { fields } = records.planOf(target)
  const before = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      kindOf(field).column === undefined ? [] : [[name, encodeValue(field, record[name], kindOf)]],
    ),
  ) as Readonly<Record<string, WireNode>>
  return { id: String(record.id), version: Number(record.version), before }
}

/** Takes back what a row did beside its own record, the last first; 409 `record_changed` where somebody has changed it. */
export async function undoBeside(
  { records, caller }: Pick<BesideWork, 'records' | 'caller'>,
  rows: readonly BesideRow[],
): Promise<void> {
  for (const { entity, id, version, before } of rows.toReversed()) {
    const ask = { caller, entity, id }
    const present = await records.stored(ask)
    if (Number(present.version) !== version) throw apiError(409, 'record_changed')
    await (before === undefined ? records.remove(ask) : records.update(ask, { ...before, version }))
  }
}
