import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Image } from './container-image.ts'
import { freePort } from './process.ts'

/**
 * In namespaces of its own for processes and mounts: the image's files read-only, /data and /backups from outside, no
 * capabilities, no way to get some. What a container's runtime does with `read_only` and `cap_drop`, but for the
 * network, which is the machine's.
 */
const enter = `
set -e
root=$1 data=$2 backups=$3 uid=$4 gid=$5; shift 5
mount --bind -o ro "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --bind "$data" "$root/data"
mount --bind "$backups" "$root/backups"
exec chroot "$root" setpriv --reuid "$uid" --regid "$gid" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all \\
  sh -c 'cd /app; exec "$@"' sh "$@"
`

export interface Place {
  /** Folders outside, for `/data` and `/backups`. */
  readonly data: string
  readonly backups: string
  readonly env?: Readonly<Record<string, string>>
}

function start(image: Image, { data, backups, env = {} }: Place, words: readonly string[]): ChildProcess {
  const own = Object.fromEntries(image.env.map((line) => line.split(/=(.*)/s, 2)))
  const space = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private']
  return spawn(
    'unshare',
    [...space, 'sh', '-c', enter, 'sh', image.root, data, backups, ...image.user, ...words],
    { env: { HOME: '/home/node', ...own, HOST: '127.0.0.1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
}

/** An empty folder that the container's user owns. */
export async function makeVolume({ user: [uid, gid] }: Image, path: string): Promise<string> {
  await mkdir(path, { mode: 0o700 })
  await chown(path, Number(uid), Number(gid))
  return path
}

export interface Running {
  readonly url: string
  /** From its start to the first `/health/ready` that says yes. */
  readonly readySeconds: number
  /** Tells its first process to end, as `docker stop` does; resolves with seconds and exit code. */
  stop(): Promise<{ readonly seconds: number; readonly code: number | null }>
}

/** Runs the image's own command, and waits until it is ready. */
export async function runImage(image: Image, place: Place): Promise<Running> {
  const port = await freePort()
  const began = performance.now()
  const child = start(image, { ...place, env: { ...place.env, PORT: String(port) } }, image.words)
  const said = wordsOf(child)
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The container ended with ${child.exitCode}:\n${said()}`)
    await wait(50)
  }
  const readySeconds = (performance.now() - began) / 1000
  return {
    url,
    readySeconds,
    async stop() {
      const from = performance.now()
      const ended = once(child, 'exit') as Promise<[number | null]>
      process.kill(firstOf(child), 'SIGTERM')
      const [code] = await ended
      return { seconds: (performance.now() - from) / 1000, code }
    },
  }
}

/** Runs something else in a container of its own; resolves with what it said, whether it failed or not. */
export async function runIn(image: Image, place: Place, words: readonly string[]) {
  const child = start(image, place, words)
  const said = wordsOf(child)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: said() }
}

/** The process that is number 1 within. */
function firstOf({ pid = 0 }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}

function wordsOf(child: ChildProcess): () => string {
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4_000)))
  return () => words.trim()
}

const isReady = async (url: string) => {
  const reply = await fetch(`${url}/health/ready`).catch(() => undefined)
  return reply?.ok === true
}
