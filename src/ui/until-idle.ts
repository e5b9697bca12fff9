/** Milliseconds after which a busy page does it all the same. */
const patience = 1_000

/** Resolves when the browser has nothing else to do, at the latest after a second. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: patience })
    // Older Safari has no such thing.
    else setTimeout(resolve, 200)
  })
