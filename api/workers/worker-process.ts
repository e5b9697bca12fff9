import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TaskFault, WorkerLost, type LossReason } from './errors.ts'
import type { CallMessage, ReplyMessage } from './messages.ts'
import type { InputOf, OutputOf, TaskName } from '../worker-tasks.ts'

export interface WorkerLimits {
  /** Megabytes of JavaScript objects. */
  readonly heapMb: number
  /** Megabytes of memory that the process may hold in all, buffers and native libraries included. */
  readonly residentMb: number
  /** Milliseconds that one call may take. */
  readonly callTimeout: number
}

export interface WorkerProcess {
  readonly pid: number | undefined
  readonly isAlive: boolean
  /** Rejects with a `TaskFault`, a `WorkerLost`, or an `Error` for an unforeseen failure. One call at a time. */
  call<Name extends TaskName>(task: Name, ...input: InputOf<Name>): Promise<OutputOf<Name>>
  /** Bytes that the process holds; 0 if the system does not say. */
  memory(): number
  end(): void
}

interface PendingCall {
  readonly id: number
  readonly resolve: (output: unknown) => void
  readonly reject: (error: Error) => void
}

const megabyte = 1024 * 1024
/** Milliseconds between checks of a busy process's memory. */
const lookInterval = 50

/**
 * Starts a child process that takes tasks. V8 limits its objects, the kernel all its memory, and a regular check of its
 * size whatever is in between; reaching a limit ends only that process.
 */
export function startWorker(
  limits: WorkerLimits,
  onLoss: (lost: WorkerLost, words: string) => void,
): WorkerProcess {
  const child = launch(limits)
  let pending: PendingCall | undefined
  let reason: LossReason | undefined
  let isAlive = true
  let isEnding = false
  let calls = 0
  let words = ''

  child.stderr?.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-2_000)))
  child.on('message', (reply: ReplyMessage) => {
    if (pending?.id !== reply.id) return
    const { resolve, reject } = pending
    if ('output' in reply) resolve(reply.output)
    else
      reject(
        'fault' in reply ? new TaskFault(reply.fault.code, reply.fault.limits) : new Error(reply.failure),
      )
  })
  const lose = (signal: NodeJS.Signals | null) => {
    if (!isAlive) return
    isAlive = false
    // V8 aborts when its objects outgrow their limit.
    const lost = new WorkerLost(reason ?? (signal === 'SIGABRT' || signal === 'SIGTRAP' ? 'memory' : 'crash'))
    if (!isEnding) onLoss(lost, words)
    pending?.reject(lost)
  }
  child.once('exit', (_code, signal) => lose(signal))
  child.once('error', () => lose(null))
  const kill = (why: LossReason) => {
    reason ??= why
    child.kill('SIGKILL')
  }
  const memory = () => residentBytes(child.pid)

  return {
    pid: child.pid,
    get isAlive() {
      return isAlive && !isEnding
    },
    memory,
    async call<Name extends TaskName>(task: Name, ...input: InputOf<Name>) {
      if (!isAlive) throw new WorkerLost(reason ?? 'crash')
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      pending = { id: (calls += 1), resolve, reject }
      const timer = setTimeout(() => kill('time'), limits.callTimeout)
      const watch = setInterval(() => {
        if (memory() > limits.residentMb * megabyte) kill('memory')
      }, lookInterval)
      holdOpen(child, true)
      const message: CallMessage = { id: calls, task, input }
      child.send(message, (error) => {
        if (error !== null) reject(new WorkerLost(reason ?? 'crash'))
      })
      try {
        // The one place where types are lost between processes.
        return (await promise) as OutputOf<Name>
      } finally {
        clearTimeout(timer)
        clearInterval(watch)
        pending = undefined
        holdOpen(child, false)
      }
    },
    end() {
      isEnding = true
      child.kill('SIGKILL')
    },
  }
}

const root = join(import.meta.dirname, '../..')
const readable = ['api', 'core', 'domain', 'entities', 'access-control', 'node_modules', 'package.json']

/** Through a shell, which lowers the kernel's limits before the program starts. */
function launch({ heapMb, residentMb }: WorkerLimits): ChildProcess {
  const kilobytes = (residentMb + reservedMb) * 1024
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      'ulimit -c 0; ulimit -d "$0" 2>/dev/null; exec "$@"',
      String(kilobytes),
      process.execPath,
      `--max-old-space-size=${heapMb}`,
      // Whatever a file might make a library do: it may read no data, write nothing and start no program.
      '--permission',
      ...readable.map((path) => `--allow-fs-read=${realpathSync(join(root, path))}`),
      '--allow-addons',
      '--allow-worker',
      '--disable-warning=SecurityWarning',
      join(import.meta.dirname, '../worker.ts'),
    ],
    {
      cwd: root,
      // No secrets: the process that opens strangers' files knows neither the database nor the server's key.
      env: { PATH: process.env['PATH'], UV_THREADPOOL_SIZE: '2' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    },
  )
  sacrifice(child.pid)
  holdOpen(child, false)
  return child
}

/**
 * Megabytes that the kernel's limit counts beyond what is really held: Node and the image library reserve much that
 * they never use. The limit stops growth that is too fast for the check to see.
 */
const reservedMb = 1_500

/** If the whole machine runs out of memory, the kernel ends a worker before the server or the database. */
function sacrifice(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // No Linux, or already gone.
  }
}

/** A busy worker keeps the server's process alive until it has answered; an idle one does not. */
function holdOpen(child: ChildProcess, isHeld: boolean): void {
  const parts = [child, child.channel, child.stderr as { ref?: () => void; unref?: () => void } | null]
  for (const part of parts) if (isHeld) part?.ref?.()
  for (const part of parts) if (!isHeld) part?.unref?.()
}

function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4_096
  } catch {
    return 0
  }
}
