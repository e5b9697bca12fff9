import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts `npm run mock` on free ports; resolves once the console answers. */
export async function startMock() {
  const child = spawn(process.execPath, ['scripts/mock.ts'], {
    env: { ...process.env, MOCK_PORT: '0', CONSOLE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /Console +(\S+)/.exec(output)
      if (found?.[1] !== undefined) resolve(found[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the mock ended with ${code}:\n${output}`)))
  })
  return {
    url,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
