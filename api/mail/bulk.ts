import type { Db, Queryable, Tx } from '../database/pool.ts'
import { runTogether } from '../database/run-together.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { markFailed, markSent, takeNext, type TakenMessage } from './bulk-statements.ts'
import type { MessageChannel } from './outbox.ts'

/** A file that goes with a mail. */
export interface Attachment {
  readonly filename: string
  readonly content: Buffer
  readonly contentType: string
  /** A picture within the HTML, which names it as `cid:…`. */
  readonly cid?: string
}

export interface Sendable extends Omit<TakenMessage, 'channel' | 'language' | 'attempts' | 'next_try_at'> {
  readonly attachments: readonly Attachment[]
}

/** Hands a message to whoever delivers it; throws if it is refused. */
export type Transport = (message: Sendable) => Promise<void>
export type Transports = Readonly<Partial<Record<MessageChannel, Transport>>>

/** What the writer of bulk messages adds to their delivery. */
export interface BulkFollower {
  /**
   * The message as it leaves, with its files and its link, which are made only now, so that the outbox stores neither;
   * undefined for one that others have written.
   */
  complete(db: Queryable, message: TakenMessage): Promise<Sendable | undefined>
  /** In the transaction that notes the outcome. */
  note(tx: Tx, message: Pick<TakenMessage, 'id' | 'channel'>, outcome: 'sent' | 'failed'): Promise<void>
}

interface BulkParts {
  readonly db: Db
  readonly transports: Transports
  /** Whoever writes messages. One that nobody of them knows leaves as it is. */
  readonly followers?: readonly BulkFollower[]
}

export const bulkJob = 'bulk-messages'
/** Messages that leave in parallel. */
const width = 3
/** Milliseconds after which a run makes room for the next one. */
const longest = 600_000
/**
 * Seconds for which a message belongs to who has taken it: more than `createMailer` lets one be on its way, and its files
 * take to be made.
 */
export const lease = 300
/** Seconds to wait after each failure; after the last one nobody tries again. */
const waits = [30, 120, 600, 1800] as const

/** Every minute, and whenever there is something new: sends what waits, also what has lost its own job. */
export function defineBulk(jobs: Jobs, parts: BulkParts): void {
  const run = async () => void (await deliverBulk(parts))
  jobs.define({ name: bulkJob, expiry: 900, interval: 0.5, run })
  jobs.define({
    name: `${bulkJob}-again`,
    cron: '* * * * *',
    retries: 0,
    run: () => jobs.send(bulkJob, {}),
  })
}

/**
 * Sends everything that waits and may be tried now; returns how many tries it made. A lane that fails ends when the
 * others have ended too, so that nothing is sent after a run is over.
 */
export async function deliverBulk(parts: BulkParts): Promise<number> {
  const channels = Object.keys(parts.transports)
  const until = Date.now() + longest
  const lane = async () => {
    let tries = 0
    while (Date.now() < until) {
      const [message] = await takeNext(parts.db, { channels, lease })
      if (message === undefined) break
      await sendTaken(parts, message)
      tries += 1
    }
    return tries
  }
  const lanes = await runTogether(Array.from({ length: channels.length === 0 ? 0 : width }, lane))
  return lanes.reduce((sum, tries) => sum + tries, 0)
}

/**
 * Sends a message that its sender has taken, and notes what became of it; returns why it did not leave. A process that is
 * killed in between leaves it for another, so at most this one is sent twice: under the same Message-ID.
 */
export async function sendTaken(
  { db, transports, followers = [] }: BulkParts,
  message: TakenMessage,
): Promise<Error | undefined> {
  const { id, attempts } = message
  try {
    if (attempts > waits.length + 1) throw new Error('the server ended while the message was being sent')
    await transports[message.channel]?.(await completeMessage(db, message, followers))
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    const wait = message.next_try_at === null ? null : (waits[attempts - 1] ?? null)
    await db.transaction(async (tx) => {
      if ((await markFailed(tx, { id, attempts, wait, error: error.message })) > 0)
        for (const follower of followers) await follower.note(tx, message, 'failed')
    })
    return error
  }
  await db.transaction(async (tx) => {
    await markSent(tx, { id })
    for (const follower of followers) await follower.note(tx, message, 'sent')
  })
  return undefined
}

async function completeMessage(
  db: Queryable,
  message: TakenMessage,
  followers: readonly BulkFollower[],
): Promise<Sendable> {
  for (const follower of followers) {
    const sendable = await follower.complete(db, message)
    if (sendable !== undefined) return sendable
  }
  return { ...message, attachments: [] }
}
