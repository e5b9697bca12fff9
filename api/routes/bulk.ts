import type { FastifyRequest } from 'fastify'
import type { AnyEntity } from '#core/entity.ts'
import { isStorable } from '#core/text.ts'
import type { Caller } from '../context.ts'
import type { WireObject } from '../http/body.ts'
import { errorReply } from '../http/error-body.ts'
import { apiError, invalidInput } from '../http/error.ts'
import type { Idempotency } from '../http/idempotency.ts'
import { explainFailure } from '../http/known-failure.ts'
import { limits } from '../http/limits.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { holdsUpload } from '../records/write/uploads.ts'
import { updateManyLimit, type RowChange } from '../records/write/update-many.ts'
import type { Records } from '../records/records.ts'
import type { Presented } from '../records/present/presented.ts'

interface BulkWrite {
  readonly entity: AnyEntity
  readonly records: Records
  readonly idempotency: Idempotency
  readonly caller: Caller
  readonly request: FastifyRequest
  readonly ids: readonly string[]
  /** The body as it was sent: the idempotency key is bound to it. */
  readonly sent: WireObject
  /** The body that each row is written with. */
  readonly body: WireObject
  /** The transition's name, if the write is one. */
  readonly name?: string
  readonly write: (records: Records, id: string, body: WireObject) => Promise<unknown>
}

/**
 * Writes several records, each in a separate transaction. A row gets the rights, the checks and the error body of a
 * call for that row alone, and a refused row does not prevent another from being written. `{ id, ok: true }`, or `{ id,
 * ok: false, status }` with the error body. Under an idempotency key each row is done once: repeating the call tries
 * the refused rows again, and repeats the results of the others.
 */
export async function writeRows(bulk: BulkWrite): Promise<Presented<object>[]> {
  await bulk.idempotency.claim(bulk, bulk.sent)
  const end = Date.now() + limits.bulkTime
  const rows: Presented<object>[] = []
  for (const id of bulk.ids) {
    try {
      // The caller gets a reply that names what was done, instead of a timeout that names nothing.
      if (Date.now() > end) throw apiError(503, 'took_too_long')
      await writeRow(bulk, id)
      rows.push(presentOutcome({ id, ok: true }))
    } catch (thrown) {
      rows.push(refusal(bulk, id, thrown))
    }
  }
  return rows
}

async function writeRow(bulk: BulkWrite, id: string): Promise<void> {
  const { entity, records, idempotency, caller, request, sent, body, name } = bulk
  const asked = { caller, request, row: id }
  const write = (stored: WireObject) =>
    idempotency.once(asked, sent, {
      run: async (tx) => {
        await bulk.write(tx === undefined ? records : records.within(tx), id, stored)
        return { status: 200, body: presentOutcome({ id, ok: true }) }
      },
      again: () => presentOutcome({ id, ok: true }),
    })
  if (await idempotency.isKnown(asked)) await write(body)
  else await records.storeUploads({ caller, entity, id, name }, body, write)
}

interface BulkChange extends Pick<BulkWrite, 'entity' | 'records' | 'caller' | 'request'> {
  readonly rows: readonly RowChange[]
}

/**
 * Changes several records in one transaction. A row gets the error body of a call for it alone; of one that is changed
 * `record` is what it is then.
 */
export async function changeRows(bulk: BulkChange): Promise<Presented<object>[]> {
  const { records, rows } = bulk
  const outcomes = await records.updateMany(bulk, rows, Date.now() + limits.bulkTime)
  return outcomes.map((outcome, at) => {
    const id = rows[at]?.id ?? ''
    return 'error' in outcome
      ? refusal(bulk, id, outcome.error)
      : { ...presentOutcome({ id, ok: true }), record: outcome.record }
  })
}

/** The error body that a call for this row alone would have had. */
function refusal({ request }: Pick<BulkWrite, 'request'>, id: string, thrown: unknown): Presented<object> {
  const error = explainFailure(thrown)
  if (error.status >= 500) request.log.error({ err: thrown, id }, 'a row of a bulk call failed')
  const { status, body } = errorReply(error, { language: request.language, requestId: request.id })
  return presentOutcome({ id, ok: false, status, ...body })
}

/** The most records that one bulk call may name. */
const mostIds = 500
const longestId = 64

/**
 * The rows that a bulk call changes: an `id` each, and the body of a call for that record alone. Throws 422 if there are
 * none, or too many, and naming the row (`items.3.id`) if one names no record, or carries files.
 */
export function itemsIn(given: unknown): readonly { readonly id: string; readonly body: WireObject }[] {
  const all: readonly unknown[] = Array.isArray(given) ? given : []
  if (all.length === 0) throw invalidInput([{ field: 'items', code: 'required' }])
  if (all.length > updateManyLimit)
    throw invalidInput([{ field: 'items', code: 'too_many', limits: { max: updateManyLimit } }])
  return all.map((item, at) => {
    const { id, ...body } = isObject(item) ? item : noValues
    if (id === undefined || id === null || id === '')
      throw invalidInput([{ field: `items.${at}.id`, code: 'required' }])
    if (isNoId(id)) throw invalidInput([{ field: `items.${at}.id`, code: 'invalid_reference' }])
    requireNoUploads(body, `items.${at}.`)
    return { id: String(id), body }
  })
}

/** Throws 422 for files: several records are changed in a transaction, and uploads are stored before one begins. */
export function requireNoUploads(body: WireObject, before = ''): void {
  for (const [name, value] of Object.entries(body))
    if (holdsUpload(value)) throw invalidInput([{ field: `${before}${name}`, code: 'invalid_value' }])
}

const isObject = (item: unknown): item is WireObject =>
  typeof item === 'object' && item !== null && !Array.isArray(item)
const noValues: WireObject = {}

/** Neither a record's id, nor a text that could be one and be part of a key. */
const isNoId = (id: unknown) =>
  typeof id === 'object' || String(id).length > longestId || !isStorable(String(id))

/** The ids that a bulk call names, each once. Throws 422 if there are none, or too many. */
export function idsIn(given: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(given) ? given : []
  if (all.some(isNoId)) throw invalidInput([{ field: 'ids', code: 'invalid_reference' }])
  const ids = [...new Set(all.map(String))]
  if (ids.length === 0) throw invalidInput([{ field: 'ids', code: 'required' }])
  if (ids.length > mostIds) throw invalidInput([{ field: 'ids', code: 'too_many', limits: { max: mostIds } }])
  return ids
}
