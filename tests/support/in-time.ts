import { createContext, Script } from 'node:vm'
import { limits } from './limits.ts'

const run = new Script('work()')

/** Whether this comes to an end at all: nothing else can interrupt work that never waits. Throws what the work throws. */
export function inTime(work: () => unknown): boolean {
  try {
    run.runInContext(createContext({ work }), { timeout: limits.state })
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}
