import type { Db, Tx } from '../database/pool.ts'
import { runTogether } from '../database/run-together.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { markBulkFailed, markBulkSent, nextBulk, type BulkRow } from './bulk-statements.ts'
import type { MessageChannel } from './outbox.ts'

/** A file that goes with a mail. */
export interface Attachment {
  readonly filename: string
  readonly content: Buffer
  readonly contentType: string
  /** A picture within the HTML, which names it as `cid:…`. */
  readonly cid?: string
}

export interface Sendable extends Pick<BulkRow, 'id' | 'recipient' | 'subject' | 'body' | 'html'> {
  readonly attachments: readonly Attachment[]
}

/** Hands a message to whoever delivers it; throws if it is refused. */
export type Transport = (message: Sendable) => Promise<void>
export type Transports = Readonly<Partial<Record<MessageChannel, Transport>>>

/** What the writer of bulk messages adds to their delivery. */
export interface BulkFollower {
  /** The message as it leaves, with its files and its link, which are made only now, so that the outbox stores neither. */
  complete(tx: Tx, message: BulkRow): Promise<Sendable>
  /** In the transaction that notes the outcome. */
  note(tx: Tx, message: Pick<BulkRow, 'id' | 'channel'>, outcome: 'sent' | 'failed'): Promise<void>
}

interface BulkParts {
  readonly db: Db
  readonly transports: Transports
  readonly follower: BulkFollower
}

export const bulkJob = 'bulk-messages'
/** Messages that leave in parallel. */
const width = 3
/** Milliseconds after which a run makes room for the next one. */
const longest = 600_000
/** Seconds to wait after each failure; after the last one nobody tries again. */
const waits = [30, 120, 600, 1800] as const

/** Every minute, and whenever there is something new: sends what waits. A lost job is caught up with by the next. */
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
    while (Date.now() < until && (await parts.db.transaction((tx) => deliverNext(tx, parts, channels))))
      tries += 1
    return tries
  }
  const lanes = await runTogether(Array.from({ length: channels.length === 0 ? 0 : width }, lane))
  return lanes.reduce((sum, tries) => sum + tries, 0)
}

/**
 * One message: it is sent between being locked and being marked, so that a process that is killed leaves it for another,
 * and at most this one is sent twice.
 */
async function deliverNext(
  tx: Tx,
  { transports, follower }: BulkParts,
  channels: readonly string[],
): Promise<boolean> {
  const [message] = await nextBulk(tx, { channels })
  if (message === undefined) return false
  const { id } = message
  try {
    await transports[message.channel]?.(await follower.complete(tx, message))
    await markBulkSent(tx, { id })
    await follower.note(tx, message, 'sent')
  } catch (error) {
    const wait = waits[message.attempts] ?? null
    await markBulkFailed(tx, { id, wait, error: error instanceof Error ? error.message : String(error) })
    await follower.note(tx, message, 'failed')
  }
  return true
}
