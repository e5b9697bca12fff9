import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Owner } from './owner.ts'

export interface Command {
  /** Folder of the PostgreSQL programs. */
  readonly bin: string
  readonly owner: Owner | undefined
  readonly program: 'initdb' | 'postgres'
  /** Arguments before `-D`: `postgres --single` must come first. */
  readonly first?: readonly string[]
  readonly words?: readonly string[]
  /** Standard input, for programs that read it. */
  readonly input?: string
}

/** The first file descriptor after the three standard ones. */
const handedOver = 3

/**
 * Starts a PostgreSQL program on a data folder. Its user may be unable to reach that folder, in a clone below /root for
 * example, so root opens it and hands it over; the kernel's name for an open folder works from anywhere.
 */
export async function runOn(folder: string, command: Command): Promise<ChildProcess> {
  const { bin, owner, program, first = [], words = [], input } = command
  const isHandedOver = owner !== undefined && process.platform === 'linux'
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY)
  try {
    const path = isHandedOver ? `/proc/self/fd/${handedOver}` : folder
    const child = spawn(join(bin, program), [...first, '-D', path, ...words], {
      ...(owner === undefined ? {} : { uid: owner.uid, gid: owner.gid }),
      cwd: '/',
      env: environment(),
      // A separate process group: Ctrl C must reach the server, which then stops the database itself.
      detached: true,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', handle.fd],
    })
    await waitForStart(child)
    child.stdin?.end(input)
    return child
  } finally {
    await handle.close()
  }
}

/** The database gets nothing from the server's environment, least of all its secrets. */
const environment = () => ({ PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' })

const waitForStart = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', reject)
  })
