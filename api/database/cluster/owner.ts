import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** As whom PostgreSQL runs: it refuses to as root. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

const candidates = ['lobby', 'postgres']

/** Undefined: this process's own user will do. Root gets an unprivileged one, made where the machine has none. */
export function findOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const known = candidates.map(ownerNamed).find((owner) => owner !== undefined)
  return known ?? makeOwner() ?? ownerNamed('nobody') ?? fail()
}

function fail(): never {
  throw new Error(
    'PostgreSQL refuses to run as root and this machine has no other user: start the server as one, or set DATABASE_URL',
  )
}

function ownerNamed(name: string): Owner | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((one) => one.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
  } catch {
    return undefined
  }
}

function makeOwner(): Owner | undefined {
  try {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'lobby'], {
      stdio: 'ignore',
    })
    return ownerNamed('lobby')
  } catch {
    return undefined
  }
}

/** Whether that user can get there: a clone in root's own home is out of his reach. */
export const canReach = (owner: Owner | undefined, path: string): boolean =>
  owner === undefined ||
  spawnSync('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', path], {
    uid: owner.uid,
    gid: owner.gid,
    cwd: '/',
  }).status === 0
