import type { WorkerLost } from './errors.ts'
import { createFairLine, type LineOptions, type Sender, type Turn } from './fair-line.ts'
import type { InputOf, OutputOf, TaskName } from '../worker-tasks.ts'
import { startWorker, type WorkerLimits, type WorkerProcess } from './worker-process.ts'

export interface PoolOptions extends WorkerLimits, LineOptions {
  /** Calls after which a process is replaced, so that nothing that a file left in it lasts. */
  readonly jobs: number
}

export type Worker = Pick<WorkerProcess, 'call' | 'pid'>

export interface WorkerPool {
  /**
   * Several calls to one process that nobody else uses meanwhile. `work` starts once a process is free and no other
   * sender has waited since their own last turn; of several processes, one sender never holds all.
   * Rejects with 503 and `retry-after` when the line is full or too slow, but not who has begun.
   */
  hold<T>(sender: Sender, work: (worker: Worker) => Promise<T>, turn?: Turn): Promise<T>
  /** One task of nobody in particular, who comes before those who have had a turn. Throws as `WorkerProcess.call` does. */
  call<Name extends TaskName>(task: Name, ...input: InputOf<Name>): Promise<OutputOf<Name>>
  /** Ends the idle processes now and each busy one after its job. */
  end(): void
  /** Processes at a time. */
  readonly width: number
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
  const line = createFairLine(options)
  const resting = new Map<WorkerProcess, { readonly jobs: number; readonly timer: NodeJS.Timeout }>()
  const busy = new Set<WorkerProcess>()
  let served = 0
  let era = 0

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
  async function hold<T>(sender: Sender, work: (worker: Worker) => Promise<T>, turn?: Turn): Promise<T> {
    const leave = await line.enter(sender, turn)
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
    call: (task, ...input) => hold(Symbol(task), (worker) => worker.call(task, ...input)),
    end() {
      era += 1
      for (const [worker, { timer }] of resting) {
        clearTimeout(timer)
        worker.end()
      }
      resting.clear()
    },
    width: options.width,
    get served() {
      return served
    },
    get busy() {
      return [...busy].flatMap(({ pid }) => (pid === undefined ? [] : [pid]))
    },
  }
}
