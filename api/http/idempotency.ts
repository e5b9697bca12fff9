import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../context.ts'
import { command, query } from '#api/sql/query.ts'
import { json, orNull, type Slots, type ValuesOf } from '#api/sql/types.ts'
import type { Db, Tx } from '../database/pool.ts'
import { retryDeadlock } from '../database/retry-deadlock.ts'
import { isWireFile } from '#core/fields/upload.ts'
import type { WireNode } from '#core/kind.ts'
import type { LeavingBody } from './answer-route.ts'
import { apiError, invalidInput } from './error.ts'
import { uploadOf } from './upload.ts'

export interface KeptAnswer<B extends LeavingBody = LeavingBody> {
  readonly status: number
  readonly body: B
}

/** A stored reply: JSON, presented once for rights that may have changed since. */
export type KeptBody = Readonly<Record<string, unknown>>

interface Work<B extends LeavingBody> {
  readonly run: (tx: Tx | undefined) => Promise<KeptAnswer<B>>
  /** Presents the stored reply as the caller may see it now. */
  readonly again: (kept: KeptBody) => B
}

interface RepeatableRequest {
  readonly caller: Caller
  readonly request: FastifyRequest
  /** One row of a bulk call: the call's key applies to each row separately. */
  readonly row?: string
}

export interface Idempotency {
  /** Whether the request repeats a call that already has its reply, so that preparing it again is useless. */
  isKnown(asked: RepeatableRequest): Promise<boolean>
  /**
   * Runs the work once for each key of a user, in one transaction with the key, and stores its reply. A repetition with
   * the same body gets that reply, as far as the caller may still see it; one with another body is 422
   * `idempotency_key_reused`. A refused call stores nothing. Without the header the work runs by itself, and `tx` is
   * undefined.
   */
  once<B extends LeavingBody>(asked: RepeatableRequest, body: WireNode, work: Work<B>): Promise<KeptAnswer<B>>
  /** Binds the key to this body before the rows of a bulk call use it. Throws `idempotency_key_reused` as `once` does. */
  claim(asked: RepeatableRequest, body: WireNode): Promise<void>
}

const longestKey = 255

export function createIdempotency(db: Db): Idempotency {
  return {
    async isKnown({ caller, request, row }) {
      const key = request.headers['idempotency-key']
      if (typeof key !== 'string' || key.length > longestKey) return false
      const own = { accountId: caller.principal.accountId, key: rowKey(key, row) }
      return (await keptReplies(db, own)).length > 0
    },
    async once({ caller, request, row }, body, work) {
      const key = keyOf(request)
      if (key === undefined) return work.run(undefined)
      const hash = hashOf(request, body)
      const own = { accountId: caller.principal.accountId, key: rowKey(key, row) }
      const runOnce = async (tx: Tx) => {
        if ((await insertKey(tx, { ...own, hash })) === 0) return replay(tx, own, { hash, again: work.again })
        const answer = await work.run(tx)
        // Stored as text inside the JSON: names of the JSON itself would come back in another order.
        const reply = JSON.stringify(JSON.stringify(answer.body))
        tx.atLast(keepReply(tx, { ...own, status: answer.status, reply }))
        return answer
      }
      return retryDeadlock(() => db.transaction(runOnce))
    },
    async claim({ caller, request }, body) {
      const key = keyOf(request)
      if (key === undefined) return
      const own = { accountId: caller.principal.accountId, key }
      const hash = hashOf(request, body)
      if ((await insertKey(db, { ...own, hash })) > 0) return
      const [kept] = await keptReplies(db, own)
      if (kept?.request_hash !== hash) throw apiError(422, 'idempotency_key_reused')
    },
  }
}

const ownKey = { accountId: 'bigint', key: 'text' } as const satisfies Slots

const insertKey = command({
  takes: { ...ownKey, hash: 'text' },
  sql: ({ accountId, key, hash }) =>
    `insert into idempotency (account_id, key, request_hash) values (${accountId}, ${key}, ${hash})
      on conflict do nothing`,
})

const keptReplies = query({
  row: { request_hash: 'text', status: 'integer | null', reply: orNull(json<string>()) },
  takes: ownKey,
  sql: ({ accountId, key }) =>
    `select request_hash, status, reply from idempotency where account_id = ${accountId} and key = ${key}`,
})

const keepReply = command({
  takes: { ...ownKey, status: 'integer', reply: 'jsonb' },
  sql: ({ accountId, key, status, reply }) =>
    `update idempotency set status = ${status}, reply = ${reply} where account_id = ${accountId} and key = ${key}`,
})

/** The call's key; undefined if it has none. Throws 422 if it is not a valid one. */
function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key === '' || key.length > longestKey)
    throw invalidInput([{ field: 'idempotency-key', code: 'invalid_value' }])
  return key
}

/** A header cannot contain a line break, so no key of a caller equals a row's key. */
const rowKey = (key: string, row: string | undefined) => (row === undefined ? key : `${key}\n${row}`)

async function replay<B extends LeavingBody>(
  tx: Tx,
  own: ValuesOf<typeof ownKey>,
  { hash, again }: Pick<Work<B>, 'again'> & { hash: string },
): Promise<KeptAnswer<B>> {
  const [kept] = await keptReplies(tx, own)
  if (kept?.request_hash !== hash) throw apiError(422, 'idempotency_key_reused')
  if (kept.status === null || kept.reply === null) throw apiError(409, 'record_changed')
  return { status: kept.status, body: again(JSON.parse(kept.reply) as KeptBody) }
}

function hashOf(request: FastifyRequest, body: WireNode): string {
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n`)
  addTo(hash, body)
  return hash.digest('hex')
}

/** Adds names in order and files by their bytes, so that equal bodies have equal hashes however they were spelt. */
function addTo(hash: ReturnType<typeof createHash>, node: WireNode): void {
  if (isWireFile(node)) hash.update('f').update(uploadOf(node).bytes)
  else if (typeof node !== 'object' || node === null) hash.update(`v${JSON.stringify(node)}`)
  else {
    hash.update(Array.isArray(node) ? '[' : '{')
    for (const [name, value] of Object.entries(node).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      hash.update(`${JSON.stringify(name)}:`)
      addTo(hash, value as WireNode)
    }
    hash.update(']')
  }
}
