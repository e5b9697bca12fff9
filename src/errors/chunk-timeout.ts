import { chunkTimeoutMs } from '#domain/constants.ts'
import { reportAppError } from './app-errors.ts'

/** A piece of the console that did not come in time; the page that waited for it shows that it failed. */
export class ChunkTimeout extends Error {
  override readonly name = 'ChunkTimeout'
}

/**
 * What `import()` gives, or a `ChunkTimeout` after 120 seconds, told to the user with a way to load the page again
 * (specification §8, §9). The build puts it around every dynamic import: see scripts/chunk-timeout-plugin.ts.
 */
export async function timeChunk<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reportAppError({ kind: 'chunk' })
      reject(new ChunkTimeout('a piece of the console did not come in time'))
    }, chunkTimeoutMs)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}
