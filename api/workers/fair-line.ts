import { apiError } from '../http/error.ts'

export interface LineOptions {
  /** Places at a time. */
  readonly width: number
  /** Callers that may wait for one. */
  readonly waiting: number
  /** Milliseconds that each of them waits at most. */
  readonly patience: number
}

/** An account's id, or a symbol for somebody who sends nothing else. */
export type Sender = string | symbol

/** What a place is asked for. */
export interface Turn {
  /** What was done so far would be lost, so that the sender waits however long the line is. */
  readonly isBegun?: boolean
  /** One of many that are asked for at once: whoever wants a single thing comes before. */
  readonly isBatch?: boolean
}

interface Waiting {
  readonly sender: Sender
  readonly isBatch: boolean
  readonly admit: () => void
}

/**
 * A line for a few places in which one sender can't keep the others out: of those who wait, single things come before
 * batches, then the sender whose last turn is longest ago; and of several places one sender leaves one free.
 */
export function createFairLine({ width, waiting, patience }: LineOptions) {
  const most = Math.max(1, width - 1)
  const line: Waiting[] = []
  const running = new Map<Sender, number>()
  /** The number of each sender's last turn, while they run or wait. */
  const turns = new Map<Sender, number>()
  let taken = 0
  let turn = 0

  const heldBy = (sender: Sender) => running.get(sender) ?? 0
  const mayStart = (sender: Sender) => taken < width && heldBy(sender) < most
  const start = (sender: Sender) => {
    taken += 1
    running.set(sender, heldBy(sender) + 1)
    turns.set(sender, (turn += 1))
  }
  const turnOf = ({ sender }: Waiting) => turns.get(sender) ?? 0
  const isBefore = (one: Waiting, other: Waiting) =>
    one.isBatch === other.isBatch ? turnOf(one) < turnOf(other) : other.isBatch
  const nextIn = (ready: readonly Waiting[]) =>
    ready.reduce<Waiting | undefined>(
      (first, one) => (first === undefined || isBefore(one, first) ? one : first),
      undefined,
    )
  const drop = (one: Waiting) => line.splice(line.indexOf(one), 1)
  const forget = (sender: Sender) => {
    if (heldBy(sender) === 0 && !line.some((one) => one.sender === sender)) turns.delete(sender)
  }
  /** The place of a caller that leaves is handed over directly, so that no other call takes it in between. */
  const leave = (sender: Sender) => {
    taken -= 1
    if (heldBy(sender) > 1) running.set(sender, heldBy(sender) - 1)
    else running.delete(sender)
    const next = nextIn(line.filter((one) => mayStart(one.sender)))
    if (next !== undefined) {
      drop(next)
      start(next.sender)
      next.admit()
    }
    forget(sender)
  }
  const wait = (sender: Sender, { isBegun = false, isBatch = false }: Turn) => {
    if (line.length >= waiting && !isBegun) throw busyError()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      drop(one)
      forget(sender)
      reject(busyError())
    }
    const timer = isBegun ? undefined : setTimeout(giveUp, patience)
    const one = {
      sender,
      isBatch,
      admit() {
        clearTimeout(timer)
        resolve()
      },
    }
    line.push(one)
    return promise
  }
  return {
    /** Waits for a place; the function that frees it must be called once. 503 when the line is full or too slow. */
    async enter(sender: Sender, asked: Turn = {}): Promise<() => void> {
      if (mayStart(sender)) start(sender)
      else await wait(sender, asked)
      return () => leave(sender)
    },
  }
}

const busyError = () => apiError(503, 'service_unavailable', [], { retryAfter: 5 })
