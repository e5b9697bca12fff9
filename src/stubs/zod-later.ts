import type { z as parts } from '#core/zod.ts'

/**
 * In the built console the `z` of `core`: nothing is checked before the first form, and `loadZod` comes before that.
 * @public
 */
// oxlint-disable-next-line import/no-mutable-exports -- the declarations see it once it is there
export let z: typeof parts | undefined

export async function loadZod(): Promise<void> {
  z ??= (await import('../zod-in-browser.ts')).z
}
