const calls: string[] = []

/** Fails the running test, even where the component swallows the refusal. */
export function refuseCall(call: string): Promise<never> {
  calls.push(call)
  return Promise.reject(new Error(`the test expected no ${call}`))
}

/** What was asked since the last time without the test's consent. */
export const takeUnexpectedCalls = (): string[] => calls.splice(0)
