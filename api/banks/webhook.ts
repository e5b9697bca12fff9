import { isId } from '#core/id.ts'
import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { apiError } from '#api/http/error.ts'
import type { Db } from '#api/database/pool.ts'
import type { GatewayKind } from '#domain/money/bank/line-words.ts'
import { gatewayKinds } from '#domain/money/bank/line-words.ts'
import { openGatewaySecret } from './bank-gateway.extension.ts'
import type { SentMessage, Verdict } from './gateways/gateway.ts'
import { gateways } from './gateways/index.ts'
import { takeMessage, type Taken } from './keep-message.ts'
import { gatewaysFor, knownMessage, type GatewayRow } from './queries.ts'
import { readJson } from './read-json.ts'

interface Received {
  readonly db: Db
  readonly key: Buffer
  /** A secret that anybody can read: what is signed with it is not heard. */
  readonly shutSecret: string | undefined
  /** The gateway's id, or its kind: then the account that the message names tells which one. */
  readonly address: string
  readonly request: FastifyRequest
}

/**
 * Keeps a signed message and its lines, durable before the bank gets its answer. A known message is known for good, even
 * if it comes again when its signature is old; 401 for everything else that is not signed just now.
 */
export async function receiveMessage({
  db,
  key,
  shutSecret,
  address,
  request,
}: Received): Promise<Taken & { readonly gateway: GatewayRow }> {
  const message = readMessage(request)
  const proven = proveSender(await sendersOf(db, address, message), { key, shutSecret, message, request })
  if (proven === undefined) throw apiError(401, 'signature_invalid')
  const { gateway, verdict } = proven
  const same = gateways[gateway.kind].identity?.(message) ?? message.bytes
  const fingerprint = createHash('sha256').update(same).digest('hex')
  const place = { buildingId: gateway.building_id, gatewayId: gateway.id, fingerprint }
  if (verdict === 'late' && (await knownMessage(db, place)).length === 0)
    throw apiError(401, 'signature_invalid')
  const body = message.bytes.toString('utf8')
  return { gateway, ...(await takeMessage(db, { gateway, fingerprint, body, json: message.json })) }
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
  if (isId(address)) return gatewaysFor(db, { id: address, kind: '', numbers: [] })
  if (!isKind(address)) return []
  const named = (gateways[address].read(json) ?? []).filter((one) => one !== undefined)
  const numbers = [...new Set(named.map(({ accountNumber }) => accountNumber.replaceAll(/[ .-]/g, '')))]
  return numbers.length === 0 ? [] : gatewaysFor(db, { id: null, kind: address, numbers })
}

interface Proving extends Pick<Received, 'key' | 'shutSecret'> {
  readonly message: SentMessage
  readonly request: FastifyRequest
}

/** The first gateway with whose secret the message is signed. */
function proveSender(
  senders: readonly GatewayRow[],
  { key, shutSecret, message, request }: Proving,
): { readonly gateway: GatewayRow; readonly verdict: Verdict } | undefined {
  for (const gateway of senders) {
    const secret = secretOf(key, gateway, request)
    if (secret === undefined) continue
    if (secret === shutSecret) {
      request.log.warn(
        { gateway: gateway.id },
        'a bank gateway has the demo’s published secret: give it its own',
      )
      continue
    }
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
