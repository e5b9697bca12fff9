import { randomBytes } from 'node:crypto'
import { closeSync, constants, openSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { once } from 'node:events'

export interface Door {
  /** Its file in the folder. */
  readonly name: string
  close(): Promise<void>
}

/**
 * Opens a socket in a folder, which answers as long as this process lives: whoever works on the folder from another
 * container sees no process of this one, but reaches the socket. Undefined where there are no containers to share a
 * folder with, or no sockets in it.
 */
export async function openDoor(folder: string): Promise<Door | undefined> {
  if (process.platform !== 'linux') return undefined
  const name = `lobby.door.${randomBytes(6).toString('hex')}`
  const held = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY)
  const server = createServer((caller) => caller.destroy()).unref()
  try {
    server.listen(within(held, name))
    await once(server, 'listening')
  } catch {
    closeSync(held)
    return undefined
  }
  return {
    name,
    async close() {
      server.close()
      await once(server, 'close')
      closeSync(held)
    },
  }
}

/** The lock may hold anything; only our own sockets are called. */
export const isDoor = (name: unknown): name is string =>
  typeof name === 'string' && /^lobby\.door\.[0-9a-f]{12}$/.test(name)

/** Whether somebody lives behind it. */
export async function answers(folder: string, name: string): Promise<boolean> {
  const held = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY)
  const caller = connect(within(held, name))
  try {
    await once(caller, 'connect')
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // Whatever else goes wrong is no proof that nobody is there.
    return !['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(code)
  } finally {
    caller.destroy()
    closeSync(held)
  }
}

/** A socket's path may have 107 bytes at most; the kernel's name for an open folder is short. */
const within = (folder: number, name: string) => `/proc/self/fd/${folder}/${name}`
