import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { apiError } from '#api/http/error.ts'
import type { Db, Tx } from '#api/database/pool.ts'
import type { GatewayKind } from '#domain/money/bank/line-words.ts'
import { gatewayKinds } from '#domain/money/bank/line-words.ts'
import { openGatewaySecret } from './bank-gateway.extension.ts'
import type { SentMessage, Verdict } from './gateways/gateway.ts'
import { gateways } from './gateways/index.ts'
import { gatewaysFor, keepMessage, knownMessage, markRead, type GatewayRow } from './queries.ts'
import { readFacts } from './read-facts.ts'
import { readJson } from './read-json.ts'
import { writeLines } from './take-message.ts'

interface Received {
  readonly db: Db
  readonly key: Buffer
  /** The gateway's id, or its kind: then the account that the message names tells which one. */
  readonly address: string
  readonly request: FastifyRequest
}

/** What a message has brought. */
export interface Taken {
  readonly gateway: GatewayRow
  /** Lines that were not known. */
  readonly lineIds: readonly string[]
  /** False where something of it could not be read: the sender repeats it, and somebody may look at it. */
  readonly isWhole: boolean
}

/**
 * Keeps a signed message and its lines, durable before the bank gets its answer. A known message is known for good, even
 * if it comes again when its signature is old; 401 for everything else that is not signed just now.
 */
export async function receiveMessage({ db, key, address, request }: Received): Promise<Taken> {
  const message = readMessage(request)
  const proven = proveSender(await sendersOf(db, address, message), { key, message, request })
  if (proven === undefined) throw apiError(401, 'signature_invalid')
  const { gateway, verdict } = proven
  const same = gateways[gateway.kind].identity?.(message) ?? message.bytes
  const fingerprint = createHash('sha256').update(same).digest('hex')
  const place = { buildingId: gateway.building_id, gatewayId: gateway.id, fingerprint }
  const [known] = await knownMessage(db, place)
  if (verdict === 'late' && known === undefined) throw apiError(401, 'signature_invalid')
  if (known?.status === 'read') return { gateway, lineIds: [], isWhole: true }
  // By itself, so that it is kept whatever becomes of its lines: somebody can look at it and read it again.
  const messageId = await db.transaction((tx) => keep(tx, { ...place, body: message.bytes.toString('utf8') }))
  const { facts, isWhole } = readFacts(gateway.kind, message.json)
  const { building_id: buildingId, kind, bank_id: bankId } = gateway
  const lineIds = await db.transaction(async (tx) => {
    const ids = await writeLines(tx, { buildingId, messageId, gateway: kind, bankId }, facts)
    if (isWhole) await markRead(tx, { buildingId, id: messageId })
    return ids
  })
  return { gateway, lineIds, isWhole }
}

/** 400 for a body that is no JSON, or more deeply nested than any message. */
function readMessage({ body, headers }: FastifyRequest): SentMessage {
  if (!Buffer.isBuffer(body)) throw apiError(400, 'bad_request')
  const header = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  const json = isUtf8(body) ? readJson(body.toString('utf8')) : undefined
  if (json === undefined) throw apiError(400, 'bad_request')
  return { header, bytes: body, json }
}

const isKind = (address: string): address is GatewayKind => gatewayKinds.some((kind) => kind === address)

async function sendersOf(db: Db, address: string, { json }: SentMessage): Promise<readonly GatewayRow[]> {
  if (/^[1-9]\d{0,17}$/.test(address)) return gatewaysFor(db, { id: address, kind: '', numbers: [] })
  if (!isKind(address)) return []
  const named = (gateways[address].read(json) ?? []).filter((one) => one !== undefined)
  const numbers = [...new Set(named.map(({ accountNumber }) => accountNumber.replaceAll(/[ .-]/g, '')))]
  return numbers.length === 0 ? [] : gatewaysFor(db, { id: null, kind: address, numbers })
}

interface Proving {
  readonly key: Buffer
  readonly message: SentMessage
  readonly request: FastifyRequest
}

/** The first gateway with whose secret the message is signed. */
function proveSender(
  senders: readonly GatewayRow[],
  { key, message, request }: Proving,
): { readonly gateway: GatewayRow; readonly verdict: Verdict } | undefined {
  for (const gateway of senders) {
    const secret = secretOf(key, gateway, request)
    if (secret === undefined) continue
    const verdict = gateways[gateway.kind].prove(message, { secret, now: Date.now() })
    if (verdict !== 'wrong') return { gateway, verdict }
  }
  return undefined
}

/** Undefined, and noted, where the server's key has changed since: the secret has to be typed again. */
function secretOf(key: Buffer, { id, building_id, secret }: GatewayRow, request: FastifyRequest) {
  try {
    return openGatewaySecret(key, building_id, secret)
  } catch {
    request.log.warn({ gateway: id }, 'the secret of a bank gateway can’t be opened')
    return undefined
  }
}

interface Kept {
  readonly buildingId: string
  readonly gatewayId: string
  readonly fingerprint: string
  readonly body: string
}

/** The id of the message; of two that come at once, the second waits for the first. */
async function keep(tx: Tx, { body, ...place }: Kept): Promise<string> {
  const [kept] = await keepMessage(tx, { ...place, body })
  const [known] = kept === undefined ? await knownMessage(tx, place) : [kept]
  if (known === undefined) throw new Error('a bank message was neither kept nor known')
  return known.id
}
