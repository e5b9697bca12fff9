import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The system user that runs PostgreSQL when this process is root: PostgreSQL refuses to run as root. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

/**
 * The system user that runs PostgreSQL. Undefined: this process's own user. If this process is root: the owner of the
 * data, or else an unprivileged account, created if the machine has none. `nobody` comes last, as other services may
 * share it.
 */
export function findOwner(cluster: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  return ownerOf(cluster) ?? accountNamed('postgres') ?? accountNamed('lobby') ?? newAccount() ?? nobody()
}

function ownerOf(folder: string): Owner | undefined {
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
  return uid === 0 ? undefined : { uid, gid }
}

function accountNamed(name: string): Owner | undefined {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
  } catch {
    return undefined
  }
}

function newAccount(): Owner | undefined {
  const words = ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'lobby']
  try {
    execFileSync('useradd', words, { stdio: 'ignore' })
    return accountNamed('lobby')
  } catch {
    return undefined
  }
}

function nobody(): Owner {
  const account = accountNamed('nobody')
  if (account !== undefined) return account
  throw new Error(
    'PostgreSQL refuses to run as root and this machine has no other user: start Lobby as one, or set DATABASE_URL',
  )
}
