import type { WorkerLost } from './errors.ts'
import { createWorkerPool, type PoolOptions } from './worker-pool.ts'

type LossListener = (loss: { readonly pool: string; readonly reason: string; readonly words: string }) => void

const listeners = new Set<LossListener>()

/** Calls the listener for each worker process that was ended or crashed. Returns the function that stops it. */
export function onWorkerLoss(listener: LossListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const definePool = (pool: string, options: PoolOptions) =>
  createWorkerPool(options, ({ reason }: WorkerLost, words) => {
    for (const listener of listeners) listener({ pool, reason, words })
  })

/**
 * Work that a stranger's bytes can make heavy. Each kind has its own processes, so that a queue for one does not delay
 * another.
 */
export const pools = {
  /** Reads spreadsheets. */
  sheets: definePool('sheets', {
    width: 1,
    waiting: 20,
    // Longer than one call may take, so that whoever waits behind the slowest file gets their turn.
    patience: 22_000,
    callTimeout: 20_000,
    heapMb: 512,
    residentMb: 900,
    jobs: 20,
  }),
  /** Inspects uploaded files and re-encodes pictures. */
  files: definePool('files', {
    width: 2,
    waiting: 40,
    patience: 20_000,
    callTimeout: 20_000,
    heapMb: 128,
    residentMb: 1_000,
    jobs: 200,
  }),
  /** Writes exports, error sheets and templates. */
  workbooks: definePool('workbooks', {
    width: 2,
    waiting: 20,
    patience: 20_000,
    callTimeout: 20_000,
    heapMb: 256,
    residentMb: 500,
    jobs: 50,
  }),
  /** Sets documents for print. */
  documents: definePool('documents', {
    // A batch takes two at a time, and leaves one to whoever else comes.
    width: 3,
    waiting: 20,
    patience: 30_000,
    callTimeout: 20_000,
    heapMb: 256,
    residentMb: 700,
    jobs: 200,
  }),
  /** Checks how easily passwords are guessed. */
  passwords: definePool('passwords', {
    width: 1,
    waiting: 30,
    patience: 10_000,
    callTimeout: 15_000,
    heapMb: 256,
    residentMb: 500,
    jobs: 1_000,
  }),
}

/** Ends all worker processes; a busy one finishes its call first. They start again when they are needed. */
export function endWorkers(): void {
  for (const pool of Object.values(pools)) pool.end()
}
