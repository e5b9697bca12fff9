import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runOn } from './folder.ts'
import type { Ground } from './initialise.ts'
import { settingsOf, type SettingsOptions } from './settings.ts'
import { startOf } from './process-identity.ts'

export const socketPrefix = 'lobby-'

/** The note that PostgreSQL keeps in its folder while it runs. */
interface Note {
  readonly pid: number
  readonly socketFolder: string
  readonly isReady: boolean
}

/**
 * Starts PostgreSQL and waits until it accepts connections, including recovery after a crash. Throws with its last
 * messages.
 */
export async function launch(ground: Ground, options: SettingsOptions): Promise<ChildProcess> {
  const words = Object.entries(settingsOf(options)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = await runOn(ground.cluster, { ...ground, program: 'postgres', words })
  const said: string[] = []
  child.stdout?.resume()
  child.stderr?.on('data', (chunk: Buffer) => {
    said.push(...chunk.toString().trimEnd().split('\n'))
    said.splice(0, said.length - 20)
  })
  child.once('exit', () => lastWords.set(child, said.join('\n')))
  for (;;) {
    if (hasEnded(child)) {
      await wait(20)
      throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`)
    }
    const note = readNote(ground.cluster)
    if (note?.pid === child.pid && note?.isReady === true) return child
    await wait(15)
  }
}

const lastWords = new WeakMap<ChildProcess, string>()
/** The last messages of a PostgreSQL that has ended. */
export const lastWordsOf = (child: ChildProcess) => lastWords.get(child) ?? ''

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/**
 * Tries a fast shutdown first: sessions end, everything is written. If that hangs, it is killed and recovers at its
 * next start.
 */
export async function end(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    send(pid, signal)
    const deadline = Date.now() + patience
    while (Date.now() < deadline) {
      if (startOf(pid) === undefined) return
      await wait(15)
    }
  }
  throw new Error(`PostgreSQL with pid ${pid} does not end`)
}

/**
 * Stops a PostgreSQL whose server was killed but which still runs, so that this start runs one with its own settings.
 */
export async function endLeftover({ cluster }: Pick<Ground, 'cluster'>): Promise<void> {
  const note = readNote(cluster)
  if (note === undefined) return
  if (isAtWorkOn(cluster, note)) await end(note.pid)
  await endSessions(cluster)
  if (isOwnSocketFolder(note.socketFolder, cluster))
    await rm(note.socketFolder, { recursive: true, force: true })
}

/** In the folder of the sockets: whose they are. A copy of the data has the original's note, but no sockets. */
const ownersName = 'data-folder'

/** Says in a folder of sockets that they belong to this data. */
export const claimSocketFolder = (folder: string, cluster: string): void =>
  writeFileSync(join(folder, ownersName), realpathSync(cluster), { mode: 0o600 })

/** Only a folder that we made ourselves for this data: anything may be written in the note. */
export function isOwnSocketFolder(folder: string, cluster: string): boolean {
  if (!basename(folder).startsWith(socketPrefix)) return false
  try {
    return readFileSync(join(folder, ownersName), 'utf8') === realpathSync(cluster)
  } catch {
    return false
  }
}

/**
 * Ends what a killed PostgreSQL leaves: its sessions live on for a moment, and its note stays for ever. If another
 * process, or a zombie that nobody reaps, has its pid now, PostgreSQL would believe that it still runs. Call it only
 * when nobody works on the data.
 */
export async function endSessions(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return
  const deadline = Date.now() + 3_000
  for (let left = workersOn(cluster); left.length > 0; left = workersOn(cluster)) {
    if (Date.now() > deadline) for (const pid of left) send(pid, 'SIGKILL')
    await wait(20)
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}

const workersOn = (cluster: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isAtWorkOn(cluster, { pid: Number(name) }))
    .map(Number)

export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Already gone.
  }
}

/**
 * PostgreSQL's working directory is its data folder; another process with a recycled pid has another one. Where that
 * cannot be looked at, whose its sockets are decides.
 */
function isAtWorkOn(
  cluster: string,
  { pid, socketFolder = '' }: Partial<Note> & { readonly pid: number },
): boolean {
  if (startOf(pid) === undefined) return false
  if (process.platform !== 'linux') return isOwnSocketFolder(socketFolder, cluster)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    return false
  }
}

/** Undefined when nothing runs, or ran until it was killed. */
export function readNote(cluster: string): Note | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isInteger(pid) || pid < 2) return undefined
    return { pid, socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}
