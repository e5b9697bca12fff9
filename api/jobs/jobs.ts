import { setTimeout as wait } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { isLostConnection } from '../database/lost-connection.ts'
import { queueSchema } from '../database/queue-version.ts'

/**
 * Work that may be done later, again after a failure, or by another process. If only its database is away it is begun
 * again as soon as possible, since the queue, which is in the same database, cannot note the failure either.
 */
export interface Job<Data extends object> {
  readonly name: string
  readonly run: (data: Data) => Promise<void>
  /** Retries of a failed job, after growing delays. Default 3. */
  readonly retries?: number
  /** When it runs by itself, as a cron expression in UTC. */
  readonly cron?: string
  /** How many run in parallel in this process. Default 1. */
  readonly width?: number
  /** Seconds between checks of its queue, if somebody waits for the job. Default: as for all jobs. */
  readonly interval?: number
  /** Seconds until a run counts as lost and another may begin. Default 300. */
  readonly expiry?: number
}

export interface Jobs {
  /** Defines a job; call it before `start`. */
  define<Data extends object>(job: Job<Data>): void
  send(name: string, data: object): Promise<void>
  start(): Promise<void>
  /** Waits for running jobs, at most `timeout` milliseconds; the others stay in the database. */
  stop(timeout?: number): Promise<void>
}

export interface JobsOptions {
  readonly url: string
  readonly onError: (error: Error) => void
  /** Seconds between checks of the queue. Default 2. */
  readonly interval?: number | undefined
}

/** Creates the job queue over pg-boss, in the same database, in a separate schema. */
export function createJobs({ url, onError, interval = 2 }: JobsOptions): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    schema: queueSchema,
    max: 3,
    application_name: 'lobby-jobs',
    // Its tables are made by their owner (`migrateQueue`).
    migrate: false,
    createSchema: false,
  })
  const known: Job<object>[] = []
  /** Who works on each job in this process. */
  const workers = new Map<string, string>()
  let started = false
  let isStopping = false
  // Some of its errors are plain objects, which a log would not spell out.
  boss.on('error', (thrown: unknown) => onError(errorOf(thrown)))

  const begin = async (job: Job<object>) => {
    await boss.createQueue(job.name, {
      retryLimit: job.retries ?? 3,
      retryDelay: 10,
      retryBackoff: true,
      expireInSeconds: job.expiry ?? 300,
    })
    const options = { pollingIntervalSeconds: job.interval ?? interval, localConcurrency: job.width ?? 1 }
    const worker = await boss.work<object>(job.name, options, async (batch) => {
      for (const { data, signal } of batch)
        await outlast(() => job.run(data), {
          isOver: () => isStopping || signal.aborted,
          onLost: (cause, delay) =>
            onError(
              new Error(`The job "${job.name}" lost its database and goes on in ${delay / 1_000} s`, {
                cause,
              }),
            ),
        })
    })
    workers.set(job.name, worker)
    if (job.cron !== undefined) await boss.schedule(job.name, job.cron)
  }
  return {
    define: (job) => void known.push(job as Job<object>),
    async send(name, data) {
      if (!known.some((job) => job.name === name)) throw new Error(`no job is called ${name}`)
      await boss.send(name, data)
      // At once, if it is done in this process.
      const worker = workers.get(name)
      if (worker !== undefined) boss.notifyWorker(worker)
    },
    async start() {
      await boss.start()
      started = true
      for (const job of known) await begin(job)
    },
    async stop(timeout = 10_000) {
      isStopping = true
      if (started) await boss.stop({ graceful: true, timeout })
      started = false
    },
  }
}

/** Milliseconds before the first and the last of the tries that follow each other. */
const delays = { first: 500, longest: 5_000 }

interface Outlasting {
  readonly isOver: () => boolean
  readonly onLost: (error: unknown, delay: number) => void
}

/** Does the work until it ends otherwise than by a lost connection, or its time is over. */
async function outlast(work: () => Promise<void>, { isOver, onLost }: Outlasting): Promise<void> {
  for (let delay = delays.first; ; delay = Math.min(delay * 2, delays.longest)) {
    try {
      return await work()
    } catch (error) {
      if (!isLostConnection(error) || isOver()) throw error
      onLost(error, delay)
      await wait(delay)
      if (isOver()) throw error
    }
  }
}

/** An error with the message, code and stack of what was thrown or told. */
function errorOf(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown
  const { message = String(thrown), stack, code } = (thrown ?? {}) as Partial<NodeJS.ErrnoException>
  const error = Object.assign(new Error(message), code === undefined ? {} : { code })
  if (stack !== undefined) error.stack = stack
  return error
}
