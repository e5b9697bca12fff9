import { chmod, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { vi } from 'vitest'
import { makeScratch } from '../scratch.ts'

/**
 * Programs of PostgreSQL that only say their version and print a line, found before those of the machine until
 * `vi.unstubAllEnvs()`.
 */
export async function offerPrograms(versions: Readonly<Record<string, string>>): Promise<void> {
  const folder = await makeScratch('lobby-programs-')
  for (const [name, version] of Object.entries(versions)) {
    const path = join(folder, name)
    await writeFile(
      path,
      `#!/bin/sh\nif [ "$1" = --version ]; then echo '${name} (PostgreSQL) ${version}'; else echo printed; fi\n`,
    )
    await chmod(path, 0o755)
  }
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH ?? ''}`)
}
