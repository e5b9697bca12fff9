import type { Tx } from '#api/database/pool.ts'
import { attach, release } from '../files/attach.ts'
import { changesBetween } from './audit.ts'
import type { Operation } from './context.ts'
import type { Change, HookContext, Values } from './extension.ts'
import { buildingOf } from './present.ts'

/** Words of live events for the pipeline's own actions; a transition keeps its name. */
const eventWords: Readonly<Record<string, string>> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  restore: 'restored',
}

const nothing: ReadonlySet<string> = new Set()

export const hookContext = ({ pipeline, caller, confirmed = nothing }: Operation, tx: Tx): HookContext => ({
  caller,
  tx,
  confirmed,
  records: pipeline.records.within(tx),
  told: (event) =>
    tx.afterCommit(() => {
      pipeline.counts.forget(event.resource, event.buildingId)
      pipeline.events.publish({ ...event, organisationId: caller.principal.organisationId })
    }),
})

/** Whether a write needs more than its one statement, and so a transaction. */
export function isWhole({ plan, pipeline }: Operation, names: readonly string[]): boolean {
  const { beforeCreate, beforeUpdate, after } = pipeline.extensionOf(plan)
  if (beforeCreate !== undefined || beforeUpdate !== undefined || after !== undefined) return true
  return (
    names.some((name) => plan.joins.has(name)) ||
    plan.fileColumns.some((column) => names.includes(column.name))
  )
}

/** What follows a written row inside its transaction, and what is told once it is durable. */
export async function concluded(operation: Operation, tx: Tx, change: Change): Promise<void> {
  const { pipeline, plan, caller } = operation
  const { after, committed } = pipeline.extensionOf(plan)
  await moveFiles(operation, tx, change)
  await after?.(change, hookContext(operation, tx))
  const record = change.after ?? change.before
  if (record === null) return
  const buildingId = buildingOf(operation, record)
  tx.afterCommit(() => {
    pipeline.counts.forget(plan.entity.name, buildingId)
    pipeline.events.publish({
      resource: plan.entity.name,
      buildingId,
      organisationId: caller.principal.organisationId,
      ids: [record.id],
      action: eventWords[change.action] ?? change.action,
    })
    committed?.(change, caller)
  })
}

/** Secrets that no hook has turned into a hash are hashed here: none is ever stored as it was typed. */
export async function sealedSecrets(
  { plan, pipeline }: Operation,
  typed: Values,
  record: Values,
): Promise<Values> {
  const sealed: Values = {}
  for (const { name, secret } of plan.columns) {
    const value = record[name]
    if (secret && typeof value === 'string' && value === typed[name])
      sealed[name] = await pipeline.hashSecret(value)
  }
  return { ...record, ...sealed }
}

/** Files follow the field that names them: new ones become its own, dropped ones and those of an erased record nobody's. */
async function moveFiles(operation: Operation, tx: Tx, { before, after }: Change): Promise<void> {
  const { plan, caller, pipeline } = operation
  const record = after ?? before
  // What lies in the trash keeps its files.
  if (plan.fileColumns.length === 0 || record === null || (after === null && plan.hasTrash)) return
  const buildingId = buildingOf(operation, record)
  const changed = new Set(changesBetween(plan, before ?? {}, after ?? {}).map(({ field }) => field))
  let isGrown = false
  for (const { name } of plan.fileColumns.filter((column) => changed.has(column.name))) {
    const owner = { entity: plan.entity.name, id: record.id, field: name, buildingId }
    const [old, fresh] = [idsIn(before?.[name]), idsIn(after?.[name])]
    const dropped = old.filter((id) => !fresh.includes(id))
    if (dropped.length > 0) await release(tx, dropped, owner)
    const attached = await attach(tx, { fileIds: fresh, owner, uploaderId: caller.principal.accountId })
    isGrown ||= attached.isGrown
  }
  if (isGrown && buildingId !== null) await pipeline.files.requireRoom(tx, buildingId)
}

const idsIn = (value: unknown): string[] =>
  value === null || value === undefined ? [] : [value].flat().map(String)
