import { setTimeout as pause } from 'node:timers/promises'

/** What PostgreSQL says when it has ended one of two transactions that waited for each other, or could not be ordered. */
const waitedForEachOther = new Set(['40P01', '40001'])

export const isDeadlock = (thrown: unknown): boolean =>
  waitedForEachOther.has((thrown as { readonly code?: string } | null)?.code ?? '')

const attempts = 4

/**
 * Runs a whole transaction again when a deadlock has ended it: nothing of it is left, and the other one goes on meanwhile.
 * Whoever asked gets the answer that they would have got a moment later. Throws the deadlock after the fourth.
 */
export async function retryDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (thrown) {
      if (!isDeadlock(thrown) || attempt === attempts) throw thrown
      // Not all of those that met at the same moment again.
      await pause(Math.random() * 50 * attempt)
    }
  }
}
