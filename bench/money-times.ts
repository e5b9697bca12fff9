import { readFileSync } from 'node:fs'

/** Milliseconds of each call, shortest first. */
export type Times = readonly number[]

const at = (times: Times, share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
export const said = (times: Times) => `${at(times, 0.5).toFixed(0)} / ${at(times, 0.99).toFixed(0)} ms`

/** A number as people read it: 5,000. */
export const whole = (value: number) => Math.round(value).toLocaleString('en-US')

interface Round {
  readonly calls: number
  /** How many run in parallel. Default 1. */
  readonly parallel?: number
  readonly work: (call: number, worker: number) => Promise<unknown>
}

/** Makes `calls` calls; each worker makes its own one after the other. */
export async function timed({ calls, parallel = 1, work }: Round): Promise<Times> {
  const times: number[] = []
  let next = 0
  const worker = async (number: number) => {
    while (next < calls) {
      const call = next++
      const began = performance.now()
      await work(call, number)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: parallel }, (_, number) => worker(number)))
  return times.toSorted((a, b) => a - b)
}

/** Returns the seconds that the work took. */
export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

export interface Memory {
  readonly start: number
  readonly peak: number
  readonly end: number
}

/** A process's resident memory in MB while something goes on. Linux only; zeros elsewhere. */
export async function memoryOf(pid: number, work: () => Promise<unknown>): Promise<Memory> {
  const now = () => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    } catch {
      return 0
    }
  }
  const start = now()
  let peak = start
  const watch = setInterval(() => (peak = Math.max(peak, now())), 50)
  await work()
  clearInterval(watch)
  return { start, peak, end: now() }
}

/** A row of the table: one site's cell of it. */
export interface Figure {
  readonly what: string
  readonly said: string
  readonly goal?: string
}

export const figure = (what: string, times: Times, goal = '', more = ''): Figure => ({
  what,
  said: `${said(times)}${more}`,
  goal,
})
