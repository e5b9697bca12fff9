import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

export interface Ended {
  readonly code: number
  /** Both streams in the order in which they came; empty when they went to the terminal. */
  readonly output: string
}

export interface ChildOptions {
  /** Show what it writes instead of keeping it. */
  readonly show?: boolean
  readonly env?: Readonly<Record<string, string>>
}

/** Entry files of the tools. They run under the Node of this process: the one in PATH may be older. */
export const tools = {
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/playwright/cli.js',
}

/** Runs a script or a tool in the repository's root and waits for its end. */
export function runNode(
  words: readonly string[],
  { show = false, env = {} }: ChildOptions = {},
): Promise<Ended> {
  const { promise, resolve: settle, reject } = Promise.withResolvers<Ended>()
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => (output += chunk.toString())
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  child.once('error', reject)
  child.once('close', (code) => settle({ code: code ?? 1, output }))
  return promise
}
