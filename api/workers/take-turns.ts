import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work after which others have their turn. */
const longestTurn = 20

/**
 * For work on the main thread that may take long: awaited after each piece of it, the returned function lets others be
 * answered in between.
 */
export function takeTurns(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < longestTurn) return
    await setImmediate()
    begun = performance.now()
  }
}
