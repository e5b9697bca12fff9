import { ApiError, apiError } from '../http/error.ts'
import { TaskFault, WorkerLost } from '../workers/errors.ts'
import type { Sender, Turn } from '../workers/fair-line.ts'
import { pools } from '../workers/pools.ts'

export type Typesetter = Parameters<Parameters<typeof pools.documents.hold>[1]>[0]

/**
 * Sets one PDF, or a part of one, in a typesetter's process, which nobody else uses meanwhile; 503 when too many wait,
 * unless other parts are set already, or when the process was lost: it took too long or held too much memory.
 */
export async function holdTypesetter(
  sender: Sender,
  work: (typesetter: Typesetter) => Promise<Uint8Array>,
  turn?: Turn,
): Promise<Buffer> {
  try {
    const pdf = await pools.documents.hold(sender, work, turn)
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (error instanceof TaskFault || error instanceof WorkerLost)
      throw apiError(503, 'service_unavailable', [], { retryAfter: 5 })
    throw error
  }
}
