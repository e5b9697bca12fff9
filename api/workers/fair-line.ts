import { apiError } from '../http/error.ts'

export interface LineOptions {
  /** Places at a time. */
  readonly width: number
  /** Callers that may wait for one. */
  readonly waiting: number
  /** Milliseconds that each of them waits at most. */
  readonly patience: number
  /** Turns are so short that one sender may take all places: another waits for the end of a turn. */
  readonly isShort?: boolean
}

/** An account's id, or a symbol for somebody who sends nothing else. */
export type Sender = string | symbol

interface Waiting {
  readonly sender: Sender
  readonly admit: () => void
}

/**
 * A line for a few places in which one sender can't keep the others out: of those who wait, the sender whose last turn
 * is longest ago comes next, and of several places one sender leaves one free, unless turns are short.
 */
export function createFairLine({ width, waiting, patience, isShort = false }: LineOptions) {
  const most = isShort ? width : Math.max(1, width - 1)
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
  const nextIn = (ready: readonly Waiting[]) =>
    ready.reduce<Waiting | undefined>((first, one) => {
      const isLater = first !== undefined && turnOf(one) >= turnOf(first)
      return isLater ? first : one
    }, undefined)
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
  const wait = (sender: Sender, isBegun: boolean) => {
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
      admit() {
        clearTimeout(timer)
        resolve()
      },
    }
    line.push(one)
    return promise
  }
  return {
    /**
     * Waits for a place; the function that frees it must be called once. `isBegun`: what was done so far would be lost, so
     * that the sender waits however long the line is.
     */
    async enter(sender: Sender, isBegun = false): Promise<() => void> {
      if (mayStart(sender)) start(sender)
      else await wait(sender, isBegun)
      return () => leave(sender)
    },
  }
}

const busyError = () => apiError(503, 'service_unavailable', [], { retryAfter: 5 })
