import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Identifies a process: its pid alone may belong to another process by now. */
export interface ProcessIdentity {
  readonly pid: number
  /** Differs for any two processes that ever had this number. */
  readonly started: string
}

export const thisProcess = (): ProcessIdentity => ({
  pid: process.pid,
  started: startOf(process.pid) ?? '',
})

export const isRunning = ({ pid, started }: ProcessIdentity): boolean => startOf(pid) === started

/** Undefined when no such process runs. */
export function startOf(pid: number): string | undefined {
  return process.platform === 'linux' ? startByKernel(pid) : startByPs(pid)
}

function startByKernel(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain anything; the state and 18 more fields come before the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const isZombie = fields[0] === 'Z' || fields[0] === 'X'
    return isZombie ? undefined : `${bootId()}:${fields[19] ?? ''}`
  } catch {
    return undefined
  }
}

/** Start times count from the boot, and container hosts give the same numbers again after a reboot. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

function startByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
