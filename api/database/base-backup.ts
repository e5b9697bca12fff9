import type { Socket } from 'node:net'
import { PassThrough, type Readable } from 'node:stream'
import pg from 'pg'
import { superuser } from './cluster/initialise.ts'
import { urlThrough } from './cluster/running.ts'
import { streamOf } from './one-packet.ts'

/** What PostgreSQL's own pg_basebackup sends: a copy at one moment, with what is needed to begin from it. */
const command = `BASE_BACKUP (LABEL 'lobby', CHECKPOINT 'fast', WAL true, MANIFEST 'no')`

/** First byte of a message: what the rest of it is. */
const kinds = { archive: 'n'.charCodeAt(0), data: 'd'.charCodeAt(0) } as const

/**
 * The embedded database as one tar archive, while it works.
 *
 * @param url - Its address, with any role.
 */
export function baseBackup(url: string): Readable {
  const archive = new PassThrough()
  send(url, archive).then(
    () => archive.end(),
    (error: Error) => archive.destroy(error),
  )
  return archive
}

async function send(url: string, archive: PassThrough): Promise<void> {
  const address = urlThrough(decodeURIComponent(new URL(url).host), superuser, 'postgres')
  // The driver passes it on, which its types do not say.
  const options: pg.ClientConfig & { readonly replication: string } = {
    connectionString: address,
    replication: 'true',
  }
  const client = new pg.Client(options)
  client.on('error', () => undefined)
  await client.connect()
  // Whoever reads has given up, for a full disk perhaps.
  archive.once('close', () => streamOf(client).destroy())
  try {
    await new Promise<void>((resolve, reject) => {
      client.query(new Received(archive, streamOf(client), (error) => (error ? reject(error) : resolve())))
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The reply to a base backup, in the driver's own interface for what is submitted to a connection. */
class Received extends pg.Query {
  readonly #archive: PassThrough
  readonly #line: Socket
  #archives = 0
  constructor(archive: PassThrough, line: Socket, done: (error: Error | undefined | null) => void) {
    super(command, done)
    this.#archive = archive
    this.#line = line
  }
  handleCopyData({ chunk }: { readonly chunk: Buffer }) {
    if (chunk[0] === kinds.archive) this.#archives += 1
    // Tablespaces of its own would be archives of their own; the embedded database has none.
    if (this.#archives > 1) this.#archive.destroy(new Error('the database has tablespaces elsewhere'))
    if (chunk[0] !== kinds.data) return
    // The driver uses its buffer again.
    const isFull = !this.#archive.write(Buffer.from(chunk.subarray(1)))
    // What is on its way already comes all the same.
    if (!isFull || this.#line.isPaused()) return
    this.#line.pause()
    this.#archive.once('drain', () => this.#line.resume())
  }
}
