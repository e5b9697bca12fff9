import { ApiError, apiError } from '../http/error.ts'
import { TaskFault, WorkerLost } from '../workers/errors.ts'
import type { Sender } from '../workers/fair-line.ts'
import { pools } from '../workers/pools.ts'
import type { SeenFile } from './inspect-file.ts'

export interface Inspected extends SeenFile {
  readonly bytes: Uint8Array
}

/**
 * Finds a file's real type in a worker process: a file that breaks its reader ends only that process. Throws 415 or
 * 422, depending on the file, and 503 when too many wait.
 */
export async function inspect(bytes: Uint8Array, name: string, sender: Sender): Promise<Inspected> {
  if (bytes.length === 0) throw apiError(422, 'file_empty')
  try {
    const seen = await pools.files.hold(sender, (worker) => worker.call('inspectFile', bytes, name))
    return { bytes, ...seen }
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): ApiError {
  if (error instanceof TaskFault)
    return apiError(error.code === 'file_type_not_allowed' ? 415 : 422, error.code)
  const isTooLarge = error instanceof WorkerLost && error.reason !== 'crash'
  return apiError(422, isTooLarge ? 'image_too_large' : 'upload_failed')
}
