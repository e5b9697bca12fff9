/**
 * Of browser tests, where nobody watches: a press that a busy machine loses is no fault of the console. The run names
 * every test that needed its second try (see scripts/second-tries.ts), so that it is mended and not forgotten.
 */
export const secondTry = { retry: process.env.CI === undefined ? 0 : 1 }
