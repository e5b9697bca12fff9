import { Worker } from 'node:worker_threads'
import { TaskFault } from './workers/errors.ts'
import type { CallMessage, ReplyMessage } from './workers/messages.ts'
import { isTaskName, tasks } from './worker-tasks.ts'

// The entry of a worker process. It has no secrets in its environment, may write no file and start no program, and ends
// with the server, however that ends.
new Worker(new URL('workers/orphan-watch.ts', import.meta.url)).unref()
process.on('disconnect', () => process.exit())
// A signal to the whole group is for the server, which ends its workers itself once their calls are answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

process.on('message', (message: CallMessage) => {
  void answer(message).then((reply) => process.send?.(reply))
})

async function answer({ id, task, input }: CallMessage): Promise<ReplyMessage> {
  try {
    if (!isTaskName(task)) throw new Error(`there is no task ${task}`)
    // Types are lost between processes: the pool lets only matching inputs through.
    const work = (await tasks[task]()) as (...given: unknown[]) => unknown
    return { id, output: await work(...(input as unknown[])) }
  } catch (error) {
    if (error instanceof TaskFault)
      return {
        id,
        fault: { code: error.code, ...(error.limits === undefined ? {} : { limits: error.limits }) },
      }
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
