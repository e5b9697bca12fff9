import { isMainThread } from 'node:worker_threads'

// A thread of each worker process. A busy process does not notice that its channel closed, so this checks whether its
// parent has changed, and ends a process whose server was killed.
if (!isMainThread) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  }, 500)
}
