import { apiError } from '../http/error.ts'
import type { WorkerLost } from './errors.ts'
import type { InputOf, OutputOf, TaskName } from './tasks.ts'
import { startWorker, type WorkerLimits, type WorkerProcess } from './worker-process.ts'

export interface PoolOptions extends WorkerLimits {
  /** Processes at a time. */
  readonly width: number
  /** Callers that may wait for one. */
  readonly waiting: number
  /** Milliseconds that each of them waits at most. */
  readonly patience: number
  /** Calls after which a process is replaced, so that nothing that a file left in it lasts. */
  readonly jobs: number
}

export type Worker = Pick<WorkerProcess, 'call' | 'pid'>

export interface WorkerPool {
  /** Runs one task. Throws as `WorkerProcess.call` does; 503 with `retry-after` when the line is full. */
  call<Name extends TaskName>(task: Name, ...input: InputOf<Name>): Promise<OutputOf<Name>>
  /** Several calls to one process that nobody else uses meanwhile. `work` starts once the process is free. */
  hold<T>(work: (worker: Worker) => Promise<T>): Promise<T>
  /** Ends the idle processes now and each busy one after its job. */
  end(): void
  /** Calls that processes have got so far. */
  readonly served: number
  /** Numbers of the busy processes. */
  readonly busy: readonly number[]
}

/** Milliseconds after which an idle process is ended. */
const restTime = 60_000

/** Few processes, started when they are needed, kept ready for a minute, and replaced when one is lost. */
export function createWorkerPool(
  options: PoolOptions,
  onLoss: (lost: WorkerLost, words: string) => void,
): WorkerPool {
  const line: (() => void)[] = []
  const resting = new Map<WorkerProcess, { readonly jobs: number; readonly timer: NodeJS.Timeout }>()
  const busy = new Set<WorkerProcess>()
  let running = 0
  let served = 0
  let era = 0

  async function enter(): Promise<void> {
    if (running < options.width) {
      running += 1
      return
    }
    if (line.length >= options.waiting) throw busyError()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const admit = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      line.splice(line.indexOf(admit), 1)
      reject(busyError())
    }, options.patience)
    line.push(admit)
    return promise
  }
  /** The place of a caller that leaves is handed over directly, so that no other call takes it in between. */
  function leave(): void {
    const next = line.shift()
    if (next === undefined) running -= 1
    else next()
  }
  function takeWorker(): { worker: WorkerProcess; jobs: number } {
    for (const [worker, { jobs, timer }] of resting) {
      resting.delete(worker)
      clearTimeout(timer)
      if (worker.isAlive) return { worker, jobs }
    }
    return { worker: startWorker(options, onLoss), jobs: 0 }
  }
  function rest(worker: WorkerProcess, jobs: number): void {
    const isWorn = jobs >= options.jobs || worker.memory() > (options.residentMb * 1024 * 1024) / 2
    if (isWorn || !worker.isAlive) return worker.end()
    const timer = setTimeout(() => {
      resting.delete(worker)
      worker.end()
    }, restTime)
    timer.unref()
    resting.set(worker, { jobs, timer })
  }
  async function hold<T>(work: (worker: Worker) => Promise<T>): Promise<T> {
    await enter()
    const started = era
    const { worker, jobs } = takeWorker()
    busy.add(worker)
    served += 1
    try {
      return await work(worker)
    } finally {
      busy.delete(worker)
      if (started === era) rest(worker, jobs + 1)
      else worker.end()
      leave()
    }
  }
  return {
    hold,
    call: (task, ...input) => hold((worker) => worker.call(task, ...input)),
    end() {
      era += 1
      for (const [worker, { timer }] of resting) {
        clearTimeout(timer)
        worker.end()
      }
      resting.clear()
    },
    get served() {
      return served
    },
    get busy() {
      return [...busy].flatMap(({ pid }) => (pid === undefined ? [] : [pid]))
    },
  }
}

const busyError = () => apiError(503, 'service_unavailable', [], { retryAfter: 5 })
