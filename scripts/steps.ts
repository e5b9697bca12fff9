import { spawn } from 'node:child_process'

export interface Step {
  readonly name: string
  /** Run by this same Node. */
  readonly args: readonly string[]
}
export interface Outcome {
  readonly name: string
  readonly passed: boolean
  readonly seconds: number
  readonly output: string
}

/** Runs one step to its end and keeps its output. */
export function runStep({ name, args }: Step): Promise<Outcome> {
  const began = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('close', (code) =>
      resolve({ name, passed: code === 0, seconds: (performance.now() - began) / 1000, output }),
    )
  })
}

export function tell({ name, passed, seconds, output }: Outcome): void {
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`)
  if (!passed) console.log(output)
}
