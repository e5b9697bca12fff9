import type { BeforeContext, Hooks } from '#api/records/extension.ts'

/** The hooks with a check before them, so that what it refuses has changed nothing else. */
export const checkedFirst = (check: (context: BeforeContext) => Promise<void>, hooks: Hooks = {}): Hooks => ({
  ...hooks,
  async before(context) {
    await check(context)
    return hooks.before?.(context)
  },
})
