import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'

export interface Running {
  readonly url: string
  readonly child: ChildProcess
  stop(): Promise<void>
}

interface Start {
  /** The script, from the repository's root. */
  readonly script: string
  readonly env: Readonly<Record<string, string>>
  /** A path that answers once the server is ready. */
  readonly probe: string
}

/** Starts a server for this run on a free port and waits until it answers. */
export async function startServer({ script, env, probe }: Start): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}${probe}`, child)
  return { url, child, stop: () => stop(child) }
}

async function untilReady(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`the server for ${url} ended with ${child.exitCode}`)
    const reply = await fetch(url).catch(() => undefined)
    if (reply !== undefined && reply.status < 500) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

function stop(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject()))
    })
  })
}
