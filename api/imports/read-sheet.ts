import { Worker } from 'node:worker_threads'
import { createQueue } from '../auth/queue.ts'
import { apiError, invalid } from '../http/error.ts'
import { importLimits } from './limits.ts'
import type { FromWorker } from './sheet-worker.ts'
import type { Sheet } from './sheet.ts'

const queue = createQueue({ width: importLimits.reading, waiting: importLimits.waiting })

/** Reads an uploaded file beside the server, within limits of memory and time. 422 at `file` says why it can't be. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  const answer = await queue.run(() => inWorker(bytes))
  if (answer === undefined) throw apiError(429, 'too_many_requests', [], { retryAfter: 10 })
  if ('fault' in answer) throw invalid([{ field: 'file', code: answer.fault }])
  return answer.sheet
}

function inWorker(bytes: Uint8Array): Promise<FromWorker> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('sheet-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 400 },
    })
    const give = (answer: FromWorker) => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    const timer = setTimeout(() => give({ fault: 'import_too_large' }), importLimits.readTimeout)
    worker.once('message', give)
    worker.once('error', () => give({ fault: 'import_too_large' }))
  })
}
