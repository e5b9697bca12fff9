import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Beside a backup's parts: when it was restored and found whole. The server learns it with its next backup. */
const fileName = 'proved.json'

export async function keepProof(backup: string, provedAt: string): Promise<void> {
  await writeFile(join(backup, fileName), `${JSON.stringify({ proved_at: provedAt })}\n`, { mode: 0o600 })
}

/** Undefined where it was never restored. */
export async function readProof(backup: string): Promise<string | undefined> {
  const text = await readFile(join(backup, fileName), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as { proved_at: string }).proved_at
}
