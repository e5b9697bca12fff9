import pg from 'pg'
import { readArrays, type Asked } from './known-statement.ts'
import { gatherPackets, streamOf } from './one-packet.ts'
import { silent } from './silence.ts'

/**
 * One connection on which short reads of many callers follow each other without waiting for one another's replies. What
 * is asked in one turn of the event loop leaves in one packet: with many callers at once, packets are most of what a
 * read costs. Nothing that may take long belongs here, since all behind it would wait.
 */
export interface ReadingLane {
  /** Whether what is asked now is answered soon. Otherwise it is for the pool: one slow read holds up few others. */
  isFree(): boolean
  /** Whether nothing waits for its answer. */
  isIdle(): boolean
  arrays(asked: Asked): Promise<unknown[][]>
  /** Refuses what waits for its answer; the next read makes a new connection. */
  giveUp(): void
  end(): Promise<void>
}

interface LaneOptions extends pg.ClientConfig {
  /** Milliseconds that one statement may take in the database. */
  readonly statement_timeout: number
}

/** Milliseconds without a reply after which the lane is held up. */
const patience = 50
/** Milliseconds beyond the statement's own after which a connection that says nothing is given up. */
const silence = 2_000
/** Milliseconds between two looks at whether it says anything. */
const lookEvery = 500

/** A new connection is made when it is first needed, and again after one is lost. */
export function createLane(config: LaneOptions, onError?: (error: Error) => void): ReadingLane {
  let lane: Promise<pg.Client> | undefined
  let isEnded = false
  let waiting = 0
  let repliedAt = 0
  /** Since then, while something waits. Counted, so that a process that was busy itself finds its replies before it gives up. */
  let looks = 0

  const noteReply = () => {
    repliedAt = performance.now()
    looks = 0
  }
  const open = () => {
    const client = new pg.Client({ ...config, pipeline: true })
    const opened = client.connect().then(() => client)
    const watch = setInterval(() => {
      if (waiting > 0) looks += 1
      if (looks * lookEvery > config.statement_timeout + silence) streamOf(client).destroy(silent())
    }, lookEvery).unref()
    // The end of a lost connection may be told when the next one is there already.
    const forget = () => {
      clearInterval(watch)
      if (lane === opened) lane = undefined
    }
    client.on('error', (error) => {
      forget()
      onError?.(error)
    })
    client.on('end', forget)
    opened.catch(forget)
    return opened
  }
  return {
    isIdle: () => !isEnded && waiting === 0,
    isFree: () => !isEnded && (waiting === 0 || performance.now() - repliedAt < patience),
    async arrays(asked) {
      if (waiting === 0) noteReply()
      waiting += 1
      try {
        const opened = (lane ??= open())
        const client = await opened
        // Given up for its silence, which its end has not told yet.
        if (streamOf(client).destroyed && lane === opened) {
          lane = undefined
          return await this.arrays(asked)
        }
        gatherPackets(client)
        return await readArrays(client, asked)
      } finally {
        waiting -= 1
        noteReply()
      }
    },
    giveUp() {
      lane?.then((client) => streamOf(client).destroy(silent())).catch(() => undefined)
    },
    async end() {
      isEnded = true
      const client = await lane?.catch(() => undefined)
      await client?.end()
    },
  }
}
