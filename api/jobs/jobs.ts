import { PgBoss } from 'pg-boss'

/** Work that may be done later, again after a failure, and by another process. */
export interface Job<Data extends object> {
  readonly name: string
  readonly run: (data: Data) => Promise<void>
  /** Times that a failed one is tried again, after growing delays. Default 3. */
  readonly retries?: number
  /** When it runs by itself, as a cron expression in UTC. */
  readonly cron?: string
  /** How many run at once in this process. Default 1. */
  readonly width?: number
  /** Seconds between looks into its queue, where somebody waits for it. Default: as for all. */
  readonly interval?: number
  /** Seconds until a run counts as lost and another may begin. Default 300. */
  readonly expiry?: number
}

export interface Jobs {
  /** Makes a job known; call it before `start`. */
  define<Data extends object>(job: Job<Data>): void
  send(name: string, data: object): Promise<void>
  start(): Promise<void>
  /** Waits for running jobs, `timeout` milliseconds at most; the others stay in the database. */
  stop(timeout?: number): Promise<void>
}

export interface JobsOptions {
  readonly url: string
  readonly onError: (error: Error) => void
  /** Seconds between looks into the queue. Default 2. */
  readonly interval?: number | undefined
}

/** Jobs over pg-boss in the same database, in a separate schema. */
export function createJobs({ url, onError, interval = 2 }: JobsOptions): Jobs {
  const boss = new PgBoss({ connectionString: url, schema: 'pgboss', max: 3, application_name: 'lobby-jobs' })
  const known: Job<object>[] = []
  let started = false
  boss.on('error', onError)

  const begin = async (job: Job<object>) => {
    await boss.createQueue(job.name, {
      retryLimit: job.retries ?? 3,
      retryDelay: 10,
      retryBackoff: true,
      expireInSeconds: job.expiry ?? 300,
    })
    const options = { pollingIntervalSeconds: job.interval ?? interval, localConcurrency: job.width ?? 1 }
    await boss.work<object>(job.name, options, async (batch) => {
      for (const { data } of batch) await job.run(data)
    })
    if (job.cron !== undefined) await boss.schedule(job.name, job.cron)
  }
  return {
    define: (job) => void known.push(job as Job<object>),
    async send(name, data) {
      if (!known.some((job) => job.name === name)) throw new Error(`no job is called ${name}`)
      await boss.send(name, data)
    },
    async start() {
      await boss.start()
      started = true
      for (const job of known) await begin(job)
    },
    async stop(timeout = 10_000) {
      if (started) await boss.stop({ graceful: true, timeout })
      started = false
    },
  }
}
