import type { Tx } from '#api/database/pool.ts'
import { holds } from '#core/condition.ts'
import type { Notifying } from '#core/notice.ts'
import { apiError, invalidInput } from '../../http/error.ts'
import type { PipelineContext } from '../context.ts'
import { hasCustomValues, withCustomValues } from './custom-values.ts'
import { hooksFor, runBefore, type HookContext, type StoredRecord, type Values } from '../extension.ts'
import { eraseRow, insertRow, markRow, readRow, updateRow, writeLinks } from './persist.ts'
import { buildingOf } from '../present/present.ts'
import { wrongReferences } from './references.ts'
import { explainViolation } from './violation.ts'
import { changedNames } from './values.ts'
import type { Write } from './write.ts'

/** Somebody else has changed the record since it was read; everything that the hooks wrote is rolled back too. */
export class StaleRecord extends Error {}

/** Checks values whose fields are defined by other records, by the definitions of this moment. */
export async function checkCustomValues(write: Write): Promise<Write> {
  const { operation, tx, before, record, buildingId } = write
  const names = before === null ? Object.keys(operation.plan.fields) : write.names
  if (!hasCustomValues(operation.plan, names)) return write
  return { ...write, record: await withCustomValues(operation, tx, { record, names, buildingId }) }
}

export const hookContext = (
  { pipeline, caller, confirmed = nothing }: PipelineContext,
  tx: Tx,
): HookContext => ({
  caller,
  tx,
  confirmed,
  records: pipeline.records.within(tx),
  notify: (entity, buildingId, ids = []) =>
    tx.afterCommit(() => {
      pipeline.counts.forget(entity.name, buildingId)
      pipeline.events.publish({
        resource: entity.name,
        buildingId,
        ids,
        action: 'updated',
        organisationId: caller.principal.organisationId,
      })
    }),
})
const nothing: ReadonlySet<string> = new Set()

/** Runs the extension's hooks before the write: they may add to the record, or refuse it. */
export async function runBeforeHooks(write: Write): Promise<Write> {
  const { operation, tx, action, before, record, input = {} } = write
  const extension = operation.pipeline.extensionOf(operation.plan)
  if (hooksFor(extension, action).length === 0) return write
  const changes = before === null ? record : pick(record, write.names)
  const more = await runBefore(extension, action, {
    ...hookContext(operation, tx),
    input,
    before,
    changes,
  })
  return { ...write, record: { ...record, ...more } }
}

/** Hashes secrets that no hook has hashed: none is ever stored as it was typed. */
export async function hashSecrets(write: Write): Promise<Write> {
  const { operation, record, typed, names, before } = write
  const hashed: Values = {}
  for (const { name, secret } of operation.plan.columns) {
    const value = record[name]
    const isGiven = before === null || names.includes(name)
    if (secret && isGiven && typeof value === 'string' && value === typed[name])
      hashed[name] = await operation.pipeline.hashSecret(value)
  }
  return { ...write, record: { ...record, ...hashed } }
}

/** Writes the row, its line in the log, and the extension's additions in one statement. */
export async function writeRowAndLog(write: Write): Promise<Write> {
  const stored = await (rowWriters[write.action] ?? writeChanges)(write)
  if (stored === null) return { ...write, after: null }
  const { plan } = write.operation
  const links = Object.fromEntries([...plan.joins.keys()].map((name) => [name, write.record[name] ?? []]))
  return { ...write, after: { ...stored, ...links } }
}

type RowWriter = (write: Write) => Promise<StoredRecord | null>

const writeNew: RowWriter = async ({ operation, tx, record, buildingId }) => {
  const { plan, pipeline, caller } = operation
  try {
    const stored = await insertRow(tx, { operation, record, buildingId })
    if (stored !== undefined) return stored
  } catch (thrown) {
    const { inStatement } = pipeline.extensionOf(plan)
    const owners = { building_id: buildingId, organisation_id: caller.principal.organisationId }
    throw await explainViolation(operation, inStatement?.refusal(thrown) ?? thrown, { ...record, ...owners })
  }
  const wrong = await wrongReferences(tx, { operation, record, buildingId, names: plan.references })
  throw wrong.length > 0 ? invalidInput(wrong) : apiError(409, 'record_changed')
}

const writeChanges: RowWriter = async ({ operation, tx, action, before, record, buildingId }) => {
  if (before === null) throw new Error(`${action} has no record to change`)
  const names = changedNames(operation, before, record)
  const references = operation.plan.references.filter((name) => touches(operation, name, names))
  try {
    const draft = { action, before, record, names, buildingId, references }
    const stored = await updateRow(tx, { operation, ...draft })
    if (stored !== undefined) return stored
  } catch (thrown) {
    const { id, building_id, organisation_id } = before
    throw await explainViolation(operation, thrown, { ...record, id, building_id, organisation_id })
  }
  const wrong = await wrongReferences(tx, { operation, record, before, names: references, buildingId })
  throw wrong.length > 0 ? invalidInput(wrong) : new StaleRecord()
}

/** A reference is checked again when it changes, or when a field that narrows its choice changes. */
function touches({ plan }: PipelineContext, name: string, changed: readonly string[]): boolean {
  const field = plan.fields[name]
  const matching =
    field !== undefined && 'matching' in field
      ? Object.values((field.matching ?? {}) as Record<string, string>)
      : []
  return [name, ...matching].some((one) => changed.includes(one))
}

const deleteRow: RowWriter = async (write) => {
  await (write.operation.plan.hasTrash ? mark(write, 'now()') : erase(write))
  return null
}
const takeOutOfTrash: RowWriter = (write) => mark(write, 'null')

async function mark({ operation, tx, action, before }: Write, deletedAt: 'now()' | 'null') {
  if (before === null) throw new Error(`${action} has no record`)
  try {
    const stored = await markRow(tx, { operation, action, before, deletedAt })
    if (stored === undefined) throw apiError(404, 'record_not_found')
    return stored
  } catch (thrown) {
    throw await explainViolation(operation, thrown, before)
  }
}

async function erase({ operation, tx, action, before }: Write): Promise<void> {
  if (before === null) throw new Error(`${action} has no record`)
  try {
    await eraseRow(tx, { operation, action, before })
  } catch (thrown) {
    throw await explainViolation(operation, thrown, before)
  }
}

/** `update` and every transition change the row. */
const rowWriters: Readonly<Partial<Record<string, RowWriter>>> = {
  create: writeNew,
  delete: deleteRow,
  restore: takeOutOfTrash,
}

export async function writeLinkRows(write: Write): Promise<Write> {
  const { operation, tx, before, after } = write
  if (operation.plan.joins.size > 0 && after !== null)
    await writeLinks(tx, operation.plan, { before: before ?? {}, record: after })
  return write
}

export async function runAfterHooks(write: Write): Promise<Write> {
  const { operation, tx, action, before, after, input = {} } = write
  const { plan, pipeline } = operation
  const extension = pipeline.extensionOf(plan)
  for (const hook of hooksFor(extension, action))
    await hook.after?.({ ...hookContext(operation, tx), input, before, after })
  if (extension.rereads !== true || after === null) return write
  return { ...write, after: { ...after, ...(await readRow(tx, plan, after)) } }
}

/** Who is to be told of the action. The rows of an import are told to nobody. */
export const rulesToTell = ({ plan, caller }: PipelineContext, action: string): readonly Notifying[] =>
  caller.importSource !== undefined
    ? []
    : (plan.entity.notifies ?? []).filter(({ on }) => on.includes(action))

export async function tellAccounts(write: Write): Promise<Write> {
  const { operation, tx, action, before, after, buildingId } = write
  if (after === null) return write
  const rules = rulesToTell(operation, action).filter(({ when }) => when === undefined || holds(when, after))
  if (rules.length === 0) return write
  const { pipeline, plan, caller } = operation
  const actorId = caller.principal.accountId
  await pipeline.tell(tx, { entity: plan.entity, action, before, after, rules, buildingId, actorId })
  return write
}

/** Notes in which buildings the record is seen, before and after the write: it may join and leave some. */
export async function noteListeners(write: Write): Promise<Write> {
  const { operation, tx, before, after, heardIn = [] } = write
  const extension = operation.pipeline.extensionOf(operation.plan)
  const id = (after ?? before)?.id
  if (extension.heardIn === undefined || id === undefined) return write
  return { ...write, heardIn: [...new Set([...heardIn, ...(await extension.heardIn(tx, id))])] }
}

/** Words of live events for the pipeline's own actions; a transition keeps its name. */
const eventWords: Readonly<Record<string, string>> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  restore: 'restored',
}

/** Notifies others once the write is durable. */
export function publish(write: Write): Write {
  const { operation, tx, action, before, after, heardIn } = write
  const { pipeline, plan, caller } = operation
  const record = after ?? before
  if (record === null) return write
  const buildingId = buildingOf(operation, record)
  tx.afterCommit(() => {
    pipeline.counts.forget(plan.entity.name, buildingId)
    pipeline.events.publish({
      resource: plan.entity.name,
      buildingId,
      organisationId: caller.principal.organisationId,
      ...(heardIn === undefined ? {} : { heardIn }),
      ids: [record.id],
      action: eventWords[action] ?? action,
    })
  })
  return write
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))
