import { chunkTimeoutMs } from '#domain/constants.ts'
import { reportAppError } from './app-errors.ts'

/** A piece of the console that did not come in time; the page that waited for it shows that it failed. */
export class ChunkTimeout extends Error {
  override readonly name = 'ChunkTimeout'
}

/**
 * Returns the result of `import()`, or throws a `ChunkTimeout` after 120 seconds, which the user sees with a button to
 * reload the page. The build wraps every dynamic import in it: see
 * scripts/chunk-timeout-plugin.ts.
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
