import type { Db, Tx } from '#api/database/pool.ts'
import { keepMessage, knownMessage, markRead, waitingOf, type GatewayRow } from './queries.ts'
import { readFacts } from './read-facts.ts'
import { writeLines } from './take-message.ts'

/** What a message has brought. */
export interface Taken {
  /** Lines that nobody has judged yet: those that were not known, and those that a stopped server has left. */
  readonly lineIds: readonly string[]
  /** False where something of it could not be read: somebody may look at it. */
  readonly isWhole: boolean
}

export interface NewMessage {
  readonly gateway: GatewayRow
  /** SHA-256 of what makes two messages the same. */
  readonly fingerprint: string
  readonly body: string
  readonly json: unknown
}

/** Keeps a message and the lines that it tells of, durable when this returns; one that was read changes nothing. */
export async function takeMessage(db: Db, { gateway, fingerprint, body, json }: NewMessage): Promise<Taken> {
  const { building_id: buildingId, kind, bank_id: bankId } = gateway
  const place = { buildingId, gatewayId: gateway.id, fingerprint }
  const [known] = await knownMessage(db, place)
  if (known?.status === 'read') {
    // Its sender had no answer: a server may have been stopped before it judged them.
    const waiting = await waitingOf(db, { buildingId, messageId: known.id })
    return { lineIds: waiting.map(({ id }) => id), isWhole: true }
  }
  // By itself, so that it is kept whatever becomes of its lines: somebody can look at it and read it again.
  const messageId = await db.transaction((tx) => keep(tx, { ...place, body }))
  const { facts, isWhole } = readFacts(kind, json)
  const lineIds = await db.transaction(async (tx) => {
    const ids = await writeLines(tx, { buildingId, messageId, source: kind, bankId }, facts)
    if (isWhole) await markRead(tx, { buildingId, id: messageId })
    return ids
  })
  return { lineIds, isWhole }
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
