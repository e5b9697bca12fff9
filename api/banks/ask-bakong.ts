import { createHash } from 'node:crypto'
import { readQr } from '#domain/money/qr/payment-qr.ts'
import type { Db } from '#api/database/pool.ts'
import type { Events } from '#api/events/events.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { openGatewaySecret } from './bank-gateway.extension.ts'
import { saysPaid, type BakongQuestion } from './gateways/bakong.ts'
import { takeMessage } from './keep-message.ts'
import { matchLines, type MatchParts } from './match-line.ts'
import { requestsOfBakong, type BakongRequest } from './bakong-requests.ts'
import { readJson } from './read-json.ts'

export interface BakongParts extends MatchParts {
  readonly db: Db
  readonly events: Events
  /** The server's key, under which tokens are sealed. */
  readonly key: Buffer
  /** Where Bakong's Open API is. Default: that of the National Bank of Cambodia. */
  readonly bakongUrl?: string | undefined
}

const bakongUrl = 'https://api-bakong.nbc.gov.kh'

/** Milliseconds to wait for an answer, and the characters that one may have. */
const timeout = 4_000
const mostCharacters = 10_000

/**
 * Asks Bakong whether payments have come: one, or all that wait for it. Returns how many it was asked about. A failure is
 * thrown once all the others are asked.
 */
export async function askBakong(parts: BakongParts, only: string | null): Promise<number> {
  const requests = await requestsOfBakong(parts.db, { id: only })
  const failures: unknown[] = []
  for (const request of requests) {
    try {
      await askAbout(parts, request)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Bakong: ${failures.length} payments are unknown`)
  return requests.length
}

async function askAbout(parts: BakongParts, { qr, gateway }: BakongRequest): Promise<void> {
  const asked = questionOf(qr)
  if (asked === undefined) return
  const { db, events, key } = parts
  const { building_id: buildingId, organisation_id } = gateway
  const token = openGatewaySecret(key, buildingId, gateway.secret)
  const answer = await answerOf(parts.bakongUrl ?? bakongUrl, token, asked.md5)
  if (!saysPaid(answer)) return
  const body = JSON.stringify({ asked, answer })
  const fingerprint = createHash('sha256').update(body).digest('hex')
  const { lineIds } = await takeMessage(db, { gateway, fingerprint, body, json: readJson(body) })
  if (lineIds.length === 0) return
  events.publish({ resource: bankLine.name, buildingId, ids: lineIds, action: 'created' })
  await matchLines(
    parts,
    lineIds.map((id) => ({ id, building_id: buildingId, organisation_id })),
  )
}

/** What a QR of one payment asks for; undefined for any other. */
function questionOf(text: string): BakongQuestion | undefined {
  const { valid, kind, fields } = readQr(text)
  if (!valid || kind !== 'khqr' || !('currency' in fields)) return undefined
  const { account, currency, amount, bill = '' } = fields
  if (account === undefined || currency === undefined || amount === undefined) return undefined
  return { md5: createHash('md5').update(text).digest('hex'), account, currency, amount, bill }
}

/** Throws where there is no answer. */
async function answerOf(url: string, token: string, md5: string): Promise<unknown> {
  const reply = await fetch(new URL('/v1/check_transaction_by_md5', url), {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ md5 }),
  })
  if (!reply.ok) throw new Error(`Bakong answered ${reply.status}`)
  const text = await reply.text()
  const answer = text.length > mostCharacters ? undefined : readJson(text)
  if (answer === undefined) throw new Error('Bakong’s answer can’t be read')
  return answer
}
