/**
 * How long tests wait, in milliseconds. A limit only ends what hangs: it judges no speed, so it is far above what a slow
 * machine needs. What promises a speed multiplies it by `crowding()` instead.
 */
export const limits = { test: 600_000, state: 60_000 }

export const waiting = {
  testTimeout: limits.test,
  hookTimeout: limits.test,
  expect: { poll: { timeout: limits.state } },
}
