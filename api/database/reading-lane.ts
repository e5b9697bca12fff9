import pg from 'pg'

/**
 * One connection on which short reads of many callers follow each other without waiting for one another's replies. What
 * is asked in one turn of the event loop leaves in one packet: with many callers at once, packets are most of what a
 * read costs. Nothing that may take long belongs here, since all behind it would wait.
 */
export interface ReadingLane {
  query(config: pg.QueryArrayConfig): Promise<pg.QueryArrayResult<unknown[]>>
  end(): Promise<void>
}

/** A new connection is made when it is first needed, and again after one is lost. */
export function createLane(config: pg.ClientConfig, onError?: (error: Error) => void): ReadingLane {
  let lane: Promise<pg.Client> | undefined
  let isCorked = false

  const open = async () => {
    const client = new pg.Client({ ...config, pipeline: true })
    const forget = () => (lane = undefined)
    client.on('error', (error) => {
      forget()
      onError?.(error)
    })
    client.on('end', forget)
    await client.connect()
    return client
  }
  const gather = ({ stream }: { readonly stream: { cork(): void; uncork(): void } }) => {
    if (isCorked) return
    isCorked = true
    stream.cork()
    setImmediate(() => {
      isCorked = false
      stream.uncork()
    })
  }
  return {
    async query(asked) {
      lane ??= open().catch((error: unknown) => {
        lane = undefined
        throw error
      })
      const client = await lane
      gather((client as unknown as { connection: Parameters<typeof gather>[0] }).connection)
      return client.query(asked)
    },
    async end() {
      await (await lane)?.end()
    },
  }
}
