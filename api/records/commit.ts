import type { Tx } from '#api/database/pool.ts'
import { fileEntity, isWireFile, type UploadOptions } from '#core/fields/upload.ts'
import { attach, detach } from '../files/attach.ts'
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

/** Keeps uploads that came inside the body and puts their ids in their place; called once everything else is right. */
export async function storedUploads(
  operation: Operation,
  record: Values,
  buildingId: string | null,
): Promise<Values> {
  const { plan, pipeline, caller } = operation
  const kept: Values = {}
  for (const column of plan.fileColumns) {
    const value = record[column.name]
    const limits = { ...(column.field as UploadOptions), ...(buildingId === null ? {} : { buildingId }) }
    const keep = async (one: unknown) =>
      isWireFile(one) ? (await pipeline.files.saveUpload(caller, one, limits)).id : one
    if (isWireFile(value)) kept[column.name] = await keep(value)
    if (Array.isArray(value) && value.some(isWireFile)) kept[column.name] = await Promise.all(value.map(keep))
  }
  return { ...record, ...kept }
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

/** Files follow the record that names them: new ones become its own, dropped ones nobody's. */
async function moveFiles(operation: Operation, tx: Tx, { before, after }: Change): Promise<void> {
  const { plan, caller } = operation
  if (plan.fileColumns.length === 0 || plan.entity.name === fileEntity || after === null) return
  const owner = { entity: plan.entity.name, id: after.id, buildingId: buildingOf(operation, after) }
  const changed = new Set(changesBetween(plan, before ?? {}, after).map(({ field }) => field))
  for (const { name } of plan.fileColumns.filter((column) => changed.has(column.name))) {
    const [old, fresh] = [idsIn(before?.[name]), idsIn(after[name])]
    const dropped = old.filter((id) => !fresh.includes(id))
    if (dropped.length > 0) await detach(tx, { fileIds: dropped, owner })
    await attach(tx, { fileIds: fresh, field: name, owner, uploaderId: caller.principal.accountId })
  }
}

const idsIn = (value: unknown): string[] =>
  value === null || value === undefined ? [] : [value].flat().map(String)
