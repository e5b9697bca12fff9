import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Beside a backup's parts: when it was restored and found whole. The server learns it with its next backup. */
const fileName = 'proved.json'
const proof = z.object({ proved_at: z.iso.datetime() })

export async function keepProof(backup: string, provedAt: string): Promise<void> {
  const path = join(backup, fileName)
  const making = `${path}.new`
  await writeFile(making, `${JSON.stringify({ proved_at: provedAt })}\n`, { mode: 0o600, flush: true })
  await rename(making, path)
}

/** Undefined where it was never restored, or nobody can read when: that stands in the way of no backup. */
export async function readProof(backup: string): Promise<string | undefined> {
  try {
    return proof.parse(JSON.parse(await readFile(join(backup, fileName), 'utf8'))).proved_at
  } catch {
    return undefined
  }
}
