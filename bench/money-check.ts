import { spawn } from 'node:child_process'
import { memoryOf, seconds, type Figure } from './money-times.ts'

/** `npm run ledger:check` over all books that there are. */
export async function checkLedger(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  const child = spawn(process.execPath, ['scripts/ledger-check.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  let took = 0
  const memory = await memoryOf(child.pid ?? 0, async () => {
    took = await seconds(() => new Promise((resolve) => child.once('close', resolve)))
  })
  const lines = text.trimEnd().split('\n')
  for (const line of lines) if (line.includes('BROKEN')) console.error(line)
  const verdict = lines.at(-1)?.startsWith('all hold') === true ? 'all hold' : 'not all hold'
  return [
    { what: '`ledger:check` of all books so far', said: `${took.toFixed(1)} s, ${verdict}`, goal: '< 60 s' },
    { what: 'its memory at most', said: `${memory.peak.toFixed(0)} MB`, goal: 'flat' },
  ]
}
