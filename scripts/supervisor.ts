import { spawn, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'

/** The message of a supervised process to its supervisor, over their channel. */
export interface Ready {
  readonly ready: unknown
}

export interface SupervisorOptions {
  /** The program's arguments for this Node. */
  readonly words: readonly string[]
  readonly say: (line: string) => void
  /** Sent to each process, as soon as it is known. */
  readonly greeting?: Promise<object>
  /** Called each time that the process is ready; `isFirst` the first time. */
  readonly onReady: (ready: unknown, isFirst: boolean) => void
  /**
   * Milliseconds: the first delay before a restart, the longest one, and how long a process must run well before delays
   * begin with the first again.
   */
  readonly delays?: { readonly first: number; readonly longest: number; readonly healthy: number }
}

export interface Supervisor {
  /** The exit code for the whole program, once nothing runs any more. */
  readonly ended: Promise<number>
  readonly pid: () => number | undefined
  /** Passes a signal on and lets the process end for good. */
  stop(signal: NodeJS.Signals): void
}

const usual = { first: 1_000, longest: 30_000, healthy: 60_000 }

/**
 * Runs a program as a child process and restarts it when it ends unexpectedly, after a delay that doubles with each
 * exit. A program that was never ready is not restarted. One that was is, whatever stands in its way: a backup may have
 * the data at that moment.
 */
export function supervise({ words, say, greeting, onReady, delays = usual }: SupervisorOptions): Supervisor {
  const { promise: ended, resolve: end } = Promise.withResolvers<number>()
  let child: ChildProcess | undefined
  let restart: NodeJS.Timeout | undefined
  let isStopping = false
  let wasReady = false
  let delay = delays.first

  const begin = () => {
    let readyAt: number | undefined
    // In a separate group: a terminal's Ctrl C would reach it twice, and the second one ends it immediately.
    const started = spawn(process.execPath, words, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: true,
    })
    child = started
    greeting?.then(
      (message) => started.connected && started.send(message),
      // Whoever supervises has been told.
      () => undefined,
    )
    started.on('message', ({ ready }: Ready) => {
      readyAt = Date.now()
      onReady(ready, !wasReady)
      wasReady = true
    })
    started.once('error', (error) => say(`The server cannot be started: ${error.message}`))
    started.once('close', (code, signal) => {
      const status = code ?? 128 + (constants.signals[signal ?? 'SIGKILL'] ?? 0)
      if (isStopping || code === 0 || !wasReady) return end(status)
      if (readyAt !== undefined && Date.now() - readyAt >= delays.healthy) delay = delays.first
      say(`The server has ended (${signal ?? `code ${code}`}). It is started again in ${delay / 1_000} s.`)
      restart = setTimeout(begin, delay)
      delay = Math.min(delay * 2, delays.longest)
    })
  }
  begin()
  return {
    ended,
    pid: () => child?.pid,
    stop(signal) {
      isStopping = true
      clearTimeout(restart)
      const hasEnded = child === undefined || child.exitCode !== null || child.signalCode !== null
      if (hasEnded) end(0)
      else child?.kill(signal)
    },
  }
}
