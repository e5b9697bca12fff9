import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface HolderOptions {
  readonly dataDir: string
  /** The repository, or a copy of it elsewhere. */
  readonly root?: string
  /** As another user; only root can. */
  readonly uid?: number
}

export type Holder = ReturnType<typeof holdDatabase>

/** A process that holds the database of a data directory, to be killed or ended. */
export function holdDatabase({ dataDir, root = join(import.meta.dirname, '../../..'), uid }: HolderOptions) {
  const child = spawn(process.execPath, [join(root, 'tests/support/database/hold-database.ts'), dataDir], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  let said = ''
  const opened = Promise.withResolvers<string>()
  // Tests that only kill it never read the address.
  opened.promise.catch(() => undefined)
  const listen = (chunk: Buffer) => {
    said += chunk.toString()
    const url = /^open (\S+)$/m.exec(said)?.[1]
    if (url !== undefined) opened.resolve(url)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  // A process that cannot even be started ends nothing.
  child.once('error', (error) => opened.reject(error))
  const ended = once(child, 'close').then(([code]) => {
    opened.reject(new Error(`it ended with ${code}: ${said}`))
    return { code: code as number | null, said }
  })
  return {
    pid: child.pid ?? 0,
    opened: opened.promise,
    ended,
    async kill(signal: NodeJS.Signals = 'SIGKILL') {
      child.kill(signal)
      return await ended
    },
  }
}
