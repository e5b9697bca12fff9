import { hooksOf, type BeforeContext, type Hooks, type Moments } from '#api/records/extension.ts'

/** The hooks with a check before them, so that what it refuses has changed nothing else. */
export const checkedFirst = (check: (context: BeforeContext) => Promise<void>, moments?: Moments): Hooks => {
  const hooks = hooksOf(moments)
  return {
    ...hooks,
    async before(context) {
      await check(context)
      return hooks.before?.(context)
    },
  }
}
